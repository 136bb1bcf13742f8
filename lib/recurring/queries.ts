import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { pageOf } from '@/lib/http/pagination'
import { knownId } from '@/lib/ids'
import { listedRuleJson, ruleJson, type RuleJson, type RuleRow } from '@/lib/recurring/json'
import { rulesPerResponse } from '@/lib/recurring/limits'
import type { RuleView } from '@/lib/recurring/schema'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

const rulesPerPage = 10

/** A page of the recurring rules, newest first; administrators only. A page past the end becomes the last page. */
export async function listRules(scope: Scope, wanted = 1) {
  authorize(scope.viewer, 'task:manage')
  const members = Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('id', u."id", 'username', u."username") ORDER BY m."place")
    FROM "RecurringRuleMember" m JOIN "User" u ON u."id" = m."memberId" WHERE m."ruleId" = r."id"), '[]')`
  const rows = await readBatched<RuleView & { total: number }>(
    scope,
    Prisma.sql`WITH counted AS (SELECT count(*)::int AS "total" FROM "RecurringRule")
      SELECT (SELECT "total" FROM counted), r."id", ${members} AS "members", r."mode", r."weekdays", r."title", r."points", r."anchor",
        r."interval", r."every", r."isPaused", r."ignoresPauses", r."extendedTo"
      FROM "RecurringRule" r ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${rulesPerPage}
      OFFSET (SELECT LEAST(${wanted - 1}::int, ("total" - 1) / ${rulesPerPage}::int) * ${rulesPerPage}::int FROM counted)`,
  )
  const { page, pageCount } = pageOf(rows[0]?.total ?? 0, rulesPerPage, wanted)
  const rules = rows.map(({ total: _, ...rule }): RuleView => rule)
  return { rules, page, pageCount }
}

/** Rules on the wire, newest first and with truncated descriptions, and their total number; administrators only. */
export async function readRules(scope: Scope, offset = 0): Promise<{ items: RuleJson[]; total: number }> {
  authorize(scope.viewer, 'task:manage')
  const [rows, [counted]] = await Promise.all([
    ruleRows(scope, Prisma.sql`ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${rulesPerResponse} OFFSET ${offset}`),
    readBatched<{ total: number }>(scope, Prisma.sql`SELECT count(*)::int AS "total" FROM "RecurringRule"`),
  ])
  return { items: rows.map(listedRuleJson), total: counted?.total ?? 0 }
}

/** A rule on the wire; administrators only. Throws AppError not_found. */
export async function readRule(scope: Scope, ruleId: string): Promise<RuleJson> {
  authorize(scope.viewer, 'task:manage')
  const [rule] = await ruleRows(scope, Prisma.sql`WHERE r."id" = ${knownId(ruleId, 'recurring.ruleNotFound')}::uuid`)
  if (!rule) throw new AppError('not_found', 'recurring.ruleNotFound')
  return ruleJson(rule)
}

async function ruleRows(scope: Scope, which: Prisma.Sql): Promise<RuleRow[]> {
  const rows = await readBatched<JsonRow<RuleRow>>(
    scope,
    Prisma.sql`SELECT r.*, (
        SELECT json_agg(json_build_object('memberId', m."memberId", 'place', m."place"))
        FROM "RecurringRuleMember" m WHERE m."ruleId" = r."id"
      ) AS "members"
      FROM "RecurringRule" r ${which}`,
  )
  return rows.map((row) => withDates<RuleRow>(row, ['anchor', 'extendedTo']))
}

/** Whether anything runs the schedule: a server that stays does, functions on Vercel need the secret. */
export function isScheduled(): boolean {
  const { CRON_SECRET, VERCEL } = env()
  return VERCEL === undefined || CRON_SECRET !== undefined
}

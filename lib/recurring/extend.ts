import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { addTasks, type Batch } from '@/lib/imports/commands'
import { pausesOf } from '@/lib/points/read-pauses'
import { lockMembers } from '@/lib/points/ledger'
import { isPaused, noPauses } from '@/lib/points/pauses'
import { extensionOf } from '@/lib/recurring/extension'
import { daysAhead, expiryNames } from '@/lib/recurring/occurrences'
import { taskOn } from '@/lib/recurring/schema'
import { replaceSkipped } from '@/lib/recurring/store'
import type { IsUnpaused, Share } from '@/lib/recurring/turns'
import type { Scope } from '@/lib/scope'
import { storedExpectations } from '@/lib/tasks/expectations'
import { Prisma } from '@/prisma/generated/client'

/** Rules extended per transaction. */
const rulesAtOnce = 50

const withMembers = {
  members: { select: { memberId: true, place: true, skipped: { select: { memberId: true, day: true } } } },
} as const
type Rule = Prisma.RecurringRuleGetPayload<{ include: typeof withMembers }>

type Options = {
  /** Only this rule. */
  ruleId?: string
  /** The latest day to create tasks for; by default seven days ahead. */
  horizon?: Day
}

/**
 * Creates the tasks of every active rule, or of the given one, up to seven days ahead, including missed days. From
 * today on it also creates the tasks that a pause had skipped, if that pause no longer exists. Each occurrence is
 * created once, however often or concurrently this runs. A deleted occurrence is not recreated, since a rule records
 * how far it was extended and what a pause skipped. Administrators and the scheduler only.
 */
export async function extendRules(
  scope: Scope,
  { ruleId, horizon = addDays(dayOf(scope.now, scope.timeZone), daysAhead) }: Options = {},
): Promise<{ rulesExtended: number; tasksAdded: number }> {
  authorize(scope.viewer, 'schedule:run')
  const isDue = dueSql(scope, horizon)
  const isWanted = ruleId === undefined ? Prisma.sql`true` : Prisma.sql`r."id" = ${ruleId}::uuid`
  const total = { rulesExtended: 0, tasksAdded: 0 }
  for (;;) {
    const due = await db.$queryRaw<DueRule[]>`
      SELECT r."id", ARRAY(SELECT m."memberId" FROM "RecurringRuleMember" m WHERE m."ruleId" = r."id") AS "memberIds"
      FROM "RecurringRule" r WHERE ${isWanted} AND ${isDue} ORDER BY r."id" LIMIT ${rulesAtOnce}`
    if (due.length === 0) return total
    const extended = await db.$transaction((tx) => extendDue(tx, scope, { due, isDue, horizon }))
    total.rulesExtended += extended.rules
    total.tasksAdded += extended.tasks
  }
}

type DueRule = { id: string; memberIds: string[] }

/**
 * Whether the rule `r` is active and lacks occurrences: new ones, or those skipped by a pause that no longer exists.
 */
function dueSql({ now, timeZone }: Scope, horizon: Day): Prisma.Sql {
  return Prisma.sql`NOT r."isPaused" AND (r."extendedTo" < ${horizon}::date OR EXISTS (
    SELECT 1 FROM "SkippedOccurrence" s WHERE s."ruleId" = r."id" AND s."day" >= ${dayOf(now, timeZone)}::date
      AND (r."ignoresPauses" OR NOT EXISTS (
        SELECT 1 FROM "Pause" p WHERE (p."memberId" IS NULL OR p."memberId" = s."memberId")
          AND s."day" BETWEEN p."from" AND p."to"
      ))
  ))`
}

type Due = { due: readonly DueRule[]; isDue: Prisma.Sql; horizon: Day }

/** Extends those rules that were not extended, paused or deleted before their lock was taken. */
async function extendDue(tx: Database, scope: Scope, { due, isDue, horizon }: Due) {
  const locked = new Set(
    await lockMembers(
      tx,
      due.flatMap(({ memberIds }) => memberIds),
    ),
  )
  const ids = due.map((rule) => rule.id)
  await tx.$queryRaw`SELECT 1 FROM "RecurringRule" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const still = await tx.$queryRaw<{ id: string }[]>`
    SELECT r."id" FROM "RecurringRule" r WHERE r."id" = ANY(${ids}::uuid[]) AND ${isDue}`
  const where = { id: { in: still.map(({ id }) => id) } }
  const found = await tx.recurringRule.findMany({ where, include: withMembers })
  // A rule with a new member is extended in the next round, because members are locked before rules.
  const rules = found.filter(({ members }) => members.every(({ memberId }) => locked.has(memberId)))
  const pauses = await pausesOf(tx, [...locked])
  const isUnpaused: IsUnpaused = (memberId, day) => !isPaused(day, pauses.get(memberId) ?? noPauses)
  const moment = { today: dayOf(scope.now, scope.timeZone), horizon, isUnpaused }
  const batches: Batch[] = []
  for (const rule of rules) {
    const skippedBefore = rule.members.flatMap(({ skipped }) =>
      skipped.map(({ memberId, day }): Share => ({ memberId, day: fromDate(day) })),
    )
    const anchored = { ...rule, anchor: fromDate(rule.anchor), extendedTo: fromDate(rule.extendedTo) }
    const { shared, skipped, lastPlace, extendedTo } = extensionOf(anchored, skippedBefore, moment)
    batches.push(...batchesOf(rule, shared, scope.timeZone))
    if (skippedBefore.length > 0 || skipped.length > 0) await replaceSkipped(tx, rule.id, skipped)
    await tx.recurringRule.update({
      where: { id: rule.id },
      data: { extendedTo: toDate(extendedTo), lastPlace },
      select: { id: true },
    })
  }
  const added = await addTasks(tx, scope, batches)
  return { rules: rules.length, tasks: added.flat().length }
}

/** The tasks of a rule by member. */
function batchesOf(rule: Rule, shared: readonly Share[], timeZone: string): Batch[] {
  const content = { ...rule, expectations: storedExpectations(rule.expectations), expiry: expiryNames[rule.expiry] }
  return rule.members.map(({ memberId: assigneeId }) => {
    const own = shared.filter(({ memberId }) => memberId === assigneeId)
    return { assigneeId, recurringRuleId: rule.id, tasks: own.map(({ day }) => taskOn(day, content, timeZone)) }
  })
}

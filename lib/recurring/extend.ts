import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { addTasks, type Batch } from '@/lib/imports/commands'
import { lowestId } from '@/lib/ids'
import { pausesOf } from '@/lib/points/read-pauses'
import { log } from '@/lib/log'
import { lockMembers } from '@/lib/points/ledger'
import { isPaused, noPauses } from '@/lib/points/pauses'
import { extensionOf } from '@/lib/recurring/extension'
import { ruleDaysAhead, expiryNames } from '@/lib/recurring/occurrences'
import { taskOn } from '@/lib/recurring/schema'
import { replaceSkipped } from '@/lib/recurring/store'
import type { IsUnpaused, Share } from '@/lib/recurring/turns'
import type { Scope } from '@/lib/scope'
import { storedExpectations } from '@/lib/tasks/expectations'
import { Prisma } from '@/prisma/generated/client'

/** Rules listed at once. */
const rulesAtOnce = 200

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
 * how far it was extended and what a pause skipped. Administrators and the scheduler only. A rule that fails is logged
 * and holds up no other: its error is thrown once all have been tried.
 */
export async function extendRules(
  scope: Scope,
  { ruleId, horizon = addDays(dayOf(scope.now, scope.timeZone), ruleDaysAhead) }: Options = {},
): Promise<{ rulesExtended: number; tasksAdded: number }> {
  authorize(scope.viewer, 'schedule:run')
  const isDue = dueSql(scope, horizon)
  const isWanted = ruleId === undefined ? Prisma.sql`true` : Prisma.sql`r."id" = ${ruleId}::uuid`
  const total = { rulesExtended: 0, tasksAdded: 0 }
  const errors: unknown[] = []
  let after = lowestId
  for (;;) {
    const due = await db.$queryRaw<{ id: string }[]>`
      SELECT r."id" FROM "RecurringRule" r WHERE ${isWanted} AND ${isDue} AND r."id" > ${after}::uuid
      ORDER BY r."id" LIMIT ${rulesAtOnce}`
    for (const { id } of due) {
      try {
        const tasks = await extendRule(scope, { id, isDue, horizon })
        if (tasks === null) continue
        total.rulesExtended += 1
        total.tasksAdded += tasks
      } catch (error) {
        log.error({ event: 'rule_failed', ruleId: id, err: error }, 'a recurring rule could not be extended')
        errors.push(error)
        // Throws if the database is away: then the other rules would only fail as well, one timeout after the other.
        await db.$queryRaw`SELECT 1`
      }
    }
    after = due.at(-1)?.id ?? after
    if (due.length < rulesAtOnce) break
  }
  if (errors.length > 0) throw errors[0]
  return total
}

/**
 * Extends rules after a committed change. An error is logged, and the next run of the schedule makes up for it. Returns
 * the number of added tasks.
 */
export async function extendAfterChange(scope: Scope, options: Options = {}): Promise<number> {
  try {
    return (await extendRules(scope, options)).tasksAdded
  } catch (error) {
    log.error(
      { event: 'rules_not_extended', ruleId: options.ruleId, err: error },
      'the tasks of changed rules are late',
    )
    return 0
  }
}

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

type Due = { id: string; isDue: Prisma.Sql; horizon: Day }

/** Extends a rule, and returns how many tasks that added; null if it is no longer due. */
async function extendRule(scope: Scope, due: Due): Promise<number | null> {
  for (;;) {
    const memberIds = await membersOf(due.id)
    const extended = await db.$transaction((tx) => extendLocked(tx, scope, { ...due, memberIds }))
    if (extended !== 'new member') return extended
  }
}

async function membersOf(ruleId: string): Promise<string[]> {
  const members = await db.recurringRuleMember.findMany({ where: { ruleId }, select: { memberId: true } })
  return members.map(({ memberId }) => memberId)
}

async function extendLocked(
  tx: Database,
  scope: Scope,
  { id, isDue, horizon, memberIds }: Due & { memberIds: string[] },
) {
  const locked = new Set(await lockMembers(tx, memberIds))
  await tx.$queryRaw`SELECT 1 FROM "RecurringRule" WHERE "id" = ${id}::uuid FOR UPDATE`
  const [still] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "RecurringRule" r WHERE r."id" = ${id}::uuid AND ${isDue}`
  const rule = still ? await tx.recurringRule.findUnique({ where: { id }, include: withMembers }) : null
  if (!rule) return null
  // Members are locked before rules, so a new member needs another transaction.
  if (rule.members.some(({ memberId }) => !locked.has(memberId))) return 'new member'
  const pauses = await pausesOf(tx, [...locked])
  const isUnpaused: IsUnpaused = (memberId, day) => !isPaused(day, pauses.get(memberId) ?? noPauses)
  const moment = { today: dayOf(scope.now, scope.timeZone), horizon, isUnpaused }
  const skippedBefore = rule.members.flatMap(({ skipped }) =>
    skipped.map(({ memberId, day }): Share => ({ memberId, day: fromDate(day) })),
  )
  const anchored = { ...rule, anchor: fromDate(rule.anchor), extendedTo: fromDate(rule.extendedTo) }
  const { shared, skipped, lastPlace, extendedTo } = extensionOf(anchored, skippedBefore, moment)
  if (skippedBefore.length > 0 || skipped.length > 0) await replaceSkipped(tx, rule.id, skipped)
  const data = { extendedTo: toDate(extendedTo), lastPlace }
  await tx.recurringRule.update({ where: { id }, data, select: { id: true } })
  return (await addTasks(tx, scope, batchesOf(rule, shared, scope.timeZone))).flat().length
}

/** The tasks of a rule by member. */
function batchesOf(rule: Rule, shared: readonly Share[], timeZone: string): Batch[] {
  const content = { ...rule, expectations: storedExpectations(rule.expectations), expiry: expiryNames[rule.expiry] }
  return rule.members.map(({ memberId: assigneeId }) => {
    const own = shared.filter(({ memberId }) => memberId === assigneeId)
    return { assigneeId, recurringRuleId: rule.id, tasks: own.map(({ day }) => taskOn(day, content, timeZone)) }
  })
}

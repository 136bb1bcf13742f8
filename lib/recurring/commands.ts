import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { addDays, dayOf, toDate, type Day } from '@/lib/calendar'
import { unlessTaken } from '@/lib/database-errors'
import { db, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { extendAfterChange } from '@/lib/recurring/extend'
import { ruleJson, type RuleJson, type RuleRow } from '@/lib/recurring/json'
import { expiryNames } from '@/lib/recurring/occurrences'
import type { RuleContent, UpdateRule } from '@/lib/recurring/rule-schema'
import type { RuleId } from '@/lib/recurring/schema'
import { insertRule, lockRuleMembers, refusePast, replaceMembers, ruleColumns } from '@/lib/recurring/store'
import type { Scope } from '@/lib/scope'
import type { RecurringRule } from '@/prisma/generated/client'

/**
 * Stores a rule and creates its tasks of the next seven days; administrators only. Throws AppError invalid for a start
 * in the past or an unknown member, conflict when the same rule exists.
 */
export async function createRule(scope: Scope, content: RuleContent): Promise<RuleJson> {
  authorize(scope.viewer, 'task:manage')
  refusePast(scope, 'from', content.from)
  refuseWeekdays(content)
  const id = await db.$transaction(async (tx) => {
    await lockRuleMembers(tx, content.memberIds)
    await requireStillViewer(tx, scope)
    const rule = await insertRule(tx, content, { extendedTo: addDays(content.from, -1), lastPlace: null })
    if (!rule.isNew) throw ruleExists()
    return rule.id
  })
  await extendAfterChange(scope, { ruleId: id })
  return readBack(id)
}

/**
 * Changes a rule for the tasks that it has yet to create, which includes those that a pause skipped once the rule
 * ignores pauses; administrators only. Throws AppError not_found, invalid for an unknown member or a new start in the
 * past, conflict when it would equal another rule, or when its members are no longer those that were read.
 */
export async function updateRule(
  scope: Scope,
  { ruleId, isPaused, membersRead, ...change }: UpdateRule & RuleId & { membersRead?: string[] },
): Promise<RuleJson> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, 'recurring.ruleNotFound')
  await db.$transaction(async (tx) => {
    if (change.memberIds) await lockRuleMembers(tx, change.memberIds)
    await lockRule(tx, scope, id)
    const rule = await tx.recurringRule.findUniqueOrThrow({ where: { id }, include: { members: true } })
    const before = storedRuleJson(rule)
    if (membersRead && membersRead.join() !== before.memberIds.join())
      throw new AppError('conflict', 'recurring.membersChanged')
    const content = { ...before, ...change }
    // Only a weekly rule has weekdays.
    if (change.weekdays === undefined && content.interval !== 'weekly') content.weekdays = []
    if (content.from !== before.from) refusePast(scope, 'from', content.from)
    refuseWeekdays(content)
    const { memberIds, mode, title, description, expectations, points, from, interval, every, weekdays } = content
    const { expiry, expiryDays, ignoresPauses } = content
    const columns = ruleColumns({
      ...{ memberIds, mode, title, description, expectations, points },
      ...{ from, interval, every, weekdays, expiry, expiryDays, ignoresPauses },
    })
    // Skipped occurrences are of one member in the one mode, and of all members together in the other.
    if (mode !== before.mode) await tx.skippedOccurrence.deleteMany({ where: { ruleId: id } })
    const turn = change.memberIds ? await replaceMembers(tx, rule, memberIds) : {}
    const hasBegun = before.extendedTo >= before.from
    const progress = hasBegun ? before : { ...before, extendedTo: addDays(from, -1) }
    const extendedTo = extendedAfter(scope, progress, isPaused)
    const data = { ...columns, ...turn, isPaused, extendedTo: toDate(extendedTo) }
    await unlessTaken(tx.recurringRule.update({ where: { id }, data, select: { id: true } }), ruleExists)
  })
  await extendAfterChange(scope, { ruleId: id })
  return readBack(id)
}

/** How far a rule counts as extended after the change: one that resumes, up to yesterday at least. */
function extendedAfter({ now, timeZone }: Scope, before: Progress, isPaused?: boolean): Day {
  const yesterday = addDays(dayOf(now, timeZone), -1)
  const isResumed = before.isPaused && isPaused === false
  return isResumed && before.extendedTo < yesterday ? yesterday : before.extendedTo
}

const ruleExists = () => new AppError('conflict', 'recurring.ruleExists')

function refuseWeekdays({ interval, weekdays }: Pick<RuleContent, 'interval' | 'weekdays'>): void {
  if (weekdays.length > 0 && interval !== 'weekly') throw invalidField('weekdays', 'recurring.weekdaysWeekly')
}

/** The JSON of a rule that Prisma read, which names its expiry otherwise. */
const storedRuleJson = (rule: Omit<RuleRow, 'expiry'> & Pick<RecurringRule, 'expiry'>): RuleJson =>
  ruleJson({ ...rule, expiry: expiryNames[rule.expiry] })

async function readBack(id: string): Promise<RuleJson> {
  const rule = await db.recurringRule.findUnique({ where: { id }, include: { members: true } })
  if (!rule) throw new AppError('not_found', 'recurring.ruleNotFound')
  return storedRuleJson(rule)
}

type Progress = { isPaused: boolean; extendedTo: Day }

/** Locks a rule, and checks the viewer once it is held. Throws AppError unauthenticated and not_found. */
async function lockRule(tx: Database, scope: Scope, id: string): Promise<Progress> {
  const [rule] = await tx.$queryRaw<Progress[]>`
    SELECT "isPaused", "extendedTo"::text FROM "RecurringRule" WHERE "id" = ${id}::uuid FOR UPDATE`
  await requireStillViewer(tx, scope)
  if (!rule) throw new AppError('not_found', 'recurring.ruleNotFound')
  return rule
}

/** Stops creating tasks until the rule is resumed; administrators only. Throws AppError not_found. */
export async function pauseRule(scope: Scope, { ruleId }: RuleId): Promise<void> {
  await setPaused(scope, ruleId, true)
}

/**
 * Resumes a rule from today, and creates due tasks at once; administrators only. Days during the pause are skipped; an
 * active rule makes up for those that the schedule missed. Throws AppError not_found.
 */
export async function resumeRule(scope: Scope, { ruleId }: RuleId): Promise<{ tasksAdded: number }> {
  const id = await setPaused(scope, ruleId, false)
  return { tasksAdded: await extendAfterChange(scope, { ruleId: id }) }
}

async function setPaused(scope: Scope, ruleId: string, isPaused: boolean): Promise<string> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, 'recurring.ruleNotFound')
  await db.$transaction(async (tx) => {
    const extendedTo = toDate(extendedAfter(scope, await lockRule(tx, scope, id), isPaused))
    await tx.recurringRule.update({ where: { id }, data: { isPaused, extendedTo }, select: { id: true } })
  })
  return id
}

/** Deletes a rule; administrators only. Its tasks remain. Throws AppError not_found. */
export async function deleteRule(scope: Scope, { ruleId }: RuleId): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, 'recurring.ruleNotFound')
  await db.$transaction(async (tx) => {
    const member = { orderBy: { place: 'asc' }, select: { member: { select: { id: true, username: true } } } } as const
    const select = { title: true, members: { ...member, take: 1 } } as const
    await lockRule(tx, scope, id)
    const rule = await tx.recurringRule.delete({ where: { id }, select })
    const subject = rule.members[0]?.member
    await recordActivity(tx, scope, { kind: 'rule_deleted', subject, details: { title: rule.title } })
  })
}

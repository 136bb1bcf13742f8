import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { addDays, dayOf, toDate, type Day } from '@/lib/calendar'
import { unlessTaken } from '@/lib/database-errors'
import { db, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { addTasks, knownDays } from '@/lib/imports/commands'
import { isPaused as isPausedOn, noPauses } from '@/lib/points/pauses'
import { pausesOf } from '@/lib/points/read-pauses'
import { extendAfterChange } from '@/lib/recurring/extend'
import { ruleJson, type RuleJson, type RuleRow } from '@/lib/recurring/json'
import { expiryNames } from '@/lib/recurring/occurrences'
import type { RuleContent, UpdateRule } from '@/lib/recurring/rule-schema'
import { taskOn, type GenerateTasks, type RuleId } from '@/lib/recurring/schema'
import { generatedDays } from '@/lib/recurring/range'
import { addSkipped, insertRule, lockRuleMembers, replaceMembers, ruleColumns } from '@/lib/recurring/store'
import { shareOut, type IsUnpaused, type Share } from '@/lib/recurring/turns'
import type { Scope } from '@/lib/scope'
import { usernameKey } from '@/lib/users/username'
import type { RecurringRule } from '@/prisma/generated/client'

/**
 * Creates the tasks of the chosen days, on paused ones only if told to, and, when they should continue after the last
 * one, stores the rule: both or neither. Administrators only; repeating the request adds nothing. Existing tasks count
 * as `known`. Throws AppError invalid when a user is unknown, or when a rule would start in the past.
 */
export async function generateTasks(
  scope: Scope,
  input: GenerateTasks,
): Promise<{ tasksAdded: number; known: number }> {
  authorize(scope.viewer, 'task:manage')
  if (input.keepRepeating) refusePast(scope, 'start', input.start)
  const memberIds = await membersNamed(input)
  const members = memberIds.map((memberId, place) => ({ memberId, place }))
  const days = generatedDays(input)
  return db.$transaction(async (tx) => {
    await lockRuleMembers(tx, memberIds, 'username')
    await requireStillViewer(tx, scope)
    const isUnpaused = await presence(tx, scope, { memberIds, input, days })
    const shares = shareOut(days, { ...input, members, lastPlace: null }, isUnpaused)
    const batches = memberIds.map((assigneeId) => {
      const own = shares.shared.filter(({ memberId }) => memberId === assigneeId)
      return { assigneeId, tasks: own.map(({ day }) => taskOn(day, input, scope.timeZone)) }
    })
    const added = (await addTasks(tx, scope, batches)).flat().length
    if (added > 0) await recordActivity(tx, scope, { kind: 'tasks_imported', details: { tasks: added } })
    if (input.keepRepeating) await repeat(tx, scope, { memberIds, input, ...shares })
    return { tasksAdded: added, known: shares.shared.length - added }
  })
}

type Generated = { memberIds: string[]; input: GenerateTasks; days: readonly Day[] }

/** Who gets a task on which day. In turn, a day's task stays with the member who has it, despite later pauses. */
async function presence(tx: Database, { timeZone }: Scope, { memberIds, input, days }: Generated): Promise<IsUnpaused> {
  const pauses = input.ignoresPauses ? null : await pausesOf(tx, memberIds)
  const isUnpaused: IsUnpaused = (memberId, day) => !isPausedOn(day, pauses?.get(memberId) ?? noPauses)
  if (input.mode === 'each') return isUnpaused
  const tasks = days.map((day) => taskOn(day, input, timeZone))
  const known = await knownDays(
    tx,
    memberIds.map((assigneeId) => ({ assigneeId, tasks })),
  )
  return (memberId, day) => {
    const holder = known.findIndex((own) => own.has(day))
    return holder === -1 ? isUnpaused(memberId, day) : memberIds[holder] === memberId
  }
}

function refusePast(scope: Scope, field: 'from' | 'start', day: string): void {
  if (day < dayOf(scope.now, scope.timeZone)) throw invalidField(field, 'recurring.startPast')
}

async function membersNamed({ username, others }: Pick<GenerateTasks, 'username' | 'others'>): Promise<string[]> {
  const keys = [...new Set([username, ...others].map(usernameKey))]
  const users = await db.user.findMany({
    where: { usernameKey: { in: keys } },
    select: { id: true, usernameKey: true },
  })
  return keys.map((key, index) => {
    const user = users.find((each) => each.usernameKey === key)
    if (!user) throw invalidField(index === 0 ? 'username' : 'others', 'tasks.userNotFound')
    return user.id
  })
}

type Repeated = Omit<Generated, 'days'> & ReturnType<typeof shareOut>

/** Creates the rule after the generated tasks, or updates the existing one. The members must be locked. */
async function repeat(tx: Database, scope: Scope, { memberIds, input, shared, skipped, lastPlace }: Repeated) {
  const { title, description, expectations, points, mode, interval, every, weekdays, expiry, expiryDays } = input
  const { start: from, end: extendedTo = from, ignoresPauses } = input
  const timing = { from, interval, every, weekdays, expiry, expiryDays, ignoresPauses }
  const content = { memberIds, mode, title, description, expectations, points, ...timing }
  const { id, isNew, extendedBefore } = await insertRule(tx, content, { extendedTo, lastPlace })
  const today = dayOf(scope.now, scope.timeZone)
  // An existing rule has recorded by itself what was skipped up to there.
  const isOpen = ({ day }: Share) => day >= today && (isNew || day > extendedBefore)
  await addSkipped(tx, id, skipped.filter(isOpen))
  if (isNew) return
  const days = shared.map(({ day }) => toDate(day))
  if (mode === 'turn') await tx.skippedOccurrence.deleteMany({ where: { ruleId: id, day: { in: days } } })
  const isReached = { id, extendedTo: { lte: toDate(extendedTo) } }
  // An existing rule numbers its members otherwise once they were reordered.
  const last =
    lastPlace === null
      ? null
      : await tx.recurringRuleMember.findFirst({ where: { ruleId: id, memberId: memberIds[lastPlace] } })
  const progress = { extendedTo: toDate(extendedTo), lastPlace: last?.place ?? null }
  await tx.recurringRule.updateMany({ where: isReached, data: progress })
  const data = { ...ruleColumns(content), isPaused: false }
  await tx.recurringRule.update({ where: { id }, data, select: { id: true } })
}

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

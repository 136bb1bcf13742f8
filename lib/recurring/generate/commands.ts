import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { dayOf, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { invalidField } from '@/lib/errors'
import { addTasks, knownDays } from '@/lib/imports/commands'
import { isPaused, noPauses } from '@/lib/points/pauses'
import { pausesOf } from '@/lib/points/read-pauses'
import { generatedDays } from '@/lib/recurring/range'
import { taskOn, type GenerateTasks } from '@/lib/recurring/schema'
import { addSkipped, insertRule, lockRuleMembers, refusePast, ruleColumns } from '@/lib/recurring/store'
import { shareOut, type IsUnpaused, type Share } from '@/lib/recurring/turns'
import type { Scope } from '@/lib/scope'
import { usernameKey } from '@/lib/users/username'

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
  const isUnpaused: IsUnpaused = (memberId, day) => !isPaused(day, pauses?.get(memberId) ?? noPauses)
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

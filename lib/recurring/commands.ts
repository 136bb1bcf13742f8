import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, toDate } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { addTasks } from '@/lib/imports/commands'
import { messages } from '@/lib/messages'
import { lockMembers } from '@/lib/points/ledger'
import { occurrenceEnd, type Expiry } from '@/lib/recurring/occurrences'
import { extendRules } from '@/lib/recurring/schedule'
import { generatedDays, type GenerateTasks, type RuleId } from '@/lib/recurring/schema'
import type { Scope } from '@/lib/scope'
import { usernameKey } from '@/lib/users/username'
import type { RecurringExpiry } from '@/prisma/generated/client'

const words = messages.recurring

const storedExpiry: Record<Expiry, RecurringExpiry> = {
  same_day: 'same_day',
  '1_day': 'one_day',
  '2_days': 'two_days',
  '1_week': 'one_week',
  custom: 'custom',
}

/** What generating made: tasks that were already there are `known`. */
export type Generated = { user: string; tasksAdded: number; known: number; isRepeating: boolean }

/**
 * Makes a task for every day chosen, at once, and stores the rule when it is to go on; administrators only.
 * Asking for the same again adds nothing. Throws AppError invalid when the user is unknown or the range
 * begins in the past.
 */
export async function generateTasks(scope: Scope, input: GenerateTasks): Promise<Generated> {
  authorize(scope.viewer, 'task:manage')
  const { username, title, description, points, expiry, expiryDays } = input
  if (input.start < dayOf(scope.now, scope.timeZone)) throw new AppError('invalid', words.startPast)
  const days = generatedDays(input)
  const tasks = days.map((date) => ({
    ...{ title, description, points, date },
    expiresAt: occurrenceEnd(date, { expiry, days: expiryDays }, scope.timeZone),
  }))
  const user = await db.user.findUnique({ where: { usernameKey: usernameKey(username) }, select: { id: true, username: true } })
  return db.$transaction(async (tx) => {
    const [assigneeId] = user ? await lockMembers(tx, [user.id]) : []
    if (!user || !assigneeId) throw new AppError('invalid', messages.tasks.userNotFound)
    const recurringRuleId = input.keepRepeating ? await storeRule(tx, assigneeId, input) : undefined
    const [added = []] = await addTasks(tx, [{ assigneeId, tasks, recurringRuleId }])
    const { username: user_ } = user
    return { user: user_, tasksAdded: added.length, known: days.length - added.length, isRepeating: input.keepRepeating }
  })
}

/** The rule's id, whether it was stored now or is there already. */
async function storeRule(tx: Database, assigneeId: string, input: GenerateTasks): Promise<string> {
  const { title, description, points, start, end = start, interval, every, expiry, expiryDays } = input
  const anchor = toDate(start)
  await tx.recurringRule.createMany({
    data: {
      ...{ assigneeId, title, description, points, anchor, interval, every, expiryDays },
      expiry: storedExpiry[expiry],
      extendedTo: toDate(end),
    },
    skipDuplicates: true,
  })
  const rule = await tx.recurringRule.findFirstOrThrow({
    where: { assigneeId, title, anchor, interval, every },
    select: { id: true },
  })
  return rule.id
}

/** Makes no more tasks until the rule is resumed; administrators only. Throws AppError not_found. */
export async function pauseRule(scope: Scope, { ruleId }: RuleId): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, words.ruleNotFound)
  const { count } = await db.recurringRule.updateMany({ where: { id }, data: { isPaused: true } })
  if (count === 0) throw new AppError('not_found', words.ruleNotFound)
}

/**
 * Goes on with a rule from today, and at once makes what is due; administrators only. The days it was paused
 * stay free. Throws AppError not_found.
 */
export async function resumeRule(scope: Scope, { ruleId }: RuleId): Promise<{ tasksAdded: number }> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, words.ruleNotFound)
  const yesterday = toDate(addDays(dayOf(scope.now, scope.timeZone), -1))
  const { count } = await db.$transaction(async (tx) => {
    const resumed = await tx.recurringRule.updateMany({ where: { id }, data: { isPaused: false } })
    await tx.recurringRule.updateMany({ where: { id, extendedTo: { lt: yesterday } }, data: { extendedTo: yesterday } })
    return resumed
  })
  if (count === 0) throw new AppError('not_found', words.ruleNotFound)
  const { tasksAdded } = await extendRules(scope, id)
  return { tasksAdded }
}

/** Deletes a rule; administrators only. Tasks it made stay. Throws AppError not_found. */
export async function deleteRule(scope: Scope, { ruleId }: RuleId): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, words.ruleNotFound)
  const { count } = await db.recurringRule.deleteMany({ where: { id } })
  if (count === 0) throw new AppError('not_found', words.ruleNotFound)
}

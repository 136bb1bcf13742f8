import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { addTasks } from '@/lib/imports/commands'
import { isPaused, noPauses } from '@/lib/pauses/pauses'
import { pausesOf } from '@/lib/pauses/queries'
import { lockMembers } from '@/lib/points/ledger'
import { daysAhead, expiryNames, occurrenceEnd, occurrences, type Expiry } from '@/lib/recurring/occurrences'
import { generatedTasks, type GenerateTasks, type RuleId } from '@/lib/recurring/schema'
import type { Scope } from '@/lib/scope'
import { storedExpectations } from '@/lib/tasks/expectations'
import { usernameKey } from '@/lib/users/username'
import type { RecurringExpiry } from '@/prisma/generated/client'

const storedExpiry: Record<Expiry, RecurringExpiry> = {
  same_day: 'same_day',
  '1_day': 'one_day',
  '2_days': 'two_days',
  '1_week': 'one_week',
  custom: 'custom',
}

/**
 * Creates the tasks of the chosen days and, when they should continue after the last one, stores the rule: both or
 * neither. Administrators only; repeating the request adds nothing. Existing tasks count as `known`. Throws AppError
 * invalid when the user is unknown, or when a rule would start in the past.
 */
export async function generateTasks(
  scope: Scope,
  input: GenerateTasks,
): Promise<{ tasksAdded: number; known: number }> {
  authorize(scope.viewer, 'task:manage')
  if (input.keepRepeating && input.start < dayOf(scope.now, scope.timeZone)) {
    throw new AppError('invalid', 'recurring.startPast')
  }
  const user = await db.user.findUnique({ where: { usernameKey: usernameKey(input.username) }, select: { id: true } })
  const tasks = generatedTasks(input, scope.timeZone)
  const tasksAdded = await db.$transaction(async (tx) => {
    const [assigneeId] = user ? await lockMembers(tx, [user.id]) : []
    if (!assigneeId) throw new AppError('invalid', 'tasks.userNotFound')
    const [added = []] = await addTasks(tx, [{ assigneeId, tasks }])
    if (added.length > 0) {
      await recordActivity(tx, scope, { kind: 'tasks_imported', details: { tasks: added.length } })
    }
    if (input.keepRepeating) await storeRule(tx, assigneeId, input)
    return added.length
  })
  return { tasksAdded, known: tasks.length - tasksAdded }
}

/** Creates the rule, or updates the existing one. The member must be locked. */
async function storeRule(tx: Database, assigneeId: string, input: GenerateTasks): Promise<void> {
  const { title, description, expectations, points, start, end = start, interval, every, expiryDays } = input
  const identity = { assigneeId, title, anchor: toDate(start), interval, every }
  const content = { description, expectations, points, expiry: storedExpiry[input.expiry], expiryDays }
  const extendedTo = toDate(end)
  await tx.recurringRule.createMany({ data: { ...identity, ...content, extendedTo }, skipDuplicates: true })
  await tx.recurringRule.updateMany({ where: { ...identity, extendedTo: { lt: extendedTo } }, data: { extendedTo } })
  await tx.recurringRule.update({
    where: { assigneeId_title_anchor_interval_every: identity },
    data: { ...content, isPaused: false },
    select: { id: true },
  })
}

/** Stops creating tasks until the rule is resumed; administrators only. Throws AppError not_found. */
export async function pauseRule(scope: Scope, { ruleId }: RuleId): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, 'recurring.ruleNotFound')
  const { count } = await db.recurringRule.updateMany({ where: { id }, data: { isPaused: true } })
  if (count === 0) throw new AppError('not_found', 'recurring.ruleNotFound')
}

/**
 * Resumes a rule from today, and creates due tasks at once; administrators only. Days during the pause are skipped.
 * Throws AppError not_found.
 */
export async function resumeRule(scope: Scope, { ruleId }: RuleId): Promise<{ tasksAdded: number }> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, 'recurring.ruleNotFound')
  const yesterday = toDate(addDays(dayOf(scope.now, scope.timeZone), -1))
  const { count } = await db.$transaction(async (tx) => {
    const resumed = await tx.recurringRule.updateMany({ where: { id }, data: { isPaused: false } })
    await tx.recurringRule.updateMany({ where: { id, extendedTo: { lt: yesterday } }, data: { extendedTo: yesterday } })
    return resumed
  })
  if (count === 0) throw new AppError('not_found', 'recurring.ruleNotFound')
  const { tasksAdded } = await extendRules(scope, id)
  return { tasksAdded }
}

/** Deletes a rule; administrators only. Its tasks remain. Throws AppError not_found. */
export async function deleteRule(scope: Scope, { ruleId }: RuleId): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(ruleId, 'recurring.ruleNotFound')
  await db.$transaction(async (tx) => {
    const select = { title: true, assignee: { select: { id: true, username: true } } } as const
    const rule = await tx.recurringRule.findUnique({ where: { id }, select })
    const { count } = await tx.recurringRule.deleteMany({ where: { id } })
    if (!rule || count === 0) throw new AppError('not_found', 'recurring.ruleNotFound')
    await recordActivity(tx, scope, { kind: 'rule_deleted', subject: rule.assignee, details: { title: rule.title } })
  })
}

/** Rules extended per transaction. */
const rulesAtOnce = 50

/**
 * Creates the tasks of every active rule, or of the given one, up to seven days ahead, including missed days. Each
 * occurrence is created once, however often or concurrently this runs. A deleted occurrence is not recreated, since a
 * rule records how far it was extended. Administrators and the scheduler only.
 */
export async function extendRules(
  scope: Scope,
  ruleId?: string,
): Promise<{ rulesExtended: number; tasksAdded: number }> {
  authorize(scope.viewer, 'schedule:run')
  const horizon = addDays(dayOf(scope.now, scope.timeZone), daysAhead)
  const isDue = { ...(ruleId && { id: ruleId }), isPaused: false, extendedTo: { lt: toDate(horizon) } }
  const total = { rulesExtended: 0, tasksAdded: 0 }
  for (;;) {
    const due = await db.recurringRule.findMany({
      where: isDue,
      orderBy: { id: 'asc' },
      take: rulesAtOnce,
      select: { id: true, assigneeId: true },
    })
    if (due.length === 0) return total
    const extended = await db.$transaction((tx) => extendDue(tx, scope, due, horizon))
    total.rulesExtended += extended.rules
    total.tasksAdded += extended.tasks
  }
}

type DueRule = { id: string; assigneeId: string }

/** Extends those rules that were not extended, paused or deleted before their lock was taken. */
async function extendDue(tx: Database, { timeZone }: Scope, due: readonly DueRule[], horizon: Day) {
  await lockMembers(
    tx,
    due.map((rule) => rule.assigneeId),
  )
  const ids = due.map((rule) => rule.id)
  await tx.$queryRaw`SELECT 1 FROM "RecurringRule" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const where = { id: { in: ids }, isPaused: false, extendedTo: { lt: toDate(horizon) } }
  const rules = await tx.recurringRule.findMany({ where })
  const pauses = await pausesOf(
    tx,
    due.map((rule) => rule.assigneeId),
  )
  const added = await addTasks(
    tx,
    rules.map(({ id, assigneeId, title, description, points, expiry, expiryDays, interval, every, ...rule }) => {
      const lifetime = { expiry: expiryNames[expiry], days: expiryDays }
      const days = occurrences(
        { anchor: fromDate(rule.anchor), interval, every },
        addDays(fromDate(rule.extendedTo), 1),
        horizon,
      ).filter((day) => !isPaused(day, pauses.get(assigneeId) ?? noPauses))
      const tasks = days.map((date) => ({
        title,
        description,
        expectations: storedExpectations(rule.expectations),
        points,
        date,
        expiresAt: occurrenceEnd(date, lifetime, timeZone),
      }))
      return { assigneeId, recurringRuleId: id, tasks }
    }),
  )
  await tx.recurringRule.updateMany({ where, data: { extendedTo: toDate(horizon) } })
  return { rules: rules.length, tasks: added.flat().length }
}

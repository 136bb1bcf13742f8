import { messageOf } from '@/lib/i18n/message'
import type * as z from '@/lib/zod'
import { addDays, dayOf, daysBetween, isDay, isPlannable, type Day } from '@/lib/calendar'
import { expectationsOf, linesOf, type ExpectationLine } from '@/lib/tasks/expectation-lines'
import { defaultExpiryDays } from '@/lib/tasks/expiry'
import type { TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'
import { defaultTaskPoints, type createTaskSchema, type updateTaskSchema } from '@/lib/tasks/schema'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** What the task form holds: days as they are typed, blank for none. */
export type TaskForm = {
  title: string
  description: string
  expectations: ExpectationLine[]
  assignedTo: Assignee | null
  status: TaskStatus
  date: string
  expiresAt: string
  /** The expiry was changed by hand: it no longer follows the date. */
  isExpiryChosen: boolean
}

/** A new task: pending, due today, open for seven days. See docs/rules.md, fixed values. */
export function newTaskForm(today: Day): TaskForm {
  return {
    title: '',
    description: '',
    expectations: [],
    assignedTo: null,
    status: 'pending',
    date: today,
    expiresAt: addDays(today, defaultExpiryDays),
    isExpiryChosen: false,
  }
}

/** The form of a task that is there already. */
export function taskFormOf(task: TaskView, assignee: Assignee, timeZone: string): TaskForm {
  const { title, description, expectations, status, date, expiresAt } = task
  return {
    title,
    description,
    expectations: linesOf(expectations),
    assignedTo: assignee,
    status,
    date,
    expiresAt: expiresAt ? dayOf(new Date(expiresAt), timeZone) : '',
    isExpiryChosen: false,
  }
}

/**
 * The form after a change. While the expiry was not changed by hand, it stays as many days after the date as it was in
 * `before`, the form to begin with; a date that is still being typed leaves it alone.
 */
export function changedForm(before: TaskForm, form: TaskForm, change: Partial<TaskForm>): TaskForm {
  const next = { ...form, ...change }
  if (change.expiresAt !== undefined) return { ...next, isExpiryChosen: true }
  if (change.date === undefined || next.isExpiryChosen) return next
  const { date, expiresAt } = before
  const isComplete = isDay(change.date) && isPlannable(change.date)
  if (!isComplete || !isDay(date) || !isDay(expiresAt)) return next
  return { ...next, expiresAt: addDays(expiresAt, daysBetween(date, change.date as Day)) }
}

/** What is wrong with the expiry of the form, or null: no task expires before its own day ends. See docs/rules.md, rule 31. */
export function expiryError({ date, expiresAt }: TaskForm): string | null {
  return isDay(date) && isDay(expiresAt) && expiresAt < date
    ? messageOf('tasks.expiryTooEarly', { day: { day: date } })
    : null
}

/**
 * Why a task still to be done may not be stored like this: its time is over already, so nobody could do it. Null for
 * one that is decided, and for one whose dates are as they were `before`.
 */
export function alreadyOverError(before: TaskForm | null, form: TaskForm, today: Day): string | null {
  const { status, date, expiresAt } = form
  const isOpen = status === 'pending' || status === 'rejected'
  const isSame = before?.date === date && before.expiresAt === expiresAt && before.status === status
  return isOpen && !isSame && isDay(expiresAt) && expiresAt < today ? messageOf('tasks.expiryOver') : null
}

/** What is sent to create the task of the form: it is worth ten points. See docs/rules.md, fixed values. */
export function newTask(form: TaskForm): z.input<typeof createTaskSchema> {
  const { title, description, status, date, expiresAt } = form
  const expectations = expectationsOf(form.expectations)
  return {
    title,
    description,
    ...(expectations.length > 0 && { expectations }),
    assignedTo: form.assignedTo?.id ?? '',
    status,
    date,
    expiresAt: expiresAt || null,
    points: defaultTaskPoints,
  }
}

/**
 * What is sent to change a task: only what the form has changed, so that a verdict of the meantime is not undone,
 * nor the hour moved at which it expires. An expiry that only followed the date is left to the server, which moves the
 * stored one. Its points stay what they are.
 */
export function taskChange(before: TaskForm, form: TaskForm): z.input<typeof updateTaskSchema> {
  const isDateChanged = form.date !== before.date
  const isExpirySent = form.isExpiryChosen && (isDateChanged || form.expiresAt !== before.expiresAt)
  return {
    ...(form.title !== before.title && { title: form.title }),
    ...(form.description !== before.description && { description: form.description }),
    ...(areExpectationsChanged(before, form) && { expectations: expectationsOf(form.expectations) }),
    ...(form.assignedTo && form.assignedTo.id !== before.assignedTo?.id && { assignedTo: form.assignedTo.id }),
    ...(form.status !== before.status && { status: form.status }),
    ...(isDateChanged && { date: form.date }),
    ...(isExpirySent && { expiresAt: form.expiresAt || null }),
  }
}

function areExpectationsChanged(before: TaskForm, form: TaskForm): boolean {
  return JSON.stringify(expectationsOf(before.expectations)) !== JSON.stringify(expectationsOf(form.expectations))
}

/** What a change does to points: who receives them, who gives them back. */
export function pointsMoved(before: TaskForm, form: TaskForm): 'given' | 'taken' | 'none' {
  if (isEarning(before.status) === isEarning(form.status)) return 'none'
  return isEarning(form.status) ? 'given' : 'taken'
}

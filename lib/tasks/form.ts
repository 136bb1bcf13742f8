import { typedNumber } from '@/lib/typed-number'
import { messageOf } from '@/lib/i18n/message'
import type * as z from '@/lib/zod'
import { addDays, dayOf, daysBetween, isDay, isPlannable, type Day } from '@/lib/calendar'
import { expectationsOf, linesOf, type ExpectationLine } from '@/lib/tasks/expectation-lines'
import type { TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed/view'
import { defaultExpiryDays, defaultTaskPoints } from '@/lib/tasks/limits'
import type { createTasksSchema, updateTaskSchema } from '@/lib/tasks/schema'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** State of the task form: days as typed, blank for none. */
export type TaskForm = {
  /** Names this filling of the form for a new task: sending it again adds nothing. */
  formId: string
  title: string
  description: string
  expectations: ExpectationLine[]
  assignedTo: Assignee | null
  /** Further members who each get a task of their own. */
  alsoFor: Assignee[]
  status: TaskStatus
  date: string
  expiresAt: string
  /** The expiry without the days of pauses, which follows the date. */
  plannedExpiresAt: string
  /** Points as typed. */
  points: string
  /** The expiry was changed manually and no longer follows the date. */
  isExpiryChosen: boolean
}

/** Defaults for a new task: pending, due today, open for seven days. See docs/rules.md, fixed values. */
export function newTaskForm(today: Day): TaskForm {
  const expiresAt = addDays(today, defaultExpiryDays)
  return {
    formId: '',
    title: '',
    description: '',
    expectations: [],
    assignedTo: null,
    alsoFor: [],
    status: 'pending',
    date: today,
    expiresAt,
    plannedExpiresAt: expiresAt,
    points: String(defaultTaskPoints),
    isExpiryChosen: false,
  }
}

/** The form of a new task that was typed on an earlier day: with the days of a fresh one if its day has passed. */
export function newTaskFormFrom(typed: TaskForm, fresh: TaskForm): TaskForm {
  const { date, expiresAt, plannedExpiresAt, isExpiryChosen } = fresh
  const isPast = isDay(typed.date) && typed.date < date
  return isPast ? { ...typed, date, expiresAt, plannedExpiresAt, isExpiryChosen } : typed
}

/**
 * A new task like an existing one, for the same member: pending and due today, with as many days until its planned
 * expiry, to which pauses add, or without one.
 */
export function copiedTaskForm(task: EditableTask, assignee: Assignee, today: Day, timeZone: string): TaskForm {
  const shown = taskFormOf(task, assignee, timeZone)
  const original = { ...shown, expiresAt: shown.plannedExpiresAt }
  const copied = changedForm(original, original, { date: today })
  return { ...copied, plannedExpiresAt: copied.expiresAt, status: 'pending' }
}

/** A task with its expiry as planned, beside the one that pauses move. */
export type EditableTask = TaskView & { plannedExpiresAt: string | null }

/** The form of an existing task. */
export function taskFormOf(task: EditableTask, assignee: Assignee, timeZone: string): TaskForm {
  const { title, description, expectations, status, date, expiresAt, plannedExpiresAt } = task
  const typed = (instant: string | null) => (instant ? dayOf(new Date(instant), timeZone) : '')
  return {
    formId: '',
    title,
    description,
    expectations: linesOf(expectations),
    assignedTo: assignee,
    alsoFor: [],
    points: String(task.points),
    status,
    date,
    expiresAt: typed(expiresAt),
    plannedExpiresAt: typed(plannedExpiresAt),
    isExpiryChosen: false,
  }
}

/**
 * The form after a change. Unless the expiry was changed manually, another date shows the planned one, as many days from
 * the date as in `before`, the initial form; an incomplete date leaves it unchanged.
 */
export function changedForm(before: TaskForm, form: TaskForm, change: Partial<TaskForm>): TaskForm {
  const next = { ...form, ...change }
  if (change.expiresAt !== undefined) return { ...next, isExpiryChosen: true }
  if (change.date === undefined || next.isExpiryChosen) return next
  const { date, expiresAt, plannedExpiresAt } = before
  if (change.date === date) return { ...next, expiresAt }
  if (!isDay(change.date) || !isPlannable(change.date) || !isDay(date) || !isDay(plannedExpiresAt)) return next
  return { ...next, expiresAt: addDays(plannedExpiresAt, daysBetween(date, change.date)) }
}

/**
 * The validation error of the form's expiry, or null: no task expires before its own day ends. See docs/rules.md, rule
 * 31.
 */
export function expiryError({ date, expiresAt }: TaskForm): string | null {
  return isDay(date) && isDay(expiresAt) && expiresAt < date
    ? messageOf('tasks.expiryTooEarly', { day: { day: date } })
    : null
}

/**
 * The error for an open task, new or moved, that would already be expired when saved. Null for any other status, for
 * one whose dates are the same as in `before`: its status may be corrected, and for a paused one that follows its date:
 * the form does not know what its pauses add.
 */
export function alreadyOverError(before: TaskForm | null, form: TaskForm, today: Day): string | null {
  const { status, date, expiresAt } = form
  const isOpen = status === 'pending' || status === 'rejected'
  const isSame = before?.date === date && before.expiresAt === expiresAt
  const isPaused = before !== null && before.expiresAt !== before.plannedExpiresAt
  const isUnknown = isPaused && !form.isExpiryChosen
  return isOpen && !isSame && !isUnknown && isDay(expiresAt) && expiresAt < today ? messageOf('tasks.expiryOver') : null
}

/** The request to create the form's task for each of its members. */
export function newTasks(form: TaskForm): z.input<typeof createTasksSchema> {
  const { title, description, status, date, expiresAt } = form
  const expectations = expectationsOf(form.expectations)
  return {
    ...(form.formId && { formId: form.formId }),
    title,
    description,
    ...(expectations.length > 0 && { expectations }),
    assignedTo: [form.assignedTo?.id ?? '', ...form.alsoFor.map(({ id }) => id)],
    status,
    date,
    expiresAt: expiresAt || null,
    points: typedNumber(form.points),
  }
}

/**
 * The request to change a task: only fields changed in the form, so that it overwrites neither a concurrent verdict nor
 * the time of day of the expiry. If the expiry only followed the date, the server moves the stored one. Points are
 * sent only when they changed.
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
    ...(form.points !== before.points && { points: typedNumber(form.points) }),
    ...(isExpirySent && { expiresAt: form.expiresAt || null }),
  }
}

function areExpectationsChanged(before: TaskForm, form: TaskForm): boolean {
  return JSON.stringify(expectationsOf(before.expectations)) !== JSON.stringify(expectationsOf(form.expectations))
}

/** Effect of the change on points: whether the member gains or loses them. */
export function pointsMoved(before: TaskForm, form: TaskForm): 'given' | 'taken' | 'none' {
  if (isEarning(before.status) === isEarning(form.status)) return 'none'
  return isEarning(form.status) ? 'given' : 'taken'
}

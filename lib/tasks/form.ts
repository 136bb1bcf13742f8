import type * as z from '@/lib/zod'
import { addDays, dayOf, type Day } from '@/lib/calendar'
import type { TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'
import { defaultExpiryDays, defaultTaskPoints, type createTaskSchema, type updateTaskSchema } from '@/lib/tasks/schema'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** What the task form holds: days as they are typed, blank for none. */
export type TaskForm = {
  title: string
  description: string
  assignee: Assignee | null
  status: TaskStatus
  date: string
  expiresOn: string
}

/** A new task: pending, due today, open for seven days. Specification, section 4. */
export function newTaskForm(today: Day): TaskForm {
  return {
    title: '',
    description: '',
    assignee: null,
    status: 'pending',
    date: today,
    expiresOn: addDays(today, defaultExpiryDays),
  }
}

/** The form of a task that is there already. */
export function taskFormOf(task: TaskView, assignee: Assignee, timeZone: string): TaskForm {
  const { title, description, status, date, expiresAt } = task
  return {
    title,
    description,
    assignee,
    status,
    date,
    expiresOn: expiresAt ? dayOf(new Date(expiresAt), timeZone) : '',
  }
}

/** What is sent to create the task of the form: it is worth ten points. Specification, section 9. */
export function newTask(form: TaskForm, assignee: Assignee): z.input<typeof createTaskSchema> {
  const { title, description, status, date, expiresOn } = form
  return {
    title,
    description,
    assignedTo: assignee.id,
    status,
    date,
    expiresAt: expiresOn || null,
    points: defaultTaskPoints,
  }
}

/**
 * What is sent to change a task: only what the form has changed, so that a verdict of the meantime is not undone,
 * nor the hour moved at which it expires. Its points stay what they are.
 */
export function taskChange(before: TaskForm, form: TaskForm): z.input<typeof updateTaskSchema> {
  return {
    ...(form.title !== before.title && { title: form.title }),
    ...(form.description !== before.description && { description: form.description }),
    ...(form.assignee && form.assignee.id !== before.assignee?.id && { assignedTo: form.assignee.id }),
    ...(form.status !== before.status && { status: form.status }),
    ...(form.date !== before.date && { date: form.date }),
    ...(form.expiresOn !== before.expiresOn && { expiresAt: form.expiresOn || null }),
  }
}

/** What a change does to points: who receives them, who gives them back. */
export function pointsMoved(before: TaskForm, form: TaskForm): 'given' | 'taken' | 'none' {
  if (isEarning(before.status) === isEarning(form.status)) return 'none'
  return isEarning(form.status) ? 'given' : 'taken'
}

import { keptInTab } from '@/components/form/tab-copy'
import type { Kept } from '@/components/form/use-kept'
import type { Day } from '@/lib/calendar'
import { fieldsLike } from '@/components/form/fields-like'
import { newTaskForm, newTaskFormFrom, type TaskForm } from '@/lib/tasks/form'

/** A task that is copied, and the form of its copy. */
export type Copied = { taskId: string; form: TaskForm }

/** Keeps a new task, or a copy of a task, in this tab; one of an earlier day is brought up to date when it is read. */
export function keptNewTask(userId: string, today: Day, copied?: Copied): Kept<TaskForm> {
  const kept = keptInTab<TaskForm & { keptOn: Day }>(userId, copied ? `copy:${copied.taskId}` : 'task')
  const fresh = copied?.form ?? newTaskForm(today)
  return {
    ...kept,
    read: () => {
      const stored = kept.read()
      if (!stored) return null
      const shape = { ...fresh, keptOn: '' }
      const { keptOn, ...typed } = { ...shape, ...fieldsLike(shape, stored) }
      return keptOn === today ? typed : newTaskFormFrom(typed, fresh)
    },
    keep: (typed) => kept.keep({ ...typed, keptOn: today }),
  }
}

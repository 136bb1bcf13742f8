import { keptInTab } from '@/components/form/tab-copy'
import type { Kept } from '@/components/form/use-kept'
import type { Day } from '@/lib/calendar'
import { fieldsLike } from '@/components/form/fields-like'
import { newTaskForm, newTaskFormFrom, type TaskForm } from '@/lib/tasks/form'

/** Keeps a new task in this tab; one of an earlier day is brought up to date when it is read. */
export function keptNewTask(userId: string, today: Day): Kept<TaskForm> {
  const kept = keptInTab<TaskForm & { keptOn: Day }>(userId, 'task')
  const fresh = { ...newTaskForm(today), keptOn: '' }
  return {
    ...kept,
    read: () => {
      const stored = kept.read()
      if (!stored) return null
      const { keptOn, ...typed } = { ...fresh, ...fieldsLike(fresh, stored) }
      return keptOn === today ? typed : newTaskFormFrom(typed, today)
    },
    keep: (typed) => kept.keep({ ...typed, keptOn: today }),
  }
}

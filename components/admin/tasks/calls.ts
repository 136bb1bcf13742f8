import { callAction } from '@/components/form/call-action'
import { call } from '@/components/rest/call'
import { errorMessageOf } from '@/components/rest/send'
import { readTask } from '@/components/task/read-task'
import type { Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'
import type { EditableTask } from '@/lib/tasks/form'
import { taskFromJson } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed/view'
import { deleteTasksAction } from './actions'

/**
 * The current task with its full texts. Throws Error with the server's message, or with `otherwise` if there is none.
 */
export async function fetchTask(taskId: string, otherwise: string): Promise<EditableTask> {
  const called = await call(readTask, { params: { taskId } }).catch(() => null)
  if (!called?.answer) throw new Error(called ? errorMessageOf(called.reply, otherwise) : otherwise)
  const { expires_at, planned_expires_at = expires_at } = called.answer
  return { ...taskFromJson(called.answer), plannedExpiresAt: planned_expires_at }
}

/** A task to delete, with what distinguishes it from others with the same title. */
export type PendingDeletion = { id: string; title: string; assignee: Assignee; date: Day }

export type NotDeleted = { task: PendingDeletion; message: string }

/** Deletes tasks in one call and returns those that could not be deleted. */
export async function deleteTasks(
  tasks: readonly PendingDeletion[],
  t: Translate<'manageTasks'>,
  tCommon: Translate<'common'>,
): Promise<NotDeleted[]> {
  const result = await callAction(() => deleteTasksAction({ taskIds: tasks.map(({ id }) => id) }), tCommon, '')
  if (!result.ok) {
    return tasks.map((task) => ({ task, message: result.message || t('deleteFailedFor', { id: task.id }) }))
  }
  const reasons = new Map(result.data.map(({ id, message }) => [id, message]))
  return tasks.flatMap((task) => {
    const message = reasons.get(task.id)
    return message === undefined ? [] : [{ task, message }]
  })
}

import { chosenPath } from '@/components/layout/chosen-path'
import { callAction } from '@/components/form/call-action'
import { messageOf, parseReply, send } from '@/components/form/send'
import type { Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'
import { taskFromJson, type TaskJson, type TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'
import type { ManagedUserJson } from '@/lib/users/json'
import { deleteTasksAction } from './actions'

/** How many names a search offers at once. */
const mostFound = 20

/** The users whose names hold the text. Throws Error when they cannot be had. */
export async function searchUsers(text: string, signal: AbortSignal): Promise<Assignee[]> {
  const reply = await send('GET', chosenPath('/api/admin/users', { q: text, limit: mostFound }), { signal })
  const users = reply.ok ? parseReply<ManagedUserJson[]>(reply) : null
  if (!users) throw new Error(`GET /api/admin/users answered ${reply.status}`)
  return users.map(({ id, username, avatar }) => ({ id, username, avatar }))
}

/** The task as it is now, in full. Throws Error with what to say: `otherwise` where the server says nothing. */
export async function fetchTask(taskId: string, otherwise: string): Promise<TaskView> {
  const reply = await send('GET', `/api/tasks/${taskId}`).catch(() => null)
  if (!reply?.ok) throw new Error(reply ? messageOf(reply, otherwise) : otherwise)
  const task = parseReply<TaskJson>(reply)
  if (!task) throw new Error(otherwise)
  return taskFromJson(task)
}

/** A task that is to go, and what tells it from others of its title. */
export type Doomed = { id: string; title: string; assignee: Assignee; date: Day }

/** A task that could not be deleted, and why. */
export type NotDeleted = { task: Doomed; message: string }

/** Deletes tasks in one call; answers those that could not be. */
export async function deleteTasks(
  tasks: readonly Doomed[],
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

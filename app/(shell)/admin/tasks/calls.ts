import { chosenPath } from '@/components/layout/chosen-path'
import { messageOf, parseReply, send } from '@/components/form/send'
import { messages } from '@/lib/messages'
import { taskFromJson, type TaskJson, type TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'
import type { ManagedUserJson } from '@/lib/users/json'

const words = messages.manageTasks

/** How many names a search offers at once. */
const mostFound = 20

/** The users whose names hold the text. Throws Error when they cannot be had. */
export async function searchUsers(text: string, signal: AbortSignal): Promise<Assignee[]> {
  const reply = await send('GET', chosenPath('/api/admin/users', { q: text, limit: mostFound }), { signal })
  const users = reply.ok ? parseReply<ManagedUserJson[]>(reply) : null
  if (!users) throw new Error(messages.manageUsers.loadFailed)
  return users.map(({ id, username, avatar }) => ({ id, username, avatar }))
}

/** The task as it is now, in full. Throws Error with what to say. */
export async function fetchTask(taskId: string): Promise<TaskView> {
  const { fetchFailed } = messages.submission
  const reply = await send('GET', `/api/tasks/${taskId}`).catch(() => null)
  if (!reply?.ok) throw new Error(reply ? messageOf(reply, fetchFailed) : fetchFailed)
  const task = parseReply<TaskJson>(reply)
  if (!task) throw new Error(fetchFailed)
  return taskFromJson(task)
}

/** A task that is to go, and what to call it. */
export type Doomed = { id: string; title: string }

/** A task that could not be deleted, and why. */
export type NotDeleted = Doomed & { message: string }

/** Deletes tasks, one call for each, all at the same time; answers those that could not be. */
export async function deleteTasks(tasks: readonly Doomed[]): Promise<NotDeleted[]> {
  const outcomes = await Promise.all(
    tasks.map(async ({ id, title }) => {
      const reply = await send('DELETE', `/api/tasks/${id}`).catch(() => null)
      if (reply?.ok) return []
      return [{ id, title, message: reply ? messageOf(reply, words.deleteFailedFor(id)) : words.deleteFailedFor(id) }]
    }),
  )
  return outcomes.flat()
}

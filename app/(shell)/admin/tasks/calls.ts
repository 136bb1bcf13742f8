import { call } from '@/components/form/call'
import { messageOf, send } from '@/components/form/send'
import { readTask } from '@/components/task/read-task'
import { listManagedUsers } from '@/components/user/list-managed-users'
import { formatDay, type Day } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { taskFromJson, type TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'

const words = messages.manageTasks

/** How many names a search offers at once. */
const mostFound = 20

/** The users whose names hold the text. Throws Error when they cannot be had. */
export async function searchUsers(text: string, signal: AbortSignal): Promise<Assignee[]> {
  const { answer: users } = await call(listManagedUsers, { query: { q: text, limit: mostFound }, signal })
  if (!users) throw new Error(messages.users.fetchFailed)
  return users.map(({ id, username, avatar }) => ({ id, username, avatar }))
}

/** The task as it is now, in full. Throws Error with what to say. */
export async function fetchTask(taskId: string): Promise<TaskView> {
  const { fetchFailed } = messages.submission
  const called = await call(readTask, { params: { taskId } }).catch(() => null)
  if (!called?.answer) throw new Error(called ? messageOf(called.reply, fetchFailed) : fetchFailed)
  return taskFromJson(called.answer)
}

/** A task that is to go, and what tells it from others of its title. */
export type Doomed = { id: string; title: string; assignee: Assignee; date: Day }

/** A task that could not be deleted, and why. */
export type NotDeleted = { task: Doomed; message: string }

/** What to call a task where a title alone may stand for several. */
export function nameOf({ title, assignee, date }: Doomed): string {
  return words.named(title, assignee.username, formatDay(date))
}

/** Deletes tasks, one call for each, all at the same time; answers those that could not be. */
export async function deleteTasks(tasks: readonly Doomed[]): Promise<NotDeleted[]> {
  const outcomes = await Promise.all(
    tasks.map(async (task) => {
      const { id } = task
      const reply = await send('DELETE', `/api/tasks/${id}`).catch(() => null)
      if (reply?.ok) return []
      return [{ task, message: reply ? messageOf(reply, words.deleteFailedFor(id)) : words.deleteFailedFor(id) }]
    }),
  )
  return outcomes.flat()
}

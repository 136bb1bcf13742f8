import { call } from '@/components/rest/call'
import { listManagedUsers } from '@/components/user/list-managed-users'
import type { Assignee } from '@/lib/tasks/managed/view'

/** The maximum number of users that a search returns. */
const maxResults = 20

/** The users whose names contain the text. Throws Error when the request fails. */
export async function searchUsers(text: string, signal: AbortSignal): Promise<Assignee[]> {
  const { reply, answer: users } = await call(listManagedUsers, { query: { q: text, limit: maxResults }, signal })
  if (!users) throw new Error(`GET /api/admin/users answered ${reply.status}`)
  return users.map(({ id, username, avatar }) => ({ id, username, avatar }))
}

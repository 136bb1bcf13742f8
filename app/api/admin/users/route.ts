import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { createUser } from '@/lib/users/commands'
import { managedUserJson } from '@/lib/users/json'
import { createUserOperation, listManagedUsersOperation } from '@/lib/users/managed-operations'
import { listManagedUsers } from '@/lib/users/queries'

export const GET = route(listManagedUsersOperation, async ({ scope, query: { q, ...part } }) => {
  const { users, total } = await listManagedUsers(scope, { query: q, ...part })
  const today = dayOf(scope.now, scope.timeZone)
  return { items: users.map((user) => managedUserJson(user, today)), total }
})

export const POST = route(createUserOperation, async ({ scope, body }) => {
  return managedUserJson(await createUser(scope, body), dayOf(scope.now, scope.timeZone))
})

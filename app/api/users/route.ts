import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { userJson } from '@/lib/users/json'
import { listUsersOperation } from '@/lib/users/operations'
import { listUsers } from '@/lib/users/queries'
import { longestUserList } from '@/lib/users/limits'

export const GET = route(listUsersOperation, async ({ scope, query }) => {
  const { users, total } = await listUsers(scope, { ...query, take: longestUserList })
  const today = dayOf(scope.now, scope.timeZone)
  return { items: users.map((user) => userJson(user, today)), total }
})

import { dayOf } from '@/lib/calendar'
import { fitting, listHeaders, offsetOf } from '@/lib/http/pagination'
import { json, route } from '@/lib/http/route'
import { userJson } from '@/lib/users/json'
import { listUsers } from '@/lib/users/queries'
import { longestUserList } from '@/lib/users/schema'

export const GET = route(async ({ scope, request }) => {
  const { users, total } = await listUsers(scope, { offset: offsetOf(request), take: longestUserList })
  const today = dayOf(scope.now, scope.timeZone)
  return json(fitting(users.map((user) => userJson(user, today))), { headers: listHeaders(total) })
})

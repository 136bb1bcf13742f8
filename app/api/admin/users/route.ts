import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { dayOf } from '@/lib/calendar'
import { fitting, listHeaders } from '@/lib/http/pagination'
import { json, route } from '@/lib/http/route'
import { createUser } from '@/lib/users/commands'
import { managedUserJson } from '@/lib/users/json'
import { listManagedUsers } from '@/lib/users/queries'
import { createUserSchema, userListSchema } from '@/lib/users/schema'

export const GET = route(async ({ scope, request }) => {
  const params = new URL(request.url).searchParams
  const choice = { query: params.get('q'), offset: params.get('offset'), limit: params.get('limit') }
  const { users, total } = await listManagedUsers(scope, userListSchema.parse(choice))
  const today = dayOf(scope.now, scope.timeZone)
  return json(fitting(users.map((user) => managedUserJson(user, today))), { headers: listHeaders(total) })
})

export const POST = route(async ({ scope, request }) => {
  authorize(scope.viewer, 'user:manage')
  const user = await createUser(scope, createUserSchema.parse(await readJson(request)))
  return json(managedUserJson(user, dayOf(scope.now, scope.timeZone)), { status: 201 })
})

import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { dayOf } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { json, route } from '@/lib/http/route'
import { deleteUser, updateUser } from '@/lib/users/commands'
import { managedUserJson } from '@/lib/users/json'
import { updateUserSchema } from '@/lib/users/schema'

type Params = { userId: string }

export const PATCH = route<Params>(async ({ scope, request, params }) => {
  authorize(scope.viewer, 'user:manage')
  const change = updateUserSchema.parse(await readJson(request))
  const user = await updateUser(scope, { ...change, userId: params.userId })
  return json(managedUserJson(user, dayOf(scope.now, scope.timeZone)))
})

export const DELETE = route<Params>(async ({ scope, params }) => {
  const { id } = await deleteUser(scope, params)
  return json({ id, message: messages.manageUsers.deleted })
})

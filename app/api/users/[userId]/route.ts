import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'
import { deleteUser, updateUser } from '@/lib/users/commands'
import { managedUserJson } from '@/lib/users/json'
import { deleteUserOperation, updateUserOperation } from '@/lib/users/managed-operations'

export const PATCH = route(updateUserOperation, async ({ scope, params, body }) => {
  return managedUserJson(await updateUser(scope, { ...body, ...params }), dayOf(scope.now, scope.timeZone))
})

export const DELETE = route(deleteUserOperation, async ({ scope, params }) => {
  const { id } = await deleteUser(scope, params)
  return { id, message: translator(scope.locale, 'manageUsers')('deleted') }
})

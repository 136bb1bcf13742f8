import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { managedUserJson } from '@/lib/users/json'
import { readManagedUserOperation } from '@/lib/users/managed-operations'
import { findManagedUser } from '@/lib/users/queries'

export const GET = route(readManagedUserOperation, async ({ scope, params }) => {
  const { user, belongings } = await findManagedUser(scope, params.userId)
  return { ...managedUserJson(user, dayOf(scope.now, scope.timeZone)), belongings }
})

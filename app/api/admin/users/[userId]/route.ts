import { dayOf } from '@/lib/calendar'
import { json, route } from '@/lib/http/route'
import { managedUserJson } from '@/lib/users/json'
import { findManagedUser } from '@/lib/users/queries'

/** One user with what would be deleted along with them. */
export const GET = route<{ userId: string }>(async ({ scope, params }) => {
  const { user, belongings } = await findManagedUser(scope, params.userId)
  return json({ ...managedUserJson(user, dayOf(scope.now, scope.timeZone)), belongings })
})

import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { profileJson } from '@/lib/users/json'
import { readProfileOperation } from '@/lib/users/operations'
import { findUserThisMonth } from '@/lib/users/queries'

export const GET = route(readProfileOperation, async ({ scope, params }) => {
  const { user, pointsThisMonth } = await findUserThisMonth(scope, params.userId)
  return profileJson(user, dayOf(scope.now, scope.timeZone), pointsThisMonth)
})

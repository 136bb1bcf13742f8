import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { pointsThisMonth } from '@/lib/points/queries'
import { profileJson } from '@/lib/users/json'
import { readProfileOperation } from '@/lib/users/operations'
import { findUser } from '@/lib/users/queries'

export const GET = route(readProfileOperation, async ({ scope, params }) => {
  const user = await findUser(scope, params.userId)
  return profileJson(user, dayOf(scope.now, scope.timeZone), await pointsThisMonth(scope, user.id))
})

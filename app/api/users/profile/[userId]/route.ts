import { dayOf } from '@/lib/calendar'
import { pointsThisMonth } from '@/lib/points/queries'
import { json, route } from '@/lib/http/route'
import { profileJson } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

export const GET = route<{ userId: string }>(async ({ scope, params }) => {
  const user = await findUser(scope, params.userId)
  return json(profileJson(user, dayOf(scope.now, scope.timeZone), await pointsThisMonth(scope, user.id)))
})

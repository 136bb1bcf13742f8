import { signedIn } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { pointsThisMonth } from '@/lib/points/queries'
import { json, route } from '@/lib/http/route'
import { profileJson } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

export const GET = route(async ({ scope }) => {
  const { id } = signedIn(scope.viewer)
  const [user, earned] = await Promise.all([findUser(scope, id), pointsThisMonth(scope, id)])
  return json(profileJson(user, dayOf(scope.now, scope.timeZone), earned))
})

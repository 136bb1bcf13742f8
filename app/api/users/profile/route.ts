import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { pointsThisMonth } from '@/lib/points/queries'
import { profileJson } from '@/lib/users/json'
import { readOwnProfileOperation } from '@/lib/users/operations'
import { findUser } from '@/lib/users/queries'

export const GET = route(readOwnProfileOperation, async ({ scope }) => {
  const { id } = scope.viewer
  const [user, earned] = await Promise.all([findUser(scope, id), pointsThisMonth(scope, id)])
  return profileJson(user, dayOf(scope.now, scope.timeZone), earned)
})

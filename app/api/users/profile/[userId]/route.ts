import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { knownId } from '@/lib/ids'
import { pointsThisMonth } from '@/lib/points/queries'
import { profileJson } from '@/lib/users/json'
import { readProfileOperation } from '@/lib/users/operations'
import { findUser } from '@/lib/users/queries'

export const GET = route(readProfileOperation, async ({ scope, params }) => {
  const id = knownId(params.userId, 'tasks.userNotFound')
  const [user, earned] = await Promise.all([findUser(scope, id), pointsThisMonth(scope, id)])
  return profileJson(user, dayOf(scope.now, scope.timeZone), earned)
})

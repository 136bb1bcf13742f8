import { openSession } from '@/lib/account/commands'
import { signInOperation } from '@/lib/account/operations'
import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { pointsThisMonth } from '@/lib/points/queries'
import { sessionUserJson } from '@/lib/users/json'
import { findOwnUser } from '@/lib/users/queries'

export const POST = route(signInOperation, async ({ scope, body, request }) => {
  const user = await openSession(scope, body, request.headers)
  const own = { ...scope, viewer: user }
  const [record, earned] = await Promise.all([findOwnUser(own), pointsThisMonth(own, user.id)])
  return { user: sessionUserJson(record, dayOf(scope.now, scope.timeZone), earned) }
})

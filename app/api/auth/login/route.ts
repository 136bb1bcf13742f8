import { signIn } from '@/lib/account/commands'
import { signInOperation } from '@/lib/account/operations'
import { callerOf } from '@/lib/auth/caller'
import { rememberDevice } from '@/lib/auth/device'
import { startSession, supersedeSession } from '@/lib/auth/session'
import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { pointsThisMonth } from '@/lib/points/queries'
import { sessionUserJson } from '@/lib/users/json'
import { findOwnUser } from '@/lib/users/queries'

export const POST = route(signInOperation, async ({ scope, body, request }) => {
  const user = await signIn(scope, body, callerOf(request.headers))
  // Ends the session of the previous cookie, so that a copy of it is useless.
  await supersedeSession(scope.now)
  await startSession(user)
  await rememberDevice(user, scope.now)
  const own = { ...scope, viewer: user }
  const [record, earned] = await Promise.all([findOwnUser(own), pointsThisMonth(own, user.id)])
  return { user: sessionUserJson(record, dayOf(scope.now, scope.timeZone), earned) }
})

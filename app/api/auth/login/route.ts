import { callerOf } from '@/lib/auth/caller'
import { CodeNeeded } from '@/lib/auth/code-needed'
import { signIn, type SignedIn } from '@/lib/auth/commands'
import { rememberDevice } from '@/lib/auth/device'
import { credentialsSchema } from '@/lib/auth/schema'
import { startSession, supersedeSession } from '@/lib/auth/session'
import { readJson } from '@/lib/http/body'
import { dayOf } from '@/lib/calendar'
import { pointsThisMonth } from '@/lib/points/queries'
import { json, route } from '@/lib/http/route'
import { sessionUserJson } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

export const POST = route(
  async ({ scope, request }) => {
    const credentials = credentialsSchema.parse(await readJson(request))
    let user: SignedIn
    try {
      user = await signIn(scope, credentials, callerOf(request.headers))
    } catch (error) {
      if (!(error instanceof CodeNeeded)) throw error
      const { message, status } = error
      return json({ message, error: message, needsCode: true }, { status })
    }
    // Whoever kept a copy of the cookie that was here is signed out.
    await supersedeSession(scope.now)
    await startSession(user)
    await rememberDevice(user, scope.now)
    const own = { ...scope, viewer: user }
    const [record, earned] = await Promise.all([findUser(own, user.id), pointsThisMonth(own, user.id)])
    return json({ user: sessionUserJson(record, dayOf(scope.now, scope.timeZone), earned) })
  },
  { isInPerson: true },
)

import { clientAddress } from '@/lib/auth/address'
import { signIn } from '@/lib/auth/commands'
import { credentialsSchema } from '@/lib/auth/schema'
import { startSession } from '@/lib/auth/session'
import { readJson } from '@/lib/body'
import { dayOf } from '@/lib/calendar'
import { env } from '@/lib/env'
import { pointsThisMonth } from '@/lib/points/queries'
import { json, route } from '@/lib/route'
import { sessionUserJson } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

export const POST = route(async ({ scope, request }) => {
  const credentials = credentialsSchema.parse(await readJson(request))
  const user = await signIn(scope, credentials, clientAddress(request.headers, env().TRUSTED_PROXIES))
  await startSession(user)
  const own = { ...scope, viewer: user }
  const [record, earned] = await Promise.all([findUser(own, user.id), pointsThisMonth(own, user.id)])
  return json({ user: sessionUserJson(record, dayOf(scope.now, scope.timeZone), earned) })
})

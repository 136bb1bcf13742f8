import 'server-only'
import type { Viewer } from '@/lib/auth/policy'
import type { Credentials } from '@/lib/auth/schema'
import { hashPassword, verifyPassword } from '@/lib/auth/password'
import { beginAttempt, forgiveAttempt } from '@/lib/auth/throttle'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { messages } from '@/lib/messages'
import type { Scope } from '@/lib/scope'
import { usernameKey } from '@/lib/users/username'

export type SignedIn = Viewer & { sessionVersion: number }

/**
 * The user whose credentials these are. Throws AppError unauthenticated with the same words, after the same
 * work, for an unknown user and for a wrong password; too_many after repeated failures.
 */
export async function signIn(scope: Scope, { username, password }: Credentials, address: string): Promise<SignedIn> {
  const attempt = { account: usernameKey(username), address }
  await beginAttempt(attempt, scope.now)
  const user = await db.user.findUnique({ where: { usernameKey: attempt.account } })
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    log.info({ event: 'sign_in_failed', address }, 'sign-in failed')
    throw new AppError('unauthenticated', messages.login.wrong)
  }
  await forgiveAttempt(attempt, scope.now)
  await db.user.updateMany({ where: { id: user.id }, data: { lastActivity: scope.now } })
  return { id: user.id, username: user.username, isAdmin: user.isAdmin, sessionVersion: user.sessionVersion }
}

/** Creates the first administrator when there is none. True when it did; safe to run from several processes. */
export async function createFirstAdministrator(username: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "User" IN SHARE ROW EXCLUSIVE MODE`
    if (await tx.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) return false
    await tx.user.create({ data: { username, usernameKey: usernameKey(username), passwordHash, isAdmin: true } })
    return true
  })
}

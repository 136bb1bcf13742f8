import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { takeCode } from '@/lib/auth/code'
import { knownDevice } from '@/lib/auth/device'
import { verifyPassword } from '@/lib/auth/password'
import { signedIn } from '@/lib/auth/policy'
import { beginAttempt, forgiveAttempt } from '@/lib/auth/throttle'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import type { Scope } from '@/lib/scope'

const words = messages.account

type Proof = { currentPassword?: string; code?: string }

/**
 * The viewer's account, once they have shown again that they are who they are: by the password, a code, or both.
 * Tries are counted as those of signing in, so whoever took a session over cannot guess. Throws AppError invalid
 * beside the field that is wrong, and too_many.
 */
export async function prove(scope: Scope, { currentPassword, code }: Proof, caller: Caller) {
  const user = await ownAccount(scope)
  const device = await knownDevice(user.usernameKey, caller.devices)
  const attempt = { account: user.usernameKey, address: caller.address, device }
  await beginAttempt(attempt, scope.now)
  if (currentPassword !== undefined && !(await verifyPassword(user.passwordHash, currentPassword))) {
    throw wrong('currentPassword', words.currentWrong)
  }
  if (code !== undefined && !(await takeCode(user, code, scope.now))) throw wrong('code', words.codeWrong)
  await forgiveAttempt(attempt, scope.now)
  return user
}

/**
 * The viewer's own account, as it stands. Throws AppError unauthenticated when it is gone, forbidden for a program
 * with an access token: how one signs in is changed in person.
 */
export async function ownAccount(scope: Scope) {
  if (scope.isByToken) throw new AppError('forbidden', messages.tokens.inPersonOnly)
  const user = await db.user.findUnique({ where: { id: signedIn(scope.viewer).id } })
  if (!user) throw new AppError('unauthenticated', messages.common.signInFirst)
  return user
}

/** An error that stands beside one field. */
export function wrong(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: [message] } })
}

/** Written along with what changes how a user signs in: it ends every session, and `endTokens` every access token. */
export const endSessions = { sessionVersion: { increment: 1 } } as const

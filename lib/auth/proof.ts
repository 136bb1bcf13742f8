import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import type { Caller } from '@/lib/auth/caller'
import { takeCode } from '@/lib/auth/code'
import { knownDevice } from '@/lib/auth/device'
import { verifyPassword } from '@/lib/auth/password'
import { signedIn } from '@/lib/auth/policy'
import { recordProof, requirePerson } from '@/lib/auth/recent-proof'
import { beginAttempt, forgiveAttempt } from '@/lib/auth/throttle'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'
import type { Scope } from '@/lib/scope'

const mostFailuresPerHour = 60

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
    throw await failed(scope, 'currentPassword', 'account.currentWrong')
  }
  if (code !== undefined && !(await takeCode(user, code, scope.now))) {
    throw await failed(scope, 'code', 'account.codeWrong')
  }
  await forgiveAttempt(attempt, scope.now)
  const isWhole = currentPassword !== undefined && (user.totpSince === null || code !== undefined)
  if (isWhole) await keepProof(scope)
  return user
}

/** From now on, and for 15 minutes, the viewer's session counts as proven. */
async function keepProof(scope: Scope): Promise<void> {
  const { id: userId, sessionId } = signedIn(scope.viewer)
  if (sessionId === undefined) return
  await db.$transaction(async (tx) => {
    await recordProof(tx, { sessionId, userId }, scope.now)
    await recordActivity(tx, scope, { kind: 'proof_given' })
  })
}

/** The error for a wrong proof, which is on record: somebody else may be at this session. */
async function failed(scope: Scope, field: string, message: MessageKey): Promise<AppError> {
  const anHourAgo = new Date(scope.now.getTime() - 60 * 60 * 1000)
  const where = { kind: 'proof_failed', at: { gt: anHourAgo }, actorId: signedIn(scope.viewer).id }
  // The throttle bounds the tries from one address; this bounds the log, whatever they come from.
  if ((await db.activity.count({ where })) < mostFailuresPerHour) {
    await recordActivity(db, scope, { kind: 'proof_failed' })
  }
  return wrong(field, message)
}

/**
 * The viewer's own account, as it stands. Throws AppError unauthenticated when it is gone, forbidden for a program
 * with an access token: how one signs in is changed in person.
 */
export async function ownAccount(scope: Scope) {
  const user = await db.user.findUnique({ where: { id: requirePerson(scope).id } })
  if (!user) throw new AppError('unauthenticated', 'common.signInFirst')
  return user
}

/** An error that stands beside one field. */
export function wrong(field: string, message: MessageKey): AppError {
  return new AppError('invalid', message, { fields: { [field]: [message] } })
}

/** Written along with what changes how a user signs in: it ends every session, and `endTokens` every access token. */
export const endSessions = { sessionVersion: { increment: 1 } } as const

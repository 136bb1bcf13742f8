import 'server-only'
import { consumeCode } from '@/lib/account/code'
import { recordActivity } from '@/lib/activity/commands'
import type { Caller } from '@/lib/auth/caller'
import { knownDevice } from '@/lib/auth/device'
import { verifyPassword } from '@/lib/auth/password'
import { signedIn } from '@/lib/auth/policy'
import { recordProof, requirePerson } from '@/lib/auth/recent-proof'
import { beginAttempt, forgiveAttempt } from '@/lib/auth/throttle'
import { hourMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'
import type { Scope } from '@/lib/scope'

const mostFailuresPerHour = 60

type Proof = { currentPassword?: string; code?: string }

/**
 * Re-authenticates the viewer by password, code, or both, and returns their account. Attempts share the sign-in
 * throttle, so a hijacked session cannot be used to guess. Throws AppError invalid on the field that is wrong, and
 * too_many.
 */
export async function prove(scope: Scope, { currentPassword, code }: Proof, caller: Caller) {
  const user = await ownAccount(scope)
  const device = await knownDevice(user.usernameKey, caller.devices)
  const attempt = { account: user.usernameKey, address: caller.address, device }
  await beginAttempt(attempt, scope.now)
  if (currentPassword !== undefined && !(await verifyPassword(user.passwordHash, currentPassword))) {
    throw await failed(scope, 'currentPassword', 'proof.currentWrong')
  }
  if (code !== undefined && !(await consumeCode(user, code, scope.now))) {
    throw await failed(scope, 'code', 'proof.codeWrong')
  }
  await forgiveAttempt(attempt, scope.now)
  const isWhole = currentPassword !== undefined && (user.totpSince === null || code !== undefined)
  if (isWhole) await keepProof(scope)
  return user
}

/** Marks the viewer's session as proven for the next 15 minutes. */
async function keepProof(scope: Scope): Promise<void> {
  const { id: userId, sessionId } = signedIn(scope.viewer)
  if (sessionId === undefined) return
  await db.$transaction(async (tx) => {
    await recordProof(tx, { sessionId, userId }, scope.now)
    await recordActivity(tx, scope, { kind: 'proof_given' })
  })
}

/** The error for a failed proof, which is recorded: the session may be hijacked. */
async function failed(scope: Scope, field: string, message: MessageKey): Promise<AppError> {
  const anHourAgo = new Date(scope.now.getTime() - hourMs)
  const where = { kind: 'proof_failed', at: { gt: anHourAgo }, actorId: signedIn(scope.viewer).id }
  // The throttle bounds attempts per address; this bounds the log across all addresses.
  if ((await db.activity.count({ where })) < mostFailuresPerHour) {
    await recordActivity(db, scope, { kind: 'proof_failed' })
  }
  return invalidField(field, message)
}

/**
 * The viewer's own account. Throws AppError unauthenticated when it was deleted, forbidden for an access token: sign-in
 * settings are changed in person only.
 */
export async function ownAccount(scope: Scope) {
  const user = await db.user.findUnique({ where: { id: requirePerson(scope).id } })
  if (!user) throw new AppError('unauthenticated', 'common.signInFirst')
  return user
}

/** Written with every change to how a user signs in: ends all sessions. `endTokens` ends all access tokens. */
export const endSessions = { sessionVersion: { increment: 1 } } as const

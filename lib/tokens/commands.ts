import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { randomBytes } from 'node:crypto'
import { requirePerson, requireProof } from '@/lib/auth/recent-proof'
import type { Viewer } from '@/lib/auth/policy'
import { dayMs, hourMs } from '@/lib/durations'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { log } from '@/lib/log'
import { hashOf } from '@/lib/hash'
import { lockMembers } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'
import { findPresented, tokenColumns, tokenView, type Presented } from '@/lib/tokens/queries'
import { mostTokens, type CreateToken, type RevokeToken, type TokenView } from '@/lib/tokens/schema'
import { hintOf, isReading, tokenBytes, writeToken } from '@/lib/tokens/token'

/** Resolution of the last use, in milliseconds: recording it on every call would cost more than the call. */
const useMs = hourMs

/**
 * Creates a token for the viewer, and removes expired ones. Only this result contains the token itself. Throws
 * ProofNeededError without a recent proof, AppError forbidden for an access token, conflict when the viewer has the
 * maximum number.
 */
export async function createToken(
  scope: Scope,
  { name, scope: allowed, days }: CreateToken,
): Promise<{ view: TokenView; token: string }> {
  const { id: userId } = requirePerson(scope)
  const token = writeToken(randomBytes(tokenBytes))
  const row = await db.$transaction(async (tx) => {
    // The count is valid only while holding the member's lock.
    await lockMembers(tx, [userId])
    await requireProof(tx, scope)
    await tx.accessToken.deleteMany({ where: { userId, expiresAt: { lte: scope.now } } })
    if ((await tx.accessToken.count({ where: { userId } })) >= mostTokens) {
      throw new AppError('conflict', 'tokens.tooMany', { values: { max: mostTokens } })
    }
    const createdAt = scope.now
    const expiresAt = new Date(createdAt.getTime() + days * dayMs)
    const kept = { userId, name, scope: allowed, hint: hintOf(token), tokenHash: hashOf(token) }
    await recordActivity(tx, scope, { kind: 'token_made', details: { name, scope: allowed, days } })
    return tx.accessToken.create({ data: { ...kept, createdAt, expiresAt }, select: tokenColumns })
  })
  log.info({ event: 'token_made', userId, tokenId: row.id, scope: allowed }, 'an access token was made')
  return { view: tokenView(row, scope.now), token }
}

/** Revokes one of the viewer's own tokens. Throws AppError forbidden for an access token, not_found. */
export async function revokeToken(scope: Scope, { tokenId }: RevokeToken): Promise<{ id: string }> {
  const { id: userId } = requirePerson(scope)
  const id = knownId(tokenId, 'tokens.notFound')
  await db.$transaction(async (tx) => {
    const token = await tx.accessToken.findFirst({ where: { id, userId }, select: { name: true } })
    const { count } = await tx.accessToken.deleteMany({ where: { id, userId } })
    if (count === 0) throw new AppError('not_found', 'tokens.notFound')
    await recordActivity(tx, scope, { kind: 'token_revoked', details: { name: token?.name ?? '' } })
  })
  log.info({ event: 'token_revoked', userId, tokenId: id }, 'an access token was revoked')
  return { id }
}

/** Revokes all tokens and calendar addresses of a user: call it in the transaction that ends their sessions. */
export async function endTokens(tx: Database, userId: string): Promise<void> {
  await tx.accessToken.deleteMany({ where: { userId } })
  await tx.calendarAddress.deleteMany({ where: { userId } })
}

/**
 * The current user of a token, if it permits the method. Throws AppError: unauthenticated when the token is invalid,
 * forbidden when it is read-only.
 */
export async function acceptToken(token: string, method: string, now: Date): Promise<Viewer> {
  const presented = await findPresented(token, now)
  if (presented.scope === 'read' && !isReading(method)) throw new AppError('forbidden', 'tokens.readOnly')
  await noteUse(presented, now)
  return presented.user
}

/** Records a token's use, at most once an hour; skips a locked row. */
async function noteUse({ id, lastUsedAt }: Presented, now: Date): Promise<void> {
  const due = new Date(now.getTime() - useMs)
  if (lastUsedAt && lastUsedAt > due) return
  await db.$executeRaw`
    UPDATE "AccessToken" SET "lastUsedAt" = ${now}
    WHERE "id" = (
      SELECT "id" FROM "AccessToken"
      WHERE "id" = ${id}::uuid AND ("lastUsedAt" IS NULL OR "lastUsedAt" <= ${due})
      FOR UPDATE SKIP LOCKED
    )`
}

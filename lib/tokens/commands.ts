import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { randomBytes } from 'node:crypto'
import { requirePerson, requireProof } from '@/lib/auth/recent-proof'
import type { Viewer } from '@/lib/auth/policy'
import { dayMs } from '@/lib/calendar'
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

/** How exactly the last use is known: writing it down at every call would cost more than the call. */
const useMs = 60 * 60 * 1000

/**
 * Makes a token for the viewer, and sweeps the expired ones. The token itself is in this answer and nowhere
 * else. Throws ProofNeeded without a recent proof, AppError forbidden when a token asks, conflict when the viewer has
 * as many as one may have.
 */
export async function createToken(
  scope: Scope,
  { name, scope: allowed, days }: CreateToken,
): Promise<{ view: TokenView; token: string }> {
  const { id: userId } = requirePerson(scope)
  const token = writeToken(randomBytes(tokenBytes))
  const row = await db.$transaction(async (tx) => {
    // Counting holds only while nobody else adds one.
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

/** Ends one of the viewer's own tokens at once. Throws AppError forbidden when a token asks, not_found. */
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

/** Ends every token of a user: call it in the transaction that ends their sessions. */
export async function endTokens(tx: Database, userId: string): Promise<void> {
  await tx.accessToken.deleteMany({ where: { userId } })
}

/**
 * The user whom a token stands for, as the database has them now, when the token may do what the method says.
 * Throws AppError: unauthenticated when the token does not hold, forbidden when it may only read.
 */
export async function acceptToken(token: string, method: string, now: Date): Promise<Viewer> {
  const presented = await findPresented(token, now)
  if (presented.scope === 'read' && !isReading(method)) throw new AppError('forbidden', 'tokens.readOnly')
  await noteUse(presented, now)
  return presented.user
}

/** Writes down that a token is in use, at most once an hour. Whoever finds the row taken leaves it at that. */
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

import 'server-only'
import { signedIn, type Viewer } from '@/lib/auth/policy'
import { ProofNeeded } from '@/lib/auth/proof-needed'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'

/** How long a sign-in or a proof is good, in milliseconds. */
const proofMs = 15 * 60 * 1000

/** Removes the proofs that no longer count. Outside of transactions: a user is locked before their proofs. */
export async function sweepProofs({ now }: Pick<Scope, 'now'>): Promise<number> {
  // Those that somebody else is just sweeping or renewing are left to them.
  return db.$executeRaw`
    DELETE FROM "SessionProof" WHERE "sessionId" IN (
      SELECT "sessionId" FROM "SessionProof" WHERE "provedAt" < ${new Date(now.getTime() - proofMs)}
      FOR UPDATE SKIP LOCKED
    )`
}

/** Records that the session has just proved whose it is. */
export async function recordProof(
  tx: Database,
  session: { sessionId: string; userId: string },
  now: Date,
): Promise<void> {
  // One statement: Prisma's upsert can fail when two requests prove at once.
  await tx.$executeRaw`
    INSERT INTO "SessionProof" ("sessionId", "userId", "provedAt")
    VALUES (${session.sessionId}::uuid, ${session.userId}::uuid, ${now})
    ON CONFLICT ("sessionId") DO UPDATE SET "provedAt" = EXCLUDED."provedAt"
    WHERE "SessionProof"."userId" = EXCLUDED."userId"`
}

/** Carries a proof over to the session that takes the place of another one of the same user. */
export async function moveProof(userId: string, fromSession: string, toSession: string): Promise<void> {
  await db.sessionProof.updateMany({
    where: { sessionId: fromSession, userId },
    data: { sessionId: toSession },
  })
}

/**
 * Throws ProofNeeded unless the viewer's session proved whose it is in the last 15 minutes; AppError forbidden for
 * an access token, which cannot prove anything, and unauthenticated when the session ended meanwhile.
 */
export async function requireProof(tx: Database, scope: Scope): Promise<void> {
  requirePerson(scope)
  const { id, sessionId, sessionVersion } = signedIn(scope.viewer)
  const select = { username: true, totpSince: true, sessionVersion: true }
  const user = await tx.user.findUnique({ where: { id }, select })
  const isOver = sessionVersion !== undefined && user?.sessionVersion !== sessionVersion
  if (!user || isOver) throw new AppError('unauthenticated', 'common.signInFirst')
  const proof = sessionId && (await tx.sessionProof.findUnique({ where: { sessionId, userId: id } }))
  if (proof && proof.provedAt.getTime() > scope.now.getTime() - proofMs) return
  throw new ProofNeeded({ username: user.username, needsCode: user.totpSince !== null })
}

/** The viewer, signed in themself; throws AppError forbidden when a program asks with an access token. */
export function requirePerson(scope: Scope): Viewer {
  const viewer = signedIn(scope.viewer)
  if (scope.isByToken) throw new AppError('forbidden', 'tokens.inPersonOnly')
  return viewer
}

import 'server-only'
import { signedIn, type Viewer } from '@/lib/auth/policy'
import { ProofNeededError } from '@/lib/auth/proof-needed'
import { minuteMs } from '@/lib/durations'
import { db, type Database } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** How long a sign-in or a proof remains valid, in milliseconds. */
const proofMs = 15 * minuteMs

/** Removes expired proofs. Call outside of transactions: a user is locked before their proofs. */
export async function sweepProofs({ now }: Pick<Scope, 'now'>): Promise<number> {
  return deleteOld('SessionProof', Prisma.sql`"provedAt" < ${new Date(now.getTime() - proofMs)}`)
}

/** Records a successful proof for the session. */
export async function recordProof(
  tx: Database,
  session: { sessionId: string; userId: string },
  now: Date,
): Promise<void> {
  // A single statement: Prisma's upsert can fail when two requests race.
  await tx.$executeRaw`
    INSERT INTO "SessionProof" ("sessionId", "userId", "provedAt")
    VALUES (${session.sessionId}::uuid, ${session.userId}::uuid, ${now})
    ON CONFLICT ("sessionId") DO UPDATE SET "provedAt" = EXCLUDED."provedAt"
    WHERE "SessionProof"."userId" = EXCLUDED."userId"`
}

/** Moves a proof to the session that replaces another one of the same user. */
export async function moveProof(userId: string, fromSession: string, toSession: string): Promise<void> {
  await db.sessionProof.updateMany({
    where: { sessionId: fromSession, userId },
    data: { sessionId: toSession },
  })
}

/**
 * Throws ProofNeededError unless the viewer's session was proven in the last 15 minutes; AppError forbidden for an
 * access token, which cannot prove anything, and unauthenticated when the session ended meanwhile.
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
  throw new ProofNeededError({ username: user.username, needsCode: user.totpSince !== null })
}

/** The viewer of an interactive session; throws AppError forbidden for an access token. */
export function requirePerson(scope: Scope): Viewer {
  const viewer = signedIn(scope.viewer)
  if (scope.isByToken) throw new AppError('forbidden', 'tokens.inPersonOnly')
  return viewer
}

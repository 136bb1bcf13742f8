import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { jwtDecrypt } from 'jose'
import { encode, type JWT } from 'next-auth/jwt'
import { cache } from 'react'
import { cameByHttps, sessionCookieName, sessionSeconds } from '@/lib/auth/cookie'
import type { Viewer } from '@/lib/auth/policy'
import { moveProof, recordProof } from '@/lib/auth/recent-proof'
import { serverSecret, sessionKey } from '@/lib/auth/secret'
import { nobody, viewerCookie } from '@/lib/auth/viewer-cookie'
import { now } from '@/lib/clock'
import { db, readRows } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { isServedByHttps } from '@/lib/env'
import { isId } from '@/lib/ids'
import { log } from '@/lib/log'
import { fieldsOf } from '@/lib/record'
import { Prisma } from '@/prisma/generated/client'

/** Claims of the session cookie, before the database has confirmed them. */
type Claims = {
  userId: string
  sessionId: string
  sessionVersion: number
  /** Start of the session, in seconds since 1970. next-auth renews a token's own times whenever it reads the token. */
  startedAt: number
}

/** The claims in a token that this server signed, or null when any is missing. */
function claimsOf(token: JWT | null): Claims | null {
  const { sub, sessionId, sessionVersion, startedAt } = fieldsOf(token)
  const isWhole =
    typeof sub === 'string' &&
    isId(sub) &&
    typeof sessionId === 'string' &&
    isId(sessionId) &&
    typeof sessionVersion === 'number' &&
    typeof startedAt === 'number'
  return isWhole ? { userId: sub, sessionId, sessionVersion, startedAt } : null
}

/** The claims of a new session, in next-auth's shape. */
export function newClaims(user: { id: string; sessionVersion: number }) {
  return {
    sub: user.id,
    sessionId: randomUUID(),
    sessionVersion: user.sessionVersion,
    startedAt: Math.floor(now().getTime() / 1000),
  }
}

/**
 * Loads the token's viewer from the database: deletion, a new password, a demotion or a logout ends the session at
 * once, and so do thirty days. Null when the session has ended.
 */
export async function viewerOf(token: JWT | null): Promise<Viewer | null> {
  const claims = claimsOf(token)
  if (!claims) return null
  const sessionEndsAt = new Date((claims.startedAt + sessionSeconds) * 1000)
  if (sessionEndsAt < now()) return null
  const [viewer] = await readRows<SessionRow>(Prisma.sql`
    SELECT u."id", u."username", u."isAdmin", u."avatar", u."language", u."easyReading", u."sessionVersion",
      f."visibility", f."language" AS "familyLanguage", f."allowsDictation",
      EXISTS (SELECT 1 FROM "Reward") AS "hasRewards"
    FROM "User" u LEFT JOIN "FamilySettings" f ON true
    WHERE u."id" = ${claims.userId}::uuid AND u."sessionVersion" = ${claims.sessionVersion}
      AND NOT EXISTS (SELECT 1 FROM "EndedSession" e WHERE e."id" = ${claims.sessionId}::uuid)`)
  return viewer ? { ...viewer, sessionId: claims.sessionId, sessionEndsAt } : null
}

type SessionRow = Required<Omit<Viewer, 'sessionId' | 'sessionEndsAt'>>

async function readToken(): Promise<JWT | null> {
  const value = (await cookies()).get(sessionCookieName(isServedByHttps()))?.value
  if (!value) return null
  try {
    // As next-auth decodes it, which would derive the key for every request.
    return (await jwtDecrypt(value, sessionKey(), { clockTolerance: 15 })).payload as JWT
  } catch {
    return null // not a token of this server, or an expired one
  }
}

/** The viewer of the current request, read once per request; null when nobody is signed in. */
export const readViewer = cache(async (): Promise<Viewer | null> => viewerOf(await readToken()))

/**
 * Whether a session ended because its account was deleted, or demoted since it began. The device then deletes unsaved
 * texts as well; they stay when a session expired or a new password ended it.
 */
export async function isRevoked(token: JWT | null): Promise<boolean> {
  const claims = claimsOf(token)
  if (!claims) return false
  const [found] = await readRows<{ isRevoked: boolean }>(Prisma.sql`
    SELECT NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = ${claims.userId}::uuid)
      OR EXISTS (
        SELECT 1 FROM "Activity" WHERE "kind" = 'user_demoted' AND "subjectId" = ${claims.userId}::uuid
          AND "at" >= ${new Date(claims.startedAt * 1000)}
      ) AS "isRevoked"`)
  return found?.isRevoked === true
}

/** The same for the session that the current request came with. */
export const isSessionRevoked = async (): Promise<boolean> => isRevoked(await readToken())

type SessionUser = { id: string; sessionVersion: number }

/** Starts a session in this browser for a user who has just signed in. */
export async function startSession(user: SessionUser): Promise<void> {
  await writeSession(await signedInClaims(user))
}

/** Replaces this browser's session; the new one keeps its proof. */
export async function renewSession(user: SessionUser): Promise<void> {
  const before = claimsOf(await readToken())
  const claims = newClaims(user)
  if (before) await moveProof(user.id, before.sessionId, claims.sessionId)
  await writeSession(claims)
}

/** Claims for a user who has just signed in; the sign-in counts as a proof. */
export async function signedInClaims(user: SessionUser) {
  const claims = newClaims(user)
  await recordProof(db, { sessionId: claims.sessionId, userId: user.id }, now())
  return claims
}

async function writeSession(claims: ReturnType<typeof newClaims>): Promise<void> {
  const token = await encode({ token: claims, secret: serverSecret(), maxAge: sessionSeconds })
  await setCookie(token, sessionSeconds)
  await markViewer(claims.sub)
}

/** Ends this browser's session, also for any copy of its cookie. */
export async function endSession(at: Date): Promise<void> {
  await recordEnd(await readToken(), at)
  await setCookie('', 0)
  await markViewer(nobody)
}

/** Sets the cookie that tells this browser's open tabs who is signed in. */
export async function markViewer(viewer: string): Promise<void> {
  const options = { sameSite: 'lax', path: '/', secure: await isSecure(), maxAge: sessionSeconds } as const
  ;(await cookies()).set(viewerCookie, viewer, options)
}

/** Ends the session that the request came with when another begins; its cookie is about to be replaced. */
export async function supersedeSession(at: Date): Promise<void> {
  await recordEnd(await readToken(), at)
}

/** Records that a token's session was logged out, for the rest of the token's lifetime. */
export async function recordEnd(token: JWT | null, at: Date): Promise<void> {
  const claims = claimsOf(token)
  if (!claims) return
  const expiresAt = new Date(at.getTime() + sessionSeconds * 1000)
  await db.endedSession.createMany({ data: { id: claims.sessionId, expiresAt }, skipDuplicates: true })
  await deleteOld('EndedSession', Prisma.sql`"expiresAt" < ${at}`)
  log.info({ event: 'session_ended', userId: claims.userId }, 'a session was ended')
}

// Browsers accept a `__Secure-` cookie only with the Secure attribute, even when it is being removed.
async function setCookie(value: string, maxAge: number): Promise<void> {
  const name = sessionCookieName(isServedByHttps())
  const store = await cookies()
  store.set(name, value, { httpOnly: true, sameSite: 'lax', path: '/', secure: await isSecure(), maxAge })
}

/** Whether cookies of this request need the Secure attribute. */
export async function isSecure(): Promise<boolean> {
  return isServedByHttps() || cameByHttps(await headers())
}

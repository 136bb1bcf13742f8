import 'server-only'
import { signedIn, type Viewer } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { columnsOf, db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import type { Scope } from '@/lib/scope'
import type { TokenScope } from '@/lib/tokens/limits'
import type { TokenView } from '@/lib/tokens/schema'
import { isToken } from '@/lib/tokens/token'
import { Prisma } from '@/prisma/generated/client'

/** Columns of a token to show: never its hash. */
export const tokenColumns = {
  id: true,
  name: true,
  scope: true,
  hint: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} satisfies Prisma.AccessTokenSelect

type TokenRecord = Prisma.AccessTokenGetPayload<{ select: typeof tokenColumns }>

/** Converts a row for a screen. */
export function tokenView({ createdAt, expiresAt, lastUsedAt, ...token }: TokenRecord, now: Date): TokenView {
  return {
    ...token,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: expiresAt <= now,
  }
}

/** The viewer's own tokens, newest first; expired ones are listed until the next one is created. */
export async function listTokens(scope: Scope): Promise<TokenView[]> {
  const { id: userId } = signedIn(scope.viewer)
  const columns = columnsOf(Object.keys(tokenColumns))
  const tokens = await readBatched<JsonRow<TokenRecord>>(
    scope,
    Prisma.sql`SELECT ${columns} FROM "AccessToken" WHERE "userId" = ${userId}::uuid ORDER BY "createdAt" DESC, "id" DESC`,
  )
  return tokens.map((row) =>
    tokenView(withDates<TokenRecord>(row, ['createdAt', 'expiresAt', 'lastUsedAt']), scope.now),
  )
}

/** A valid token and its current user. */
export type Presented = { id: string; scope: TokenScope; lastUsedAt: Date | null; user: Viewer }

/** Looks up a token. Throws AppError unauthenticated when it is unknown, revoked or expired. */
export async function findPresented(token: string, now: Date): Promise<Presented> {
  const [found] = isToken(token)
    ? await db.$queryRaw<(Presented & { expiresAt: Date })[]>`
        SELECT t."id", t."scope"::text, t."expiresAt", t."lastUsedAt", json_build_object(
          'id', u."id", 'username', u."username", 'isAdmin', u."isAdmin", 'visibility', f."visibility") AS "user"
        FROM "AccessToken" t JOIN "User" u ON u."id" = t."userId" LEFT JOIN "FamilySettings" f ON true
        WHERE t."tokenHash" = ${hashOf(token)}`
    : []
  if (!found) throw new AppError('unauthenticated', 'tokens.invalid')
  if (found.expiresAt <= now) throw new AppError('unauthenticated', 'tokens.expired')
  return found
}

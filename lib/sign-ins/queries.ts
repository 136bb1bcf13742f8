import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { readBatched, type JsonRow } from '@/lib/batch'
import { dayMs } from '@/lib/durations'
import { readRows } from '@/lib/db'
import type { Translate } from '@/lib/i18n/message'
import { translator } from '@/lib/i18n/translator'
import { mostCounted, readKeysetPage, type Position, type Seek, type WantedPage } from '@/lib/http/keyset'
import type { Scope } from '@/lib/scope'
import { shownAddress } from '@/lib/sign-ins/address'
import { browserOf } from '@/lib/sign-ins/agent'
import type { LoggedSignIn, SignInOutcome, SignInView } from '@/lib/sign-ins/schema'
import { Prisma, type SignIn } from '@/prisma/generated/client'

const perPage = 25
const recentCount = 5
const weekMs = 7 * dayMs

type Attempt = Pick<SignIn, 'id' | 'outcome' | 'address' | 'agent' | 'at'>

const view = ({ id, outcome, address, agent, at }: Attempt, t: Translate<'account'>): SignInView => ({
  id,
  outcome,
  address: shownAddress(address, t),
  browser: browserOf(agent, t),
  at: at.toISOString(),
})

type Choice = WantedPage & { outcome: SignInOutcome | null }
type LoggedRow = Pick<SignIn, 'id' | 'outcome' | 'address' | 'agent' | 'at' | 'userId'> & { username: string | null }

/** A page of the log, newest first; a page past the end is the last. Administrators only. */
export async function listSignIns(scope: Scope, { outcome, ...wanted }: Choice) {
  authorize(scope.viewer, 'user:manage')
  const where = outcome ? Prisma.sql`s."outcome" = ${outcome}::"SignInOutcome"` : Prisma.sql`true`
  const { rows, page, pageCount, edges } = await readKeysetPage(
    { count: () => countSignIns(where), isCapped: true, read: (seek) => readSignIns(where, seek), positionOf },
    wanted,
    perPage,
  )
  const t = translator(scope.locale, 'account')
  const signIns = rows.map(({ userId, username, ...row }): LoggedSignIn => ({
    ...view(row, t),
    user: userId && username !== null ? { id: userId, username } : null,
  }))
  return { signIns, page, pageCount, edges }
}

const positionOf = ({ at, id }: { at: Date; id: string }): Position => ({ at: at.toISOString(), id })

async function countSignIns(where: Prisma.Sql): Promise<number> {
  const [row] = await readRows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (
      SELECT FROM "SignIn" s WHERE ${where} ORDER BY s."at" DESC, s."id" DESC LIMIT ${mostCounted + 1}
    ) counted`
  return row?.count ?? 0
}

function readSignIns(where: Prisma.Sql, { from, isBackwards, skip, take }: Seek): Promise<LoggedRow[]> {
  const direction = isBackwards ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const side = isBackwards ? Prisma.sql`>` : Prisma.sql`<`
  const beyond = from
    ? Prisma.sql`(s."at", s."id") ${side} (${from.at}::timestamptz, ${from.id}::uuid)`
    : Prisma.sql`true`
  return readRows<LoggedRow>`
    SELECT s."id", s."outcome"::text AS "outcome", s."address", s."agent", s."at", s."userId", u."username" FROM (
      SELECT * FROM "SignIn" s WHERE ${where} AND ${beyond}
      ORDER BY s."at" ${direction}, s."id" ${direction} LIMIT ${take} OFFSET ${skip}
    ) s LEFT JOIN "User" u ON u."id" = s."userId" ORDER BY s."at" DESC, s."id" DESC`
}

type RecentRow = JsonRow<Pick<SignIn, 'id' | 'outcome' | 'address' | 'agent' | 'at'>>

/** The viewer's own recent sign-ins, and the number of failed attempts in the last seven days. */
export async function recentSignIns(scope: Scope): Promise<{ signIns: SignInView[]; failures: number }> {
  const { id } = signedIn(scope.viewer)
  const since = new Date(scope.now.getTime() - weekMs)
  const [rows, [failed]] = await Promise.all([
    readBatched<RecentRow>(
      scope,
      Prisma.sql`SELECT "id", "outcome", "address", "agent", "at" FROM "SignIn"
        WHERE "userId" = ${id}::uuid AND "outcome" = 'signed_in' ORDER BY "at" DESC, "id" LIMIT ${recentCount}`,
    ),
    readBatched<{ count: number }>(
      scope,
      Prisma.sql`SELECT count(*)::int AS "count" FROM "SignIn" WHERE "userId" = ${id}::uuid AND "at" > ${since}
        AND "outcome" IN ('wrong_password', 'wrong_code', 'throttled')`,
    ),
  ])
  const t = translator(scope.locale, 'account')
  return { signIns: rows.map((row) => view({ ...row, at: new Date(row.at) }, t)), failures: failed?.count ?? 0 }
}

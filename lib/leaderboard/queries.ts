import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { addDays, dayOf, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { orLogged } from '@/lib/fallback'
import type { Board, Standing } from '@/lib/leaderboard/boards'
import { monthOf } from '@/lib/leaderboard/period'
import { log } from '@/lib/log'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Maximum number of members in a response. */
export const longestBoard = 1000

type Ranked = Standing & { total: number }
type Choice = { by: Prisma.Sql; earned?: Prisma.Sql; withAdmins?: boolean; offset?: number }

/** The current streak on the scope's day: 0 when its last day is before yesterday. */
function streakNow(scope: Scope): Prisma.Sql {
  const yesterday = toDate(addDays(dayOf(scope.now, scope.timeZone), -1))
  return Prisma.sql`(CASE WHEN u."streakDay" >= ${yesterday}::date THEN u."streak" ELSE 0 END)`
}

/** Ranks members by a value, ties by username, in one query. Always includes the viewer's own row. */
async function rank(
  scope: Scope,
  { by, earned = Prisma.empty, withAdmins = false, offset = 0 }: Choice,
): Promise<Ranked[]> {
  const { id } = signedIn(scope.viewer)
  const own = offset === 0 ? Prisma.sql`OR "id" = ${id}::uuid` : Prisma.empty
  return db.$queryRaw<Ranked[]>`
    SELECT * FROM (
      SELECT u."id", u."username", u."isAdmin", u."avatar", u."points", ${streakNow(scope)} AS "streak",
        (${by})::float8 AS "value", (count(*) OVER ())::int AS "total",
        (row_number() OVER (ORDER BY ${by} DESC, u."usernameKey"))::int AS "rank"
      FROM "User" u ${earned}
      WHERE ${withAdmins} OR NOT u."isAdmin"
    ) ranked
    WHERE "rank" > ${offset} AND "rank" <= ${offset + longestBoard} ${own}
    ORDER BY "rank"`
}

/** One board, without administrators. Monthly points are those of the scope's month in the family's zone. */
export async function findBoard(scope: Scope, board: Board): Promise<Standing[]> {
  if (board === 'all-time') return rank(scope, { by: Prisma.sql`u."points"` })
  if (board === 'streaks') return rank(scope, { by: streakNow(scope) })
  const { from } = monthOf(dayOf(scope.now, scope.timeZone))
  const earned = Prisma.sql`
    LEFT JOIN "MonthPoints" month ON month."memberId" = u."id" AND month."month" = ${toDate(from)}::date`
  return rank(scope, { by: Prisma.sql`COALESCE(month."amount", 0)`, earned }).catch((error: unknown) => {
    log.error({ event: 'part_failed', err: error }, 'Failed to fetch monthly points')
    throw error
  })
}

/** The all-time board for REST, starting at `offset`, with or without administrators, and its total count. */
export async function listBoard(scope: Scope, { withAdmins, offset }: { withAdmins: boolean; offset: number }) {
  const standings = await rank(scope, { by: Prisma.sql`u."points"`, withAdmins, offset })
  return { standings: standings.filter((one) => one.rank <= offset + longestBoard), total: standings[0]?.total ?? 0 }
}

/** The first member of the all-time board, or null when it is empty. */
export async function findChampion(scope: Scope): Promise<Standing | null> {
  signedIn(scope.viewer)
  const [champion] = await db.$queryRaw<Standing[]>`
    SELECT u."id", u."username", u."isAdmin", u."avatar", u."points", ${streakNow(scope)} AS "streak",
      u."points" AS "value", 1 AS "rank"
    FROM "User" u WHERE NOT u."isAdmin" ORDER BY u."points" DESC, u."usernameKey" LIMIT 1`
  return champion ?? null
}

/** The champion, or null, also when the query fails, which is logged. */
export async function championOrNull(scope: Scope): Promise<Standing | null> {
  return orLogged(findChampion(scope), null, 'leaderboard.championFailed')
}

/** A user's position on the all-time board; 0 for administrators, who are not ranked. */
export async function findRank(scope: Scope, userId: string): Promise<number> {
  signedIn(scope.viewer)
  const [found] = await db.$queryRaw<{ rank: number }[]>`
    SELECT count(*)::int AS "rank"
    FROM "User" me JOIN "User" u ON u."points" > me."points"
      OR (u."points" = me."points" AND u."usernameKey" <= me."usernameKey")
    WHERE me."id" = ${userId}::uuid AND NOT me."isAdmin" AND NOT u."isAdmin"`
  return found?.rank ?? 0
}

import 'server-only'
import { authorize, can, signedIn } from '@/lib/auth/policy'
import { addDays, dayOf, toDate } from '@/lib/calendar'
import { readRows } from '@/lib/db'
import { logFailed, orLogged } from '@/lib/fallback'
import {
  placesPerPage,
  type Board,
  type BoardEntry,
  type BoardPage,
  type Champion,
  type OwnPlace,
  type Place,
} from '@/lib/leaderboard/boards'
import { readCursor, writeCursor } from '@/lib/leaderboard/cursor'
import {
  countAhead,
  placeAhead,
  placesBehind,
  positionOf,
  stretchesOf,
  type PositionSql,
} from '@/lib/leaderboard/stretches'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Maximum number of entries in a REST response. */
const longestBoard = 1000

type PlaceRow = Place & { usernameKey: string }

const place = ({ id, username, avatar, value, rank }: PlaceRow): Place => ({ id, username, avatar, value, rank })

/**
 * The first places of a board, or those after a cursor of an earlier page; for a viewer who may not compare the members
 * only their own, or none without leaderboards. Ranks are counted when read, so a page is right even if members moved
 * since the one before it. Monthly points are those of the scope's month in the family's zone.
 */
export async function findBoard(scope: Scope, board: Board, after?: string): Promise<BoardPage> {
  signedIn(scope.viewer)
  if (!can(scope.viewer, 'board:read')) {
    const own = after === undefined ? await findOwnPlace(scope, board) : null
    return { places: own?.places ?? [], next: null }
  }
  const stretches = stretchesOf(board, dayOf(scope.now, scope.timeZone))
  const position = after === undefined ? null : readCursor(after)
  const at = position && {
    value: Prisma.sql`${position.value}::int`,
    usernameKey: Prisma.sql`${position.usernameKey}::text`,
  }
  const rows = await logged(
    board,
    readRows<PlaceRow>`
      SELECT page.*, (${at ? countAhead(stretches, at, true) : Prisma.sql`0`}
        + row_number() OVER (ORDER BY "value" DESC, "usernameKey"))::int AS "rank"
      FROM (${placesBehind(stretches, { ...(at && { after: at }), limit: placesPerPage + 1 })}) page
      ORDER BY "rank"`,
  )
  const shown = rows.slice(0, placesPerPage)
  const last = rows.length > placesPerPage ? shown.at(-1) : undefined
  return { places: shown.map(place), next: last ? writeCursor(last) : null }
}

/**
 * The viewer's place on a board with the places directly before and after it, and the number of places; null when the
 * viewer is not ranked. A viewer who may not compare the members gets only their own, or null without leaderboards.
 */
export async function findOwnPlace(scope: Scope, board: Board): Promise<OwnPlace | null> {
  const { id, isAdmin } = signedIn(scope.viewer)
  if (isAdmin || !can(scope.viewer, 'rank:read-own')) return null
  const stretches = stretchesOf(board, dayOf(scope.now, scope.timeZone))
  const me: PositionSql = { value: Prisma.sql`me."value"`, usernameKey: Prisma.sql`me."usernameKey"` }
  const rows = await logged(
    board,
    readRows<PlaceRow & { total: number }>`
      WITH me AS MATERIALIZED (${positionOf(stretches, id)})
      SELECT near.*, (SELECT count(*)::int FROM "User" WHERE NOT "isAdmin") AS "total",
        (ahead."count" + row_number() OVER (ORDER BY near."value" DESC, near."usernameKey")
          - count(*) FILTER (WHERE near."isAhead") OVER ())::int AS "rank"
      FROM me
      CROSS JOIN LATERAL (SELECT ${countAhead(stretches, me)} AS "count") ahead
      CROSS JOIN LATERAL (
        SELECT before.*, true AS "isAhead" FROM (${placeAhead(stretches, me)}) before
        UNION ALL SELECT behind.*, false FROM (${placesBehind(stretches, { from: me, limit: 2 })}) behind
      ) near
      ORDER BY "rank"`,
  )
  const isCompared = can(scope.viewer, 'board:read')
  const places = rows.filter((row) => isCompared || row.id === id).map(place)
  return places.some((row) => row.id === id) ? { places, total: rows[0]?.total ?? 0 } : null
}

/** Logs the specified message when the monthly board cannot be read. */
async function logged<T>(board: Board, rows: Promise<T>): Promise<T> {
  return rows.catch((error: unknown) => {
    if (board === 'monthly') logFailed(error, 'leaderboard.monthlyPointsFailed')
    throw error
  })
}

/** The current streak on the scope's day: 0 when its last day is before yesterday. */
function streakNow(scope: Scope): Prisma.Sql {
  const yesterday = toDate(addDays(dayOf(scope.now, scope.timeZone), -1))
  return Prisma.sql`(CASE WHEN u."streakDay" >= ${yesterday}::date THEN u."streak" ELSE 0 END)`
}

/**
 * The all-time board for REST, starting at `offset`, with or without administrators, and its total count. A viewer who
 * may not compare the members gets everybody by name, with points and streak only of themselves.
 */
export async function listBoard(scope: Scope, { withAdmins, offset }: { withAdmins: boolean; offset: number }) {
  const viewer = signedIn(scope.viewer)
  const isListed = withAdmins ? Prisma.sql`TRUE` : Prisma.sql`NOT u."isAdmin"`
  const order = can(viewer, 'board:read') ? Prisma.sql`u."points" DESC, u."usernameKey"` : Prisma.sql`u."usernameKey"`
  const rows = await readRows<Omit<BoardEntry, 'id'> & { total: number; id: string | null }>`
    SELECT (SELECT count(*)::int FROM "User" u WHERE ${isListed}) AS "total", entry.*
    FROM (VALUES (true)) always LEFT JOIN LATERAL (
      SELECT u."id", u."username", u."isAdmin", u."avatar", u."points", ${streakNow(scope)} AS "streak",
        row_number() OVER (ORDER BY ${order}) AS "place"
      FROM "User" u WHERE ${isListed} ORDER BY ${order} OFFSET ${offset}::int LIMIT ${longestBoard}::int
    ) entry ON true
    ORDER BY entry."place"`
  const entries = rows.flatMap(({ id, username, isAdmin, avatar, points, streak }): BoardEntry[] => {
    if (id === null) return []
    const figures = can(viewer, 'user:compare', { id }) ? { points, streak } : { points: null, streak: null }
    return [{ id, username, isAdmin, avatar, ...figures }]
  })
  return { entries, total: rows[0]?.total ?? 0 }
}

/** The first member of the all-time board; null when it is empty, and to a viewer who may not compare the members. */
export async function findChampion(scope: Scope): Promise<Champion | null> {
  signedIn(scope.viewer)
  if (!can(scope.viewer, 'board:read')) return null
  const [champion] = await readRows<Champion>`
    SELECT u."id", u."username", u."isAdmin", u."avatar", u."points", ${streakNow(scope)} AS "streak"
    FROM "User" u WHERE NOT u."isAdmin" ORDER BY u."points" DESC, u."usernameKey" LIMIT 1`
  return champion ?? null
}

/** The champion, or null, also when the query fails, which is logged. */
export async function championOrNull(scope: Scope) {
  return orLogged(findChampion(scope), null, 'leaderboard.championFailed')
}

/**
 * A user's position on the all-time board; 0 for administrators, who are not ranked. Throws AppError forbidden when the
 * viewer may not compare the user.
 */
export async function findRank(scope: Scope, userId: string): Promise<number> {
  const viewer = signedIn(scope.viewer)
  if (viewer.id === userId) authorize(viewer, 'rank:read-own')
  else authorize(viewer, 'user:compare', { id: userId })
  const stretches = stretchesOf('all-time', dayOf(scope.now, scope.timeZone))
  const me: PositionSql = { value: Prisma.sql`me."value"`, usernameKey: Prisma.sql`me."usernameKey"` }
  const [found] = await readRows<{ rank: number }>`
    SELECT ${countAhead(stretches, me, true)}::int AS "rank" FROM (${positionOf(stretches, userId)}) me`
  return found?.rank ?? 0
}

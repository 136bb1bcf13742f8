import 'server-only'
import { addDays, toDate, type Day } from '@/lib/calendar'
import type { Board } from '@/lib/leaderboard/boards'
import { monthOf } from '@/lib/leaderboard/period'
import { Prisma } from '@/prisma/generated/client'

/**
 * Members who follow each other on a board, as SQL: the rows `u` and the value that the board ranks them by. Each
 * stretch is read in order from one index, which one for the whole board could not be.
 */
type Stretch = { from: Prisma.Sql; value: Prisma.Sql }

/** SQL of a position: two expressions. */
export type PositionSql = { value: Prisma.Sql; usernameKey: Prisma.Sql }

/** The stretches of a board on a family day, best first; administrators are on none. */
export function stretchesOf(board: Board, today: Day): Stretch[] {
  if (board === 'all-time') return [{ from: Prisma.sql`"User" u WHERE NOT u."isAdmin"`, value: Prisma.sql`u."points"` }]
  if (board === 'streaks') {
    const yesterday = toDate(addDays(today, -1))
    return [
      {
        from: Prisma.sql`"User" u WHERE NOT u."isAdmin" AND u."streak" > 0 AND u."streakDay" >= ${yesterday}::date`,
        value: Prisma.sql`u."streak"`,
      },
      without(
        Prisma.sql`"User" u WHERE NOT u."isAdmin"
          AND (u."streak" <= 0 OR u."streakDay" IS NULL OR u."streakDay" < ${yesterday}::date)`,
      ),
    ]
  }
  const month = Prisma.sql`m."month" = ${toDate(monthOf(today).from)}::date`
  const earned = (sign: Prisma.Sql): Stretch => ({
    from: Prisma.sql`"MonthPoints" m JOIN "User" u ON u."id" = m."memberId"
      WHERE ${month} AND m."amount" ${sign} 0 AND NOT u."isAdmin"`,
    value: Prisma.sql`m."amount"`,
  })
  return [
    earned(Prisma.sql`>`),
    without(
      Prisma.sql`"User" u WHERE NOT u."isAdmin" AND NOT EXISTS (
        SELECT 1 FROM "MonthPoints" m WHERE m."memberId" = u."id" AND ${month} AND m."amount" <> 0)`,
    ),
    earned(Prisma.sql`<`),
  ]
}

/** Members whose value is 0: only their names order them. The cast keeps PostgreSQL from reading a column number. */
const without = (from: Prisma.Sql): Stretch => ({ from, value: Prisma.sql`0::int` })

const descending = ({ value }: Stretch) => Prisma.sql`${value} DESC, u."usernameKey"`
const ascending = ({ value }: Stretch) => Prisma.sql`${value} ASC, u."usernameKey" DESC`

// The first comparison bounds the index range; an OR alone would not.
const isBehind = ({ value }: Stretch, at: PositionSql, equal = Prisma.sql`>`) =>
  Prisma.sql`${value} <= ${at.value} AND (${value} < ${at.value} OR u."usernameKey" ${equal} ${at.usernameKey})`
const isAhead = ({ value }: Stretch, at: PositionSql, equal = Prisma.sql`<`) =>
  Prisma.sql`${value} >= ${at.value} AND (${value} > ${at.value} OR u."usernameKey" ${equal} ${at.usernameKey})`

const columns = Prisma.sql`u."id", u."username", u."usernameKey", u."avatar"`

function union(parts: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(
    parts.map((part) => Prisma.sql`(${part})`),
    ' UNION ALL ',
  )
}

type Bound = { after?: PositionSql; from?: PositionSql; limit: number }

/** The next places after a position, or from it on, or from the beginning: SQL of unordered rows. */
export function placesBehind(stretches: Stretch[], { after, from, limit }: Bound): Prisma.Sql {
  const parts = stretches.map((stretch) => {
    const bound = after
      ? Prisma.sql`AND ${isBehind(stretch, after)}`
      : from
        ? Prisma.sql`AND ${isBehind(stretch, from, Prisma.sql`>=`)}`
        : Prisma.empty
    return Prisma.sql`SELECT ${columns}, ${stretch.value} AS "value" FROM ${stretch.from} ${bound}
      ORDER BY ${descending(stretch)} LIMIT ${limit}::int`
  })
  return Prisma.sql`SELECT * FROM (${union(parts)}) rows ORDER BY "value" DESC, "usernameKey" LIMIT ${limit}::int`
}

/** The place directly ahead of a position. */
export function placeAhead(stretches: Stretch[], at: PositionSql): Prisma.Sql {
  const parts = stretches.map(
    (stretch) => Prisma.sql`SELECT ${columns}, ${stretch.value} AS "value" FROM ${stretch.from}
      AND ${isAhead(stretch, at)} ORDER BY ${ascending(stretch)} LIMIT 1`,
  )
  return Prisma.sql`SELECT * FROM (${union(parts)}) rows ORDER BY "value", "usernameKey" DESC LIMIT 1`
}

/** How many places lead up to a position, including the one at it if `isIncluded`. */
export function countAhead(stretches: Stretch[], at: PositionSql, isIncluded = false): Prisma.Sql {
  const equal = isIncluded ? Prisma.sql`<=` : Prisma.sql`<`
  const counts = stretches.map(
    (stretch) => Prisma.sql`(SELECT count(*) FROM ${stretch.from} AND ${isAhead(stretch, at, equal)})`,
  )
  return Prisma.sql`(${Prisma.join(counts, ' + ')})`
}

/** The position of a user on the board: SQL of one row, or of none for an administrator. */
export function positionOf(stretches: Stretch[], userId: string): Prisma.Sql {
  return union(
    stretches.map(
      (stretch) =>
        Prisma.sql`SELECT ${stretch.value} AS "value", u."usernameKey" FROM ${stretch.from} AND u."id" = ${userId}::uuid`,
    ),
  )
}

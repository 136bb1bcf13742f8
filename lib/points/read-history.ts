import 'server-only'
import { toDate, type Day } from '@/lib/calendar'
import type { Statements } from '@/lib/db'
import type { Booked } from '@/lib/points/awards'
import type { Pauses } from '@/lib/points/pauses'
import { restOf, type Rest } from '@/lib/points/rest'
import { continueRun, runOf, type Run, type StreakSet } from '@/lib/points/streak'

/** The part of a member's history that begins on a day, and the run that precedes it. */
export type History = {
  before: Run
  set: StreakSet | null
  rest: Rest
  /** The completed days from the first one on, in no order; never up to the day of a set streak. */
  days: Day[]
  /** The bonuses booked for these days. */
  bonuses: Booked[]
  /** The streak as it is cached. */
  cached: Run
}

type Row = {
  streak: number
  streakDay: Day | null
  streakSet: number | null
  streakSetDay: Day | null
  pauses: Pauses
  taskDays: Day[] | null
  days: Day[]
  bonuses: Omit<Booked, 'memberId'>[]
}

type Wanted = {
  since?: Day
  without?: string
  /** Rest days have changed since the streak was cached. */
  hasNewRest?: boolean
}

const beginning = '0001-01-01' as Day

/**
 * A member's history from a day on, without one of their tasks if it is named. Reads only these days and, unless they
 * follow the cached streak, the run before them. The member must be locked for the result to stay valid.
 */
export async function readHistory(
  tx: Statements,
  memberId: string,
  { since = beginning, without, hasNewRest = false }: Wanted = {},
): Promise<History> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT u."streak", u."streakDay"::text, u."streakSet", u."streakSetDay"::text,
      (SELECT COALESCE(json_agg(json_build_object('from', p."from", 'to', p."to")), '[]') FROM "Pause" p
        WHERE p."memberId" = u."id" OR p."memberId" IS NULL) AS "pauses",
      CASE WHEN f."restDaysKeepStreak" THEN ARRAY(SELECT DISTINCT t."date"::text FROM "Task" t
        WHERE t."assigneeId" = u."id" AND t."date" > ${toDate(since)}::date) END AS "taskDays",
      ARRAY(SELECT DISTINCT c."day"::text FROM "Completion" c
        WHERE c."memberId" = u."id" AND c."isCounted" AND c."day" >= ${toDate(since)}::date
          AND (${without === undefined} OR c."taskId" IS DISTINCT FROM ${without ?? null}::uuid)
          AND (u."streakSetDay" IS NULL OR c."day" > u."streakSetDay")) AS "days",
      (SELECT COALESCE(json_agg(b), '[]') FROM (
        SELECT e."day", sum(e."amount")::int AS "amount", count(*)::int AS "entries" FROM "PointEntry" e
        WHERE e."memberId" = u."id" AND e."kind" = 'streak_bonus' AND e."day" >= ${toDate(since)}::date
        GROUP BY e."day") b) AS "bonuses"
    FROM "User" u LEFT JOIN "FamilySettings" f ON true WHERE u."id" = ${memberId}::uuid`
  if (!row) throw new Error(`There is no member ${memberId}.`)
  const { streak, streakDay, streakSet, streakSetDay, pauses, taskDays, days, bonuses } = row
  const set = streakSet !== null && streakSetDay !== null ? { days: streakSet, on: streakSetDay } : null
  const cached = { length: streak, lastDay: streakDay }
  const rest = restOf(pauses, taskDays)
  const isNext = since !== beginning && !hasNewRest && (streakDay === null || since > streakDay)
  const before = isNext ? cached : await runBefore(tx, { memberId, since, set, pauses, taskDays })
  return { before, set, rest, days, cached, bonuses: bonuses.map((bonus) => ({ ...bonus, memberId })) }
}

/** How many days are read at first, backwards, to find where a run begins; four times as many each time after. */
const daysAtOnce = 32

type Past = {
  memberId: string
  since: Day
  set: StreakSet | null
  pauses: Pauses
  /** Those after `since`. */
  taskDays: readonly Day[] | null
}

async function runBefore(tx: Statements, past: Past): Promise<Run> {
  const { memberId, since, set } = past
  if (since === beginning || (set && since <= set.on)) return runOf(set, await restSince(tx, set?.on ?? since, past))
  for (let most = daysAtOnce; ; most *= 4) {
    const rows = await tx.$queryRaw<{ day: Day }[]>`
      SELECT DISTINCT "day"::text AS "day" FROM "Completion"
      WHERE "memberId" = ${memberId}::uuid AND "isCounted" AND "day" < ${toDate(since)}::date
        AND "day" > ${toDate(set?.on ?? beginning)}::date
      ORDER BY "day" DESC LIMIT ${most}`
    const days = rows.map(({ day }) => day)
    const isAll = days.length < most
    const first = isAll && set ? set.on : (days.at(-1) ?? since)
    const rest = await restSince(tx, first, past)
    const { length, lastDay } = continueRun(isAll ? runOf(set, rest) : runOf(null, rest), days, rest)
    if (isAll || length < days.length) return { length, lastDay }
  }
}

/** The member's rest days after `first`: reads the days with tasks that are not among those after `since`. */
async function restSince(tx: Statements, first: Day, { memberId, since, pauses, taskDays }: Past): Promise<Rest> {
  if (taskDays === null || first >= since) return restOf(pauses, taskDays)
  const rows = await tx.$queryRaw<{ day: Day }[]>`
    SELECT DISTINCT "date"::text AS "day" FROM "Task"
    WHERE "assigneeId" = ${memberId}::uuid AND "date" > ${toDate(first)}::date AND "date" <= ${toDate(since)}::date`
  return restOf(pauses, [...rows.map(({ day }) => day), ...taskDays])
}

import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { addDays, dayOf, mondayOf, toDate, type Day } from '@/lib/calendar'
import { dayMs } from '@/lib/durations'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { configuredEvaluator } from '@/lib/evaluation/queries'
import { failedKinds } from '@/lib/jobs/queries'
import { noPauses, type Pauses } from '@/lib/points/pauses'
import type { Scope } from '@/lib/scope'
import { isOverSql } from '@/lib/tasks/task-rows'
import { earningStatuses } from '@/lib/tasks/status'
import { streakOn } from '@/lib/users/json'
import { nothingPlannedFrom, plannedDays, weekDays, type Tally } from '@/lib/week/days'
import type { Failures } from '@/lib/week/failures'
import type { SetupFacts } from '@/lib/week/first-run'
import { firstSentence } from '@/lib/week/sentence'
import { Prisma } from '@/prisma/generated/client'
import { atTime } from '@/lib/zoned-time'

/** Maximum number of members in the overview. */
const membersShown = 20

/** Characters that are read of a text to find its first sentence. */
const quoteRead = 1000

/** How long what could not be delivered is reported, in milliseconds. */
const failedMs = 7 * dayMs

type MemberRow = {
  id: string
  username: string
  avatar: string | null
  streak: number
  streakDay: string | null
  isNew: boolean
  tallies: Tally[] | null
  pauses: Pauses | null
  points: number | null
  quoted: string | null
  total: number
}

type OverviewRow = SetupFacts & { hasOwnTasks: boolean }

/**
 * The family's week, Monday to Sunday, and its next, for up to `membersShown` members, with what is left to set up and
 * what failed; in one statement. Administrators only.
 */
export async function weekOverview(scope: Scope) {
  authorize(scope.viewer, 'task:manage')
  const { id: viewerId } = signedIn(scope.viewer)
  const evaluator = configuredEvaluator(scope)
  const monday = mondayOf(dayOf(scope.now, scope.timeZone))
  const reading = readBatched<JsonRow<OverviewRow>>(
    scope,
    Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM "User" WHERE NOT "isAdmin") AS "hasMembers",
      EXISTS (SELECT 1 FROM "TaskCount" c JOIN "User" u ON u."id" = c."memberId"
        WHERE c."count" > 0 AND NOT u."isAdmin") AS "hasTasks",
      EXISTS (SELECT 1 FROM "User" WHERE NOT "isAdmin" AND "lastActivity" IS NULL) AS "isSomebodyNew",
      EXISTS (SELECT 1 FROM "SetupCheck" WHERE "kind" = 'evaluator' AND "checkedAt" IS NOT NULL AND "error" IS NULL
        AND COALESCE("subject", ${evaluator}) = ${evaluator}) AS "isEvaluatorTried",
      (SELECT max("finishedAt") FROM "JobRun" WHERE "kind" = 'recurring' AND "state" = 'done') AS "scheduleRanAt",
      EXISTS (SELECT 1 FROM "TaskCount" WHERE "memberId" = ${viewerId}::uuid AND "count" > 0) AS "hasOwnTasks"`,
  )
  const [[row], { members, more }, failed] = await Promise.all([
    reading,
    familyWeek(scope, monday, membersShown),
    readFailures(scope),
  ])
  if (!row) throw new Error('The overview has no row.')
  const { hasOwnTasks, ...setup } = withDates<OverviewRow>(row, ['scheduleRanAt'])
  return { monday, nextMonday: addDays(monday, 7), members, hasMore: more > 0, setup, hasOwnTasks, ...failed }
}

/**
 * The week from `monday` on and the next one, of the `most` members who were active last, by name, with the number of
 * the others. Administrators are included if they have tasks. For the scheduler and administrators.
 */
export async function familyWeek(scope: Scope, monday: Day, most: number) {
  authorize(scope.viewer, 'schedule:run')
  const rows = await readBatched<MemberRow>(scope, membersOf(scope, monday, most))
  const days = { today: dayOf(scope.now, scope.timeZone), monday, nextMonday: addDays(monday, 7) }
  const members = rows.map((row) => memberWeek(row, scope, days))
  return { members, more: (rows[0]?.total ?? 0) - members.length }
}

/** What failed. For the scheduler and administrators. */
export async function readFailures(scope: Scope): Promise<Failures> {
  authorize(scope.viewer, 'schedule:run')
  const failedSince = Prisma.sql`"outcome" = 'failed' AND "createdAt" >= ${new Date(scope.now.getTime() - failedMs)}`
  const [row] = await readBatched<Failures>(
    scope,
    Prisma.sql`SELECT (SELECT count(*)::int FROM "EmailMessage" WHERE ${failedSince}) AS "failedEmails",
      (SELECT count(*)::int FROM "ReminderDelivery" WHERE "channel" = 'push' AND ${failedSince}) AS "failedPushes",
      (SELECT count(*)::int FROM (${failedKinds()}) k) AS "failedRuns"`,
  )
  return row ?? { failedEmails: 0, failedPushes: 0, failedRuns: 0 }
}

/** A member's row of the overview. */
export type MemberWeek = ReturnType<typeof memberWeek>

function memberWeek(row: MemberRow, { locale }: Scope, days: Record<'today' | 'monday' | 'nextMonday', Day>) {
  const { id, username, avatar, isNew, streak } = row
  const tallies = row.tallies ?? []
  const planned = plannedDays(days.nextMonday, tallies, row.pauses ?? noPauses)
  return {
    id,
    username,
    avatar,
    isNew,
    streak: streakOn({ streak, streakDay: row.streakDay === null ? null : toDate(row.streakDay as Day) }, days.today),
    points: row.points ?? 0,
    days: weekDays(days.monday, tallies),
    quote: row.quoted === null ? null : firstSentence(row.quoted, locale),
    planned,
    nothingFrom: nothingPlannedFrom(planned),
  }
}

/** The rows of `familyWeek`; points and the newest accepted text are of the first week. */
function membersOf({ now, timeZone }: Scope, monday: Day, most: number): Prisma.Sql {
  const nextMonday = addDays(monday, 7)
  const [start, end] = [monday, nextMonday].map((day) => atTime(day, '00:00', timeZone))
  const outcome = Prisma.sql`CASE
    WHEN "status" IN ('accepted', 'completed') THEN 'accepted'
    WHEN "needsPerson" THEN 'open'
    WHEN "status" = 'rejected' THEN 'refused'
    WHEN "status" = 'expired' OR ${isOverSql({ now, timeZone })} THEN 'expired'
    ELSE 'open' END`
  return Prisma.sql`
    SELECT u."id", u."username", u."usernameKey", u."avatar", u."streak", u."streakDay"::text, u."total",
      u."lastActivity" IS NULL AS "isNew",
      (SELECT json_agg(t) FROM (
        SELECT "date"::text AS "day", ${outcome} AS "outcome", count(*)::int AS "count" FROM "Task"
        WHERE "Task"."assigneeId" = u."id" AND "date" >= ${monday}::date AND "date" < ${addDays(monday, 14)}::date
        GROUP BY 1, 2) t) AS "tallies",
      (SELECT json_agg(p) FROM (
        SELECT "from", "to" FROM "Pause" WHERE ("memberId" = u."id" OR "memberId" IS NULL)
          AND "to" >= ${nextMonday}::date AND "from" < ${addDays(monday, 14)}::date) p) AS "pauses",
      (SELECT sum("amount")::int FROM "PointEntry"
        WHERE "memberId" = u."id" AND "kind" IN ('task', 'streak_bonus')
          AND "day" >= ${monday}::date AND "day" < ${nextMonday}::date) AS "points",
      (SELECT left(s."text", ${quoteRead}::int) FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId"
        WHERE s."memberId" = u."id" AND s."evaluatedAt" >= ${start} AND s."evaluatedAt" < ${end}
          AND s."confirmedAt" IS NOT NULL AND t."assigneeId" = u."id" AND s."text" = t."response"
          AND t."status" = ANY(${earningStatuses}::text[]::"TaskStatus"[])
          AND NOT EXISTS (SELECT 1 FROM "SafeguardingReport" r
            WHERE r."memberId" = u."id" AND (r."taskId" = s."taskId" OR r."text" = s."text"))
        ORDER BY s."sequence" DESC LIMIT 1) AS "quoted"
    FROM (SELECT *, (count(*) OVER ())::int AS "total" FROM "User"
      WHERE NOT "isAdmin" OR EXISTS (SELECT 1 FROM "TaskCount" c WHERE c."memberId" = "User"."id" AND c."count" > 0)
      ORDER BY "lastActivity" DESC NULLS LAST, "usernameKey" LIMIT ${most}::int) u ORDER BY u."usernameKey"`
}

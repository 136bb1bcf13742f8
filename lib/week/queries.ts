import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { addDays, dayMs, dayOf, mondayOf, toDate, type Day } from '@/lib/calendar'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { configuredEvaluator } from '@/lib/evaluation/queries'
import { noPauses, type Pauses } from '@/lib/points/pauses'
import type { Scope } from '@/lib/scope'
import { expiryOf } from '@/lib/tasks/task-rows'
import { earningStatuses } from '@/lib/tasks/status'
import { streakOn } from '@/lib/users/json'
import { nothingPlannedFrom, plannedDays, weekDays, type Tally } from '@/lib/week/days'
import type { SetupFacts } from '@/lib/week/first-run'
import { firstSentence } from '@/lib/week/sentence'
import { Prisma } from '@/prisma/generated/client'
import { atTime } from '@/lib/zoned-time'

/** Maximum number of members in the overview. */
export const membersShown = 20

/** Characters that are read of a text to find its first sentence. */
const quoteRead = 1000

/** How long a failed e-mail is reported, in milliseconds. */
const failedEmailMs = 7 * dayMs

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
}

type OverviewRow = SetupFacts & { members: MemberRow[] | null; hasOwnTasks: boolean; failedEmails: number }

/**
 * The family's week, Monday to Sunday, and its next, for up to `membersShown` members by name, with what is left to set
 * up and the number of e-mails that failed in the last seven days; in one statement. Administrators are included if they
 * have tasks. Administrators only.
 */
export async function weekOverview(scope: Scope) {
  authorize(scope.viewer, 'task:manage')
  const { id: viewerId } = signedIn(scope.viewer)
  const evaluator = configuredEvaluator(scope)
  const today = dayOf(scope.now, scope.timeZone)
  const monday = mondayOf(today)
  const nextMonday = addDays(monday, 7)
  const [row] = await readBatched<JsonRow<OverviewRow>>(
    scope,
    Prisma.sql`
    SELECT (SELECT json_agg(m ORDER BY m."usernameKey") FROM (${membersOf(scope, monday)}) m) AS "members",
      EXISTS (SELECT 1 FROM "User" WHERE NOT "isAdmin") AS "hasMembers",
      EXISTS (SELECT 1 FROM "TaskCount" c JOIN "User" u ON u."id" = c."memberId"
        WHERE c."count" > 0 AND NOT u."isAdmin") AS "hasTasks",
      EXISTS (SELECT 1 FROM "User" WHERE NOT "isAdmin" AND "lastActivity" IS NULL) AS "isSomebodyNew",
      EXISTS (SELECT 1 FROM "SetupCheck" WHERE "kind" = 'evaluator' AND "checkedAt" IS NOT NULL AND "error" IS NULL
        AND COALESCE("subject", ${evaluator}) = ${evaluator}) AS "isEvaluatorTried",
      (SELECT max("finishedAt") FROM "JobRun" WHERE "kind" = 'recurring' AND "state" = 'done') AS "scheduleRanAt",
      EXISTS (SELECT 1 FROM "TaskCount" WHERE "memberId" = ${viewerId}::uuid AND "count" > 0) AS "hasOwnTasks",
      (SELECT count(*)::int FROM "EmailMessage"
        WHERE "outcome" = 'failed' AND "createdAt" >= ${new Date(scope.now.getTime() - failedEmailMs)}) AS "failedEmails"`,
  )
  if (!row) throw new Error('The overview has no row.')
  const { members, hasOwnTasks, failedEmails, ...setup } = withDates<OverviewRow>(row, ['scheduleRanAt'])
  const all = (members ?? []).map((member) => memberWeek(member, scope, { today, monday, nextMonday }))
  return {
    monday,
    nextMonday,
    members: all.slice(0, membersShown),
    hasMore: all.length > membersShown,
    setup,
    hasOwnTasks,
    failedEmails,
  }
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

/** One more member than shown, with their tasks of both weeks, and their points and newest accepted text of this one. */
function membersOf({ now, timeZone }: Scope, monday: Day): Prisma.Sql {
  const nextMonday = addDays(monday, 7)
  const [start, end] = [monday, nextMonday].map((day) => atTime(day, '00:00', timeZone))
  const outcome = Prisma.sql`CASE
    WHEN "status" IN ('accepted', 'completed') THEN 'accepted'
    WHEN "status" = 'rejected' THEN 'refused'
    WHEN "status" = 'expired' OR ("expiresAt" < ${now} AND ${expiryOf({ timeZone })} < ${now}
      AND COALESCE("keptOpenUntil" < ${now}, TRUE)) THEN 'expired'
    ELSE 'open' END`
  return Prisma.sql`
    SELECT u."id", u."username", u."usernameKey", u."avatar", u."streak", u."streakDay"::text,
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
    FROM (SELECT * FROM "User"
      WHERE NOT "isAdmin" OR EXISTS (SELECT 1 FROM "TaskCount" c WHERE c."memberId" = "User"."id" AND c."count" > 0)
      ORDER BY "usernameKey" LIMIT ${membersShown + 1}::int) u`
}

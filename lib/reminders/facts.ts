import 'server-only'
import { dayOf, fromDate, type Day } from '@/lib/calendar'
import type { Statements } from '@/lib/db'
import { currentStreak } from '@/lib/points/streak'
import type { Today } from '@/lib/reminders/due'
import type { Moment } from '@/lib/scope'
import { isOverSql } from '@/lib/tasks/task-rows'
import { Prisma } from '@/prisma/generated/client'

type Row = { memberId: string; openTasks: number; taskId: string | null; streak: number; streakDay: Date | null }

/** A member's day, and its open task if there is only one. */
type MemberDay = Today & { memberId: string; taskId: string | null; today: Day }

/** What is left to do today for each of these members; those without an open task are left out. */
export async function daysWithOpenTasks(
  tx: Statements,
  moment: Moment,
  memberIds: readonly string[],
): Promise<MemberDay[]> {
  const { now, timeZone } = moment
  const today = dayOf(now, timeZone)
  const isOpen = Prisma.sql`t."status" = 'pending' AND ${isOverSql(moment, 't')} IS NOT TRUE`
  const rows = await tx.$queryRaw<Row[]>`
    SELECT u."id" AS "memberId", open."count" AS "openTasks", open."taskId", u."streak", u."streakDay"
    FROM "User" u CROSS JOIN LATERAL (
      SELECT count(*)::int AS "count", CASE WHEN count(*) = 1 THEN min(t."id"::text) END AS "taskId"
      FROM "Task" t WHERE t."assigneeId" = u."id" AND t."date" = ${today}::date AND ${isOpen}
    ) open
    WHERE u."id" = ANY(${[...memberIds]}::uuid[]) AND open."count" > 0`
  return rows.map(({ memberId, openTasks, taskId, streak, streakDay }) => {
    const lastDay = streakDay && fromDate(streakDay)
    const isTodayDone = lastDay !== null && lastDay >= today
    return {
      memberId,
      openTasks,
      taskId,
      today,
      isTodayDone,
      streak: currentStreak({ length: streak, lastDay }, today),
    }
  })
}

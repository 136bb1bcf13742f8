import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { dayOf, fromDate, startOfMonth, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { pageOf } from '@/lib/http/pagination'
import { entriesPerPage, type HistoryRecord } from '@/lib/points/history'
import { readHistory } from '@/lib/points/read-history'
import { bonusPoints, continueRun, currentStreak } from '@/lib/points/streak'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Points the member earned by tasks and bonuses in the current month, in the family's zone. */
export async function pointsThisMonth(scope: Scope, memberId: string): Promise<number> {
  const month = startOfMonth(dayOf(scope.now, scope.timeZone))
  const [earned] = await readBatched<{ amount: number }>(
    scope,
    Prisma.sql`SELECT "amount" FROM "MonthPoints" WHERE "memberId" = ${memberId}::uuid AND "month" = ${month}::date`,
  )
  return earned?.amount ?? 0
}

/**
 * Points a member earned per day since `from`, without an administrator's adjustments; days without any are omitted.
 */
export function earnedByDay(scope: Scope, memberId: string, from: Day): Promise<{ day: Day; amount: number }[]> {
  return readBatched(
    scope,
    Prisma.sql`SELECT "day", sum("amount")::int AS "amount" FROM "PointEntry"
      WHERE "memberId" = ${memberId}::uuid AND "day" >= ${from}::date AND "kind" IN ('task', 'streak_bonus') GROUP BY "day"`,
  )
}

/** Tasks a member completed per day since `from`; days without any are omitted. */
export function activeDays(scope: Scope, memberId: string, from: Day): Promise<{ day: Day; completed: number }[]> {
  return readBatched(
    scope,
    Prisma.sql`SELECT "day", count(*)::int AS "completed" FROM "Completion"
      WHERE "memberId" = ${memberId}::uuid AND "isCounted" AND "day" >= ${from}::date GROUP BY "day"`,
  )
}

type EntryRow = Omit<HistoryRecord, 'day' | 'createdAt'> & { day: string; createdAt: string; total: number }

/**
 * One page of a member's ledger, newest first, each entry with the balance after it; a page past the end is the last.
 * For the member and administrators. Throws AppError forbidden otherwise.
 */
export async function pointHistory(scope: Scope, memberId: string, wanted: number) {
  authorize(scope.viewer, 'user:read-points', { id: memberId })
  // Positions are gapless, so a page is found by index range, however long the history is.
  const rows = await readBatched<Partial<EntryRow> & { total: number }>(
    scope,
    Prisma.sql`SELECT m."entryCount" AS "total", e.*, a."username" AS "actor" FROM "User" m
      LEFT JOIN LATERAL (
        SELECT "id", "kind", "amount", "title", "taskId", "day", "createdAt", "balance", "place", "actorId"
        FROM "PointEntry" WHERE "memberId" = m."id" AND "place" <= m."entryCount" - LEAST(
          ${(wanted - 1) * entriesPerPage}::int, GREATEST(m."entryCount" - 1, 0) / ${entriesPerPage}::int * ${entriesPerPage}::int)
        ORDER BY "place" DESC LIMIT ${entriesPerPage}
      ) e ON true
      LEFT JOIN "User" a ON a."id" = e."actorId"
      WHERE m."id" = ${memberId}::uuid ORDER BY e."place" DESC`,
  )
  const total = rows[0]?.total ?? 0
  const { page, pageCount } = pageOf(total, entriesPerPage, wanted)
  return { list: rows.filter(isEntry).map(historyRecord), total, page, pageCount }
}

const isEntry = (row: Partial<EntryRow>): row is EntryRow => typeof row.id === 'string'

function historyRecord({ id, kind, amount, title, actor, taskId, day, createdAt, balance }: EntryRow): HistoryRecord {
  return { id, kind, amount, title, actor, taskId, day: new Date(day), createdAt: new Date(createdAt), balance }
}

/**
 * What the member would lose today if a completed task were rejected: its points with every bonus that depends on its
 * day, and the resulting streak. Null when the task does not count.
 */
export async function costOfLosing(scope: Scope, task: { id: string; assigneeId: string; points: number }) {
  const completion = await db.completion.findFirst({ where: { taskId: task.id, isCounted: true } })
  if (!completion) return null
  const day = fromDate(completion.day)
  const { before, set, rest, days } = await readHistory(db, task.assigneeId, { since: day, without: task.id })
  const kept = continueRun(before, set && day <= set.on ? days : [...days, day], rest)
  const left = continueRun(before, days, rest)
  const today = dayOf(scope.now, scope.timeZone)
  return {
    points: task.points + bonusPoints * Math.max(0, kept.bonusDays.length - left.bonusDays.length),
    streak: { from: currentStreak(kept, today), to: currentStreak(left, today) },
  }
}

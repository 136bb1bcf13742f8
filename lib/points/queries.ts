import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { dayOf, fromDate, startOfMonth, startOfNextMonth, toDate, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { pageOf } from '@/lib/http/pagination'
import { entriesPerPage, type HistoryRecord } from '@/lib/points/history'
import { bonusPoints, currentStreak, streakOf } from '@/lib/points/streak'
import type { Scope } from '@/lib/scope'
import type { PointEntryKind } from '@/prisma/generated/client'

/** What counts as earned: tasks and bonuses. An administrator's adjustments are not earnings. */
const earnings: PointEntryKind[] = ['task', 'streak_bonus']

/** What a member earned this family month by tasks and bonuses. */
export async function pointsThisMonth(scope: Scope, memberId: string): Promise<number> {
  const today = dayOf(scope.now, scope.timeZone)
  const { _sum } = await db.pointEntry.aggregate({
    where: {
      memberId,
      kind: { in: earnings },
      day: { gte: toDate(startOfMonth(today)), lt: toDate(startOfNextMonth(today)) },
    },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

/** What a member earned on each day from `from` on, where there is anything. */
export async function earnedByDay(_scope: Scope, memberId: string, from: Day): Promise<{ day: Day; amount: number }[]> {
  const groups = await db.pointEntry.groupBy({
    by: ['day'],
    where: { memberId, kind: { in: earnings }, day: { gte: toDate(from) } },
    _sum: { amount: true },
  })
  return groups.map(({ day, _sum }) => ({ day: fromDate(day), amount: _sum.amount ?? 0 }))
}

/** How many tasks a member completed on each day from `from` on, where there are any. */
export async function activeDays(
  _scope: Scope,
  memberId: string,
  from: Day,
): Promise<{ day: Day; completed: number }[]> {
  const where = { memberId, isCounted: true, day: { gte: toDate(from) } }
  const groups = await db.completion.groupBy({ by: ['day'], where, _count: true })
  return groups.map(({ day, _count }) => ({ day: fromDate(day), completed: _count }))
}

/**
 * One page of a member's ledger, newest first, each entry with the sum up to it; a page past the end is the last.
 * For the member and administrators. Throws AppError forbidden to anybody else.
 */
export async function pointHistory(scope: Scope, memberId: string, wanted: number) {
  authorize(scope.viewer, 'user:read-points', { id: memberId })
  const total = await db.pointEntry.count({ where: { memberId } })
  const { page, pageCount, skip, take } = pageOf(total, entriesPerPage, wanted)
  // Counted down from the cached sum, so that the newest page costs the same however long the history is.
  const list = await db.$queryRaw<HistoryRecord[]>`
    SELECT e."id", e."kind"::text AS "kind", e."amount", e."title", a."username" AS "actor", e."taskId", e."day", e."createdAt",
      (u."points" - COALESCE(sum(e."amount") OVER (
        ORDER BY e."createdAt" DESC, e."kind" DESC, e."id" DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ), 0))::float8 AS "balance"
    FROM (
      SELECT * FROM "PointEntry" WHERE "memberId" = ${memberId}::uuid
      ORDER BY "createdAt" DESC, "kind" DESC, "id" DESC LIMIT ${skip + take}
    ) e CROSS JOIN "User" u LEFT JOIN "User" a ON a."id" = e."actorId"
    WHERE u."id" = ${memberId}::uuid
    ORDER BY e."createdAt" DESC, e."kind" DESC, e."id" DESC OFFSET ${skip}`
  return { list, total, page, pageCount }
}

/**
 * What it would cost a member today to lose a task that counts as completed: its points with every bonus that
 * falls with its day, and what becomes of the current streak. Null when the task does not count.
 */
export async function costOfLosing(scope: Scope, task: { id: string; assigneeId: string; points: number }) {
  const completion = await db.completion.findFirst({ where: { taskId: task.id, isCounted: true } })
  if (!completion) return null
  const isOther = { OR: [{ taskId: null }, { taskId: { not: task.id } }] }
  const [member, others] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: task.assigneeId },
      select: { streakSet: true, streakSetDay: true },
    }),
    db.completion.findMany({
      where: { memberId: task.assigneeId, isCounted: true, ...isOther },
      distinct: ['day'],
      select: { day: true },
    }),
  ])
  const set =
    member.streakSet !== null && member.streakSetDay
      ? { days: member.streakSet, on: fromDate(member.streakSetDay) }
      : null
  const without = others.map(({ day }) => fromDate(day))
  const before = streakOf([...without, fromDate(completion.day)], set)
  const after = streakOf(without, set)
  const today = dayOf(scope.now, scope.timeZone)
  return {
    points: task.points + bonusPoints * Math.max(0, before.bonusDays.length - after.bonusDays.length),
    streak: { from: currentStreak(before, today), to: currentStreak(after, today) },
  }
}

import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { dayOf, fromDate, startOfMonth, toDate, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { pageOf } from '@/lib/http/pagination'
import { entriesPerPage, type HistoryRecord } from '@/lib/points/history'
import { readHistory } from '@/lib/points/read-history'
import { bonusPoints, continueRun, currentStreak } from '@/lib/points/streak'
import type { Scope } from '@/lib/scope'
import type { PointEntryKind } from '@/prisma/generated/client'

/** Entry kinds that count as earned. An administrator's adjustments do not. */
const earnings: PointEntryKind[] = ['task', 'streak_bonus']

/** Points the member earned by tasks and bonuses in the current month, in the family's zone. */
export async function pointsThisMonth(scope: Scope, memberId: string): Promise<number> {
  const month = toDate(startOfMonth(dayOf(scope.now, scope.timeZone)))
  const earned = await db.monthPoints.findUnique({ where: { memberId_month: { memberId, month } } })
  return earned?.amount ?? 0
}

/** Points a member earned per day since `from`; days without any are omitted. */
export async function earnedByDay(_scope: Scope, memberId: string, from: Day): Promise<{ day: Day; amount: number }[]> {
  const groups = await db.pointEntry.groupBy({
    by: ['day'],
    where: { memberId, kind: { in: earnings }, day: { gte: toDate(from) } },
    _sum: { amount: true },
  })
  return groups.map(({ day, _sum }) => ({ day: fromDate(day), amount: _sum.amount ?? 0 }))
}

/** Tasks a member completed per day since `from`; days without any are omitted. */
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
 * One page of a member's ledger, newest first, each entry with the balance after it; a page past the end is the last.
 * For the member and administrators. Throws AppError forbidden otherwise.
 */
export async function pointHistory(scope: Scope, memberId: string, wanted: number) {
  authorize(scope.viewer, 'user:read-points', { id: memberId })
  const member = await db.user.findUnique({ where: { id: memberId }, select: { entryCount: true } })
  const total = member?.entryCount ?? 0
  const { page, pageCount, skip, take } = pageOf(total, entriesPerPage, wanted)
  // Positions are gapless, so a page is found by index range, however long the history is.
  const entries = await db.pointEntry.findMany({
    where: { memberId, place: { lte: total - skip } },
    orderBy: { place: 'desc' },
    take,
    include: { actor: { select: { username: true } } },
  })
  const list = entries.map(({ actor, ...entry }): HistoryRecord => ({ ...entry, actor: actor?.username ?? null }))
  return { list, total, page, pageCount }
}

/**
 * What the member would lose today if a completed task were rejected: its points with every bonus that depends on its
 * day, and the resulting streak. Null when the task does not count.
 */
export async function costOfLosing(scope: Scope, task: { id: string; assigneeId: string; points: number }) {
  const completion = await db.completion.findFirst({ where: { taskId: task.id, isCounted: true } })
  if (!completion) return null
  const day = fromDate(completion.day)
  const { before, set, pauses, days } = await readHistory(db, task.assigneeId, { since: day, without: task.id })
  const kept = continueRun(before, set && day <= set.on ? days : [...days, day], pauses)
  const left = continueRun(before, days, pauses)
  const today = dayOf(scope.now, scope.timeZone)
  return {
    points: task.points + bonusPoints * Math.max(0, kept.bonusDays.length - left.bonusDays.length),
    streak: { from: currentStreak(kept, today), to: currentStreak(left, today) },
  }
}

import 'server-only'
import { dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { bonusBookings, taskBookings, type Booked, type Booking, type Completed } from '@/lib/points/awards'
import { streakOf, streakSetOn, type StreakSet } from '@/lib/points/streak'
import { workDay } from '@/lib/points/work-day'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

type Moment = { readonly now: Date; readonly timeZone: string }
type SettledTask = { id: string; title: string; assigneeId: string; status: TaskStatus; points: number }

/** Changes that settling made for one member. */
export type Settlement = { memberId: string; awarded: number; bonus: number }

/**
 * Locks members in a fixed order, before any of their tasks, to avoid deadlocks. Returns the ids of those who still
 * exist.
 */
export async function lockMembers(tx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "id" = ANY(${[...new Set(ids)]}::uuid[]) ORDER BY "id" FOR UPDATE`
  return rows.map((row) => row.id)
}

/**
 * Brings points and streaks in line with a task's status, points and assignee. Call it inside the transaction that
 * changed one of them, holding the locks of every member concerned. Idempotent.
 */
export async function settleTask(tx: Database, moment: Moment, task: SettledTask): Promise<Settlement[]> {
  const before = await tx.completion.findFirst({ where: { taskId: task.id, isCounted: true } })
  const after = await countCompletion(tx, moment, task)
  const booked = await bookedBy(tx, { taskId: task.id, kind: 'task' })
  const bookings = taskBookings(booked, after, task.points)
  const last = await lastEntryNumber(tx, task.id)
  await tx.pointEntry.createMany({
    data: bookings.map((booking, index) => ({
      ...entryOf(booking, moment.now),
      kind: 'task' as const,
      key: `task:${task.id}:${last + index + 1}`,
      taskId: task.id,
      title: task.title,
    })),
  })

  const members = new Set([task.assigneeId, ...(before ? [before.memberId] : []), ...bookings.map((b) => b.memberId)])
  const settlements: Settlement[] = []
  for (const memberId of [...members].sort()) {
    const awarded = sum(bookings.filter((booking) => booking.memberId === memberId))
    settlements.push({ memberId, awarded, bonus: await settleStreak(tx, moment, memberId) })
  }
  return settlements
}

/**
 * The highest number in the keys of a task's entries. Counting rows would repeat a number, because entries are deleted
 * with their member.
 */
async function lastEntryNumber(tx: Database, taskId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ last: number | null }[]>`
    SELECT max(split_part("key", ':', 3)::int) AS "last" FROM "PointEntry"
    WHERE "taskId" = ${taskId}::uuid AND "kind" = 'task'`
  return row?.last ?? 0
}

/**
 * Records the task as completed by its assignee alone, or by nobody. The day on which it first counted for a member is
 * kept and reused, however often it stops counting or is reassigned.
 */
async function countCompletion(tx: Database, moment: Moment, task: SettledTask): Promise<Completed | null> {
  const { id: taskId, assigneeId: memberId } = task
  const isCompleted = isEarning(task.status)
  await tx.completion.updateMany({
    where: { taskId, isCounted: true, ...(isCompleted && { memberId: { not: memberId } }) },
    data: { isCounted: false },
  })
  if (!isCompleted) return null
  const first = await tx.completion.findUnique({ where: { taskId_memberId: { taskId, memberId } } })
  if (first) {
    if (!first.isCounted) await tx.completion.update({ where: { id: first.id }, data: { isCounted: true } })
    return { memberId, day: fromDate(first.day) }
  }
  const day = (await workDay(tx, { taskId, memberId }, moment.timeZone)) ?? dayOf(moment.now, moment.timeZone)
  await tx.completion.create({ data: { taskId, memberId, day: toDate(day) } })
  return { memberId, day }
}

/**
 * Brings a member's streak and its bonuses in line with the history. Returns the bonus points booked. The member must
 * be locked.
 */
export async function settleStreak(tx: Database, moment: Moment, memberId: string): Promise<number> {
  const member = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { streakSet: true, streakSetDay: true },
  })
  const set: StreakSet | null =
    member.streakSet !== null && member.streakSetDay
      ? { days: member.streakSet, on: fromDate(member.streakSetDay) }
      : null
  const streak = streakOf(await completedDays(tx, memberId, set?.on), set)

  const booked = await bookedBy(tx, { memberId, kind: 'streak_bonus' })
  const bookings = bonusBookings(booked, memberId, streak.bonusDays, set?.on ?? null)
  await tx.pointEntry.createMany({
    data: bookings.map((booking) => ({
      ...entryOf(booking, moment.now),
      kind: 'streak_bonus' as const,
      key: `bonus:${booking.day}:${(booked.find((entry) => entry.day === booking.day)?.entries ?? 0) + 1}`,
      title: '',
    })),
  })

  await tx.user.update({
    where: { id: memberId },
    data: { streak: streak.length, streakDay: streak.lastDay && toDate(streak.lastDay) },
  })
  return sum(bookings)
}

/**
 * Sets a member's points with an adjustment entry, or an opening entry for a new member. A blank reason means none. The
 * member must be locked.
 */
export async function setPoints(
  tx: Database,
  moment: Moment,
  memberId: string,
  points: number,
  entry: { kind: 'opening' | 'adjustment'; reason?: string; actorId?: string },
): Promise<void> {
  const member = await tx.user.findUniqueOrThrow({ where: { id: memberId }, select: { points: true } })
  const amount = points - member.points
  if (amount === 0) return
  const day = dayOf(moment.now, moment.timeZone)
  const count = await tx.pointEntry.count({ where: { memberId, kind: entry.kind } })
  await tx.pointEntry.create({
    data: {
      ...entryOf({ memberId, day, amount }, moment.now),
      kind: entry.kind,
      key: `${entry.kind}:${count + 1}`,
      title: entry.reason ?? '',
      actorId: entry.actorId,
    },
  })
}

/**
 * Applies an administrator's override of a member's streak, from which history continues. The member must be locked.
 */
export async function setStreak(tx: Database, moment: Moment, memberId: string, days: number): Promise<void> {
  const today = dayOf(moment.now, moment.timeZone)
  const isActiveToday = (await tx.completion.count({ where: { memberId, day: toDate(today), isCounted: true } })) > 0
  const set = streakSetOn(days, isActiveToday, today)
  await tx.user.update({ where: { id: memberId }, data: { streakSet: set.days, streakSetDay: toDate(set.on) } })
  await settleStreak(tx, moment, memberId)
}

async function completedDays(tx: Database, memberId: string, after: Day | undefined): Promise<Day[]> {
  const rows = await tx.completion.findMany({
    where: { memberId, isCounted: true, ...(after && { day: { gt: toDate(after) } }) },
    distinct: ['day'],
    select: { day: true },
  })
  return rows.map((row) => fromDate(row.day))
}

type Books = { taskId: string; kind: 'task' } | { memberId: string; kind: 'streak_bonus' }

async function bookedBy(tx: Database, where: Books): Promise<Booked[]> {
  const groups = await tx.pointEntry.groupBy({ by: ['memberId', 'day'], where, _sum: { amount: true }, _count: true })
  return groups.map((group) => ({
    memberId: group.memberId,
    day: fromDate(group.day),
    amount: group._sum.amount ?? 0,
    entries: group._count,
  }))
}

function entryOf(booking: Booking, now: Date) {
  return { memberId: booking.memberId, amount: booking.amount, day: toDate(booking.day), createdAt: now }
}

function sum(bookings: readonly Booking[]): number {
  return bookings.reduce((total, { amount }) => total + amount, 0)
}

import 'server-only'
import { dayOf, toDate, type Day } from '@/lib/calendar'
import type { Database, Statements } from '@/lib/db'
import { bonusBookings, taskBookings, type Booked, type Booking, type Completed } from '@/lib/points/awards'
import { noteHealed } from '@/lib/points/note-healed'
import { readHistory } from '@/lib/points/read-history'
import { continueRun, isHealed, streakSetOn } from '@/lib/points/streak'
import { workDay } from '@/lib/points/work-day'
import type { Moment } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

type SettledTask = {
  id: string
  title: string
  assigneeId: string
  /** Whether its points belong to the assignee. */
  isEarning: boolean
  points: number
}

/** Changes that settling made for one member. */
type Settlement = { memberId: string; awarded: number; bonus: number }

/**
 * Locks members in a fixed order, before any of their tasks, to avoid deadlocks. Returns the ids of those who still
 * exist.
 */
export async function lockMembers(tx: Statements, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "id" = ANY(${[...new Set(ids)]}::uuid[]) ORDER BY "id" FOR UPDATE`
  return rows.map((row) => row.id)
}

/**
 * Brings points and streaks in line with a task's status, points and assignee. Call it inside the transaction that
 * changed one of them, holding the locks of every member concerned. `workedOn` is the family day of the work that is
 * being accepted, where the caller knows it. Idempotent.
 */
export async function settleTask(
  tx: Statements,
  moment: Moment,
  task: SettledTask,
  workedOn?: Day,
): Promise<Settlement[]> {
  const { completions, booked, last } = await taskBooks(tx, task.id)
  const { after, changed } = await countCompletion(tx, moment, task, completions, workedOn)
  const bookings = taskBookings(booked, after, task.points)
  const key = (index: number) => `task:${task.id}:${last + index + 1}`
  await book(
    tx,
    moment,
    bookings.map((booking, index) => ({
      ...booking,
      kind: 'task',
      key: key(index),
      taskId: task.id,
      title: task.title,
    })),
  )

  const members = new Set([task.assigneeId, ...changed.map((one) => one.memberId), ...bookings.map((b) => b.memberId)])
  const settlements: Settlement[] = []
  for (const memberId of [...members].sort()) {
    const awarded = sum(bookings.filter((booking) => booking.memberId === memberId))
    const day = changed.find((one) => one.memberId === memberId)?.day
    const bonus = day === undefined ? 0 : await settleDay(tx, moment, { memberId, day, taskId: task.id })
    settlements.push({ memberId, awarded, bonus })
  }
  return settlements
}

type Counted = Completed & { id: string; isCounted: boolean }
type TaskBooks = { completions: Counted[]; booked: Booked[]; last: number }

/**
 * The completions of a task, what is booked for it, and the highest number in the keys of its entries. Counting rows
 * would repeat a number, because entries are deleted with their member.
 */
async function taskBooks(tx: Statements, taskId: string): Promise<TaskBooks> {
  const [row] = await tx.$queryRaw<TaskBooks[]>`
    SELECT (SELECT COALESCE(json_agg(c), '[]') FROM (
        SELECT "id", "memberId", "day", "isCounted" FROM "Completion" WHERE "taskId" = ${taskId}::uuid) c
      ) AS "completions",
      COALESCE(json_agg(e), '[]') AS "booked", COALESCE(max(e."last"), 0) AS "last"
    FROM (
      SELECT "memberId", "day", sum("amount")::int AS "amount", count(*)::int AS "entries",
        max(split_part("key", ':', 3)::int) AS "last"
      FROM "PointEntry" WHERE "taskId" = ${taskId}::uuid AND "kind" = 'task' GROUP BY "memberId", "day") e`
  return row ?? { completions: [], booked: [], last: 0 }
}

/**
 * Records the task as completed by its assignee alone, or by nobody. The day on which it first counted for a member is
 * kept and reused, however often it stops counting or is reassigned. Returns also the days that began or ceased to
 * count, at most one of a member.
 */
async function countCompletion(
  tx: Statements,
  moment: Moment,
  task: SettledTask,
  completions: readonly Counted[],
  workedOn: Day | undefined,
): Promise<{ after: Completed | null; changed: Completed[] }> {
  const { id: taskId, assigneeId: memberId, isEarning: isCompleted } = task
  const count = (id: string, isCounted: boolean) =>
    tx.$executeRaw`UPDATE "Completion" SET "isCounted" = ${isCounted} WHERE "id" = ${id}::uuid`
  const undone = completions.filter((one) => one.isCounted && !(isCompleted && one.memberId === memberId))
  for (const { id } of undone) await count(id, false)
  if (!isCompleted) return { after: null, changed: undone }
  const first = completions.find((one) => one.memberId === memberId)
  if (first?.isCounted) return { after: first, changed: undone }
  const day = first?.day ?? workedOn ?? (await dayOfWork(tx, moment, { taskId, memberId }))
  if (first) await count(first.id, true)
  else
    await tx.$executeRaw`
      INSERT INTO "Completion" ("id", "taskId", "memberId", "day")
      VALUES (gen_random_uuid(), ${taskId}::uuid, ${memberId}::uuid, ${day}::date)`
  return { after: { memberId, day }, changed: [...undone, { memberId, day }] }
}

async function dayOfWork(tx: Statements, { now, timeZone }: Moment, work: { taskId: string; memberId: string }) {
  return (await workDay(tx, work, timeZone)) ?? dayOf(now, timeZone)
}

/** Settles the streak after a day began or ceased to count by a task, unless another task of the day counts. */
async function settleDay(tx: Statements, moment: Moment, { memberId, day, taskId }: Completed & { taskId: string }) {
  const other = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Completion" WHERE "memberId" = ${memberId}::uuid AND "day" = ${toDate(day)}::date AND "isCounted"
      AND "taskId" IS DISTINCT FROM ${taskId}::uuid LIMIT 1`
  return other.length > 0 ? 0 : settleStreak(tx, moment, memberId, { since: day })
}

type Change = { since: Day; hasNewRest?: boolean }

/**
 * Brings a member's streak and its bonuses in line with the history after a change of the days from `since` on; without
 * a change, with the whole of it. Returns the bonus points booked. The member must be locked.
 */
export async function settleStreak(tx: Statements, moment: Moment, memberId: string, change?: Change): Promise<number> {
  const { before, set, rest, days, bonuses, cached } = await readHistory(tx, memberId, change)
  const { length, lastDay, bonusDays } = continueRun(before, days, rest)
  const bookings = bonusBookings(bonuses, memberId, bonusDays, set?.on ?? null)
  const place = (day: Day) => (bonuses.find((entry) => entry.day === day)?.entries ?? 0) + 1
  await book(
    tx,
    moment,
    bookings.map((booking) => {
      const key = `bonus:${booking.day}:${place(booking.day)}`
      return { ...booking, kind: 'streak_bonus', key, taskId: null, title: '' }
    }),
  )
  if (length !== cached.length || lastDay !== cached.lastDay) {
    await tx.$executeRaw`
      UPDATE "User" SET "streak" = ${length}::int, "streakDay" = ${lastDay}::date WHERE "id" = ${memberId}::uuid`
    const isCorrection =
      change !== undefined && isHealed(cached, { length, lastDay }, dayOf(moment.now, moment.timeZone))
    if (isCorrection) await noteHealed(tx, memberId, length)
  }
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
      memberId,
      amount,
      day: toDate(day),
      createdAt: moment.now,
      kind: entry.kind,
      key: `${entry.kind}:${count + 1}`,
      title: entry.reason ?? '',
      actorId: entry.actorId,
    },
  })
}

/**
 * Sets a member's streak for an administrator; history continues from it. The member must be locked.
 */
export async function setStreak(tx: Database, moment: Moment, memberId: string, days: number): Promise<void> {
  const today = dayOf(moment.now, moment.timeZone)
  const isActiveToday = (await tx.completion.count({ where: { memberId, day: toDate(today), isCounted: true } })) > 0
  const set = streakSetOn(days, isActiveToday, today)
  await tx.user.update({ where: { id: memberId }, data: { streakSet: set.days, streakSetDay: toDate(set.on) } })
  await settleStreak(tx, moment, memberId)
}

type Entry = Booking & { kind: 'task' | 'streak_bonus'; key: string; taskId: string | null; title: string }

async function book(tx: Statements, { now }: Moment, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(
    ({ memberId, amount, kind, key, taskId, title, day }) => Prisma.sql`(gen_random_uuid(), ${memberId}::uuid,
      ${amount}::int, ${kind}::"PointEntryKind", ${key}::text, ${taskId}::uuid, ${title}::text, ${day}::date,
      ${now}::timestamptz)`,
  )
  await tx.$executeRaw`
    INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "taskId", "title", "day", "createdAt")
    VALUES ${Prisma.join(rows)}`
}

function sum(bookings: readonly Booking[]): number {
  return bookings.reduce((total, { amount }) => total + amount, 0)
}

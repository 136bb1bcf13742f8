import 'server-only'
import { addDays, fromDate, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { settleStreak } from '@/lib/points/ledger'

type Moment = { readonly now: Date; readonly timeZone: string }
type Planned = { readonly assigneeId: string; readonly date: Date }

/**
 * Settles the streaks of members who got or lost tasks on these days, where days without a task are rest days. Call it
 * inside the transaction that changed the tasks, before `settleTask`; the members must be locked.
 */
export async function settleTaskDays(tx: Database, moment: Moment, planned: readonly Planned[]): Promise<void> {
  const firstDays = new Map<string, Day>()
  for (const { assigneeId, date } of planned) {
    const day = fromDate(date)
    const first = firstDays.get(assigneeId)
    if (first === undefined || day < first) firstDays.set(assigneeId, day)
  }
  if (firstDays.size === 0) return
  const members = await tx.$queryRaw<{ id: string; lastDay: Day }[]>`
    SELECT u."id", u."streakDay"::text AS "lastDay" FROM "FamilySettings" f JOIN "User" u ON f."restDaysKeepStreak"
    WHERE u."id" = ANY(${[...firstDays.keys()]}::uuid[]) AND u."streakDay" IS NOT NULL ORDER BY u."id"`
  for (const { id, lastDay } of members) {
    const since = firstDays.get(id)
    // What was planned after the day on which the newest run ended concerns no run.
    if (since === undefined || lastDay < addDays(since, -1)) continue
    await settleStreak(tx, moment, id, { since, hasNewRest: true })
  }
}

/** Settles every member's streak over the whole history. Locks them all. */
export async function settleEverybody(tx: Database, moment: Moment): Promise<void> {
  const members = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM "User" ORDER BY "id" FOR UPDATE`
  for (const { id } of members) await settleStreak(tx, moment, id)
}

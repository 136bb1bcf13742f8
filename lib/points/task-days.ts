import 'server-only'
import type { Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { settleStreak } from '@/lib/points/ledger'
import { concernsRun, firstDays, type Planned } from '@/lib/points/planned-days'
import type { Moment } from '@/lib/scope'

/**
 * Settles the streaks of members who got or lost tasks on these days, where days without a task are rest days. Call it
 * inside the transaction that changed the tasks, before `settleTask`; the members must be locked.
 */
export async function settleTaskDays(tx: Database, moment: Moment, planned: readonly Planned[]): Promise<void> {
  const first = firstDays(planned)
  if (first.size === 0) return
  const members = await tx.$queryRaw<{ id: string; lastDay: Day }[]>`
    SELECT u."id", u."streakDay"::text AS "lastDay" FROM "FamilySettings" f JOIN "User" u ON f."restDaysKeepStreak"
    WHERE u."id" = ANY(${[...first.keys()]}::uuid[]) AND u."streakDay" IS NOT NULL ORDER BY u."id"`
  for (const { id, lastDay } of members) {
    const since = first.get(id)
    if (since !== undefined && concernsRun(lastDay, since))
      await settleStreak(tx, moment, id, { since, hasNewRest: true })
  }
}

/** Settles every member's streak over the whole history. Locks them all. */
export async function settleEverybody(tx: Database, moment: Moment): Promise<void> {
  const members = await tx.$queryRaw<{ id: string }[]>`SELECT "id" FROM "User" ORDER BY "id" FOR UPDATE`
  for (const { id } of members) await settleStreak(tx, moment, id)
}

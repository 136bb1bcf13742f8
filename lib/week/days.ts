import { addDays, type Day } from '@/lib/calendar'
import { isPaused, noPauses, type Pauses } from '@/lib/points/pauses'

/** What became of a task. One that waits for a person is open. */
export const taskOutcomes = ['accepted', 'refused', 'open', 'expired'] as const
export type TaskOutcome = (typeof taskOutcomes)[number]

/** The first of these that a task of the day has stands for the day: it is accepted when all of them are. */
const standing = ['refused', 'open', 'expired', 'accepted'] as const

/** How many of a member's tasks of a day have an outcome. */
export type Tally = { readonly day: Day; readonly outcome: TaskOutcome; readonly count: number }

/** A day with its tasks counted by outcome; `state` is the outcome that stands for the day. */
export type WeekDay = { day: Day; state: TaskOutcome | 'none'; counts: Record<TaskOutcome, number> }

const daysFrom = (monday: Day): Day[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The seven days from Monday on. Tallies of other days are ignored. */
export function weekDays(monday: Day, tallies: readonly Tally[]): WeekDay[] {
  return daysFrom(monday).map((day) => {
    const counts = { accepted: 0, refused: 0, open: 0, expired: 0 }
    for (const tally of tallies) if (tally.day === day) counts[tally.outcome] += tally.count
    return { day, counts, state: standing.find((outcome) => counts[outcome] > 0) ?? 'none' }
  })
}

export type PlannedDay = { day: Day; count: number; isPaused: boolean }

/** How many tasks each of the seven days from Monday on has, with any outcome. */
export function plannedDays(monday: Day, tallies: readonly Tally[], pauses: Pauses = noPauses): PlannedDay[] {
  return daysFrom(monday).map((day) => ({
    day,
    count: tallies.reduce((sum, tally) => (tally.day === day ? sum + tally.count : sum), 0),
    isPaused: isPaused(day, pauses),
  }))
}

/** The first day outside of pauses after the last one with a task; null when there is none. */
export function nothingPlannedFrom(days: readonly PlannedDay[]): Day | null {
  const last = days.findLastIndex(({ count }) => count > 0)
  return days.slice(last + 1).find((each) => !each.isPaused)?.day ?? null
}

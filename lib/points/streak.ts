import { addDays, type Day } from '@/lib/calendar'

/** The run length that earns the bonus, and its amount in points. See docs/rules.md, fixed values. */
export const bonusRunDays = 10
export const bonusPoints = 100

/** An administrator's latest override: a streak of `days` that ends on the day `on`. History continues after it. */
export type StreakSet = { readonly days: number; readonly on: Day }

export type Streak = {
  /** Length of the newest run, whether or not it is still current. */
  length: number
  /** The newest run's last day; null without any run. */
  lastDay: Day | null
  /** Each day that was the tenth of a run; the bonus is paid once per run. */
  bonusDays: Day[]
}

/**
 * The streak of a history of completed days: consecutive family days with at least one completed task. Days up to the
 * administrator's latest override count only through it. The override itself never earns a bonus: a run that starts
 * with it earns on its tenth day, if a task is completed then.
 */
export function streakOf(completedDays: Iterable<Day>, set: StreakSet | null): Streak {
  let lastDay: Day | null = set && set.days > 0 ? set.on : null
  let length = set?.days ?? 0
  const bonusDays: Day[] = []
  for (const day of [...new Set(completedDays)].sort()) {
    if (set && day <= set.on) continue
    length = lastDay !== null && addDays(lastDay, 1) === day ? length + 1 : 1
    lastDay = day
    if (length === bonusRunDays) bonusDays.push(day)
  }
  return { length, lastDay, bonusDays }
}

/**
 * The current streak. A day without activity breaks the run only once it has ended, so a run that ended yesterday is
 * still current.
 */
export function currentStreak(streak: { length: number; lastDay: Day | null }, today: Day): number {
  return streak.lastDay !== null && streak.lastDay >= addDays(today, -1) ? streak.length : 0
}

/** The last day of an override made today: today when a task is already completed, else yesterday. */
export function streakSetOn(days: number, isActiveToday: boolean, today: Day): StreakSet {
  return { days, on: isActiveToday ? today : addDays(today, -1) }
}

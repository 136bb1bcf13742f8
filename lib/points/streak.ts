import { addDays, type Day } from '@/lib/calendar'

/** The length of a run that earns the bonus, and what it earns. See docs/rules.md, fixed values. */
export const bonusRunDays = 10
export const bonusPoints = 100

/** An administrator's last word: `days` long, the last of them on the day `on`. History starts afresh after it. */
export type StreakSet = { readonly days: number; readonly on: Day }

export type Streak = {
  /** Length of the newest run, whether or not it is still current. */
  length: number
  /** The newest run's last day; null without any. */
  lastDay: Day | null
  /** Each day that was the tenth of a run, so that the bonus comes once a run. */
  bonusDays: Day[]
}

/**
 * The streak that a history of completed days makes: consecutive family days with at least one task
 * completed. Days up to the administrator's last word count only through it, and it never earns a bonus by
 * itself: a run that it starts earns on its tenth day, if a task is completed then.
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
 * The streak as it stands today. A day without activity breaks the run only once it is over, so a run that
 * ended yesterday is still current.
 */
export function currentStreak(streak: { length: number; lastDay: Day | null }, today: Day): number {
  return streak.lastDay !== null && streak.lastDay >= addDays(today, -1) ? streak.length : 0
}

/** Where an administrator's word given today ends: today when a task is already completed, else yesterday. */
export function streakSetOn(days: number, isActiveToday: boolean, today: Day): StreakSet {
  return { days, on: isActiveToday ? today : addDays(today, -1) }
}

import { addDays, type Day } from '@/lib/calendar'
import { endOfRestAfter, noRest, type Rest } from '@/lib/points/rest'

/** The run length that earns the bonus, and its amount in points. See docs/rules.md, fixed values. */
export const bonusRunDays = 10
export const bonusPoints = 100

/** The streak that an administrator set last: `days` days that end on the day `on`. History continues after it. */
export type StreakSet = { readonly days: number; readonly on: Day }

/** A run of days, whether or not it is still current. */
export type Run = {
  readonly length: number
  /**
   * The last day that it lasts without another task: its last completed day, or the last of the rest days that follow.
   * Null without any run.
   */
  readonly lastDay: Day | null
}

/** The newest run of a history. */
export type Streak = Run & {
  /** Each day that was the tenth of a run; the bonus is paid once per run. */
  readonly bonusDays: Day[]
}

/**
 * The streak of a history of completed days: consecutive family days with at least one completed task, where rest days
 * neither break nor lengthen a run, and those with a completed task count. Days up to the streak that an administrator
 * set last count only through it. Setting a streak never earns a bonus: a run that starts with it earns on its tenth
 * day, if a task is completed then.
 */
export function streakOf(completedDays: Iterable<Day>, set: StreakSet | null, rest: Rest = noRest): Streak {
  const counted = set ? [...completedDays].filter((day) => day > set.on) : completedDays
  return continueRun(runOf(set, rest), counted, rest)
}

/** The run that starts with a set streak. */
export function runOf(set: StreakSet | null, rest: Rest): Run {
  return { length: set?.days ?? 0, lastDay: set && set.days > 0 ? endOfRestAfter(set.on, rest) : null }
}

/** The streak after completed days that are all later than those of the run; with the bonus days among them. */
export function continueRun({ length, lastDay }: Run, completedDays: Iterable<Day>, rest: Rest): Streak {
  const bonusDays: Day[] = []
  for (const day of [...new Set(completedDays)].sort()) {
    length = lastDay !== null && day <= addDays(lastDay, 1) ? length + 1 : 1
    lastDay = endOfRestAfter(day, rest)
    if (length === bonusRunDays) bonusDays.push(day)
  }
  return { length, lastDay, bonusDays }
}

/**
 * The current streak. A day without activity breaks the run only once it has ended, so a run that ended yesterday is
 * still current.
 */
export function currentStreak(streak: Run, today: Day): number {
  return streak.lastDay !== null && streak.lastDay >= addDays(today, -1) ? streak.length : 0
}

/** Whether a change has made the current streak longer by more than the one day that a task completes. */
export function isHealed(before: Run, after: Run, today: Day): boolean {
  return currentStreak(after, today) - currentStreak(before, today) > 1
}

/** The last day of a streak that is set today: today when a task is already completed, else yesterday. */
export function streakSetOn(days: number, isActiveToday: boolean, today: Day): StreakSet {
  return { days, on: isActiveToday ? today : addDays(today, -1) }
}

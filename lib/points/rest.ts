import { addDays, toDay, type Day } from '@/lib/calendar'
import { endOfPauseAfter, isPaused, noPauses, type Pauses } from '@/lib/points/pauses'

/** The days of a member that neither break nor lengthen a run unless a task is completed on them. */
export type Rest = {
  readonly pauses: Pauses
  /**
   * The days outside of pauses for which the member has a task, in order: all others rest. Null where every day outside
   * of a pause needs a task.
   */
  readonly taskDays: readonly Day[] | null
}

export const noRest: Rest = { pauses: noPauses, taskDays: null }

/** `taskDays` are the days for which the member has tasks, in any order; null where days without a task do not rest. */
export function restOf(pauses: Pauses, taskDays: Iterable<Day> | null): Rest {
  if (taskDays === null) return { pauses, taskDays }
  return { pauses, taskDays: [...new Set(taskDays)].filter((day) => !isPaused(day, pauses)).sort() }
}

/** No task can be planned for a later day. */
const lastOfAllDays = toDay('2199-12-31')

/** The last of the rest days that follow a day without a gap; the day itself if the next day is no rest day. */
export function endOfRestAfter(day: Day, { pauses, taskDays }: Rest): Day {
  if (taskDays === null) return endOfPauseAfter(day, pauses)
  const next = taskDays[indexAfter(day, taskDays)]
  return next === undefined ? lastOfAllDays : addDays(next, -1)
}

/** The index of the first of the sorted days that is later. */
function indexAfter(day: Day, days: readonly Day[]): number {
  let [from, to] = [0, days.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((days[middle] ?? day) > day) to = middle
    else from = middle + 1
  }
  return from
}

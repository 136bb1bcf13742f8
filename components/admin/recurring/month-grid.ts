import { addDays, addMonths, startOfMonth, toDay, weekday, type Day } from '@/lib/calendar'

const aMonday = toDay('2024-01-01')

/** Any seven days from Monday to Sunday, to name the columns of a calendar. */
export const aWeek: readonly Day[] = Array.from({ length: 7 }, (_, index) => addDays(aMonday, index))

/** The weeks of the month that contains the day; null for days of the adjacent months. */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = startOfMonth(month)
  const next = addMonths(first, 1)
  const weeks: (Day | null)[][] = []
  for (let monday = addDays(first, 1 - weekday(first)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        day >= first && day < next ? day : null,
      ),
    )
  }
  return weeks
}

/** The day to which a key moves the focus in a calendar; undefined for keys that do not move it. */
export function stepOf(key: string, day: Day): Day | undefined {
  const steps: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, 1 - weekday(day)),
    End: () => addDays(day, 7 - weekday(day)),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  }
  return steps[key]?.()
}

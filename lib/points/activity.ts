import { addDays, type Day } from '@/lib/calendar'
import type { Week } from '@/lib/points/weeks'

/** A day of the calendar: how many tasks were completed on it, and its position relative to today. */
export type ActivityDay = { day: Day; completed: number; when: 'past' | 'today' | 'future' }

/** Each week's seven days, Monday first, with the tasks completed on them. */
export function activityOf(weeks: readonly Week[], active: readonly { day: Day; completed: number }[], today: Day) {
  const completed = new Map(active.map((one) => [one.day, one.completed]))
  return weeks.map(({ start }) =>
    Array.from({ length: 7 }, (_, index): ActivityDay => {
      const day = addDays(start, index)
      const when = day < today ? 'past' : day === today ? 'today' : 'future'
      return { day, completed: completed.get(day) ?? 0, when }
    }),
  )
}

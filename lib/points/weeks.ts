import { getISODay, parseISO } from 'date-fns'
import { addDays, type Day } from '@/lib/calendar'

/** How many weeks a profile looks back on, the current one included. */
export const shownWeeks = 12

/** A week of the family, Monday to Sunday. */
export type Week = { readonly start: Day; readonly end: Day }

/** The Monday on or before the day. */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - getISODay(parseISO(day)))
}

/** The newest `count` weeks up to the one that holds today, oldest first. */
export function lastWeeks(today: Day, count = shownWeeks): Week[] {
  const current = startOfWeek(today)
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(current, (index + 1 - count) * 7)
    return { start, end: addDays(start, 6) }
  })
}

/** What was earned in each of the weeks; days outside of all of them count in none. */
export function pointsByWeek(weeks: readonly Week[], earned: readonly { day: Day; amount: number }[]) {
  return weeks.map((week) => ({
    ...week,
    points: earned.reduce((sum, { day, amount }) => (day >= week.start && day <= week.end ? sum + amount : sum), 0),
  }))
}

export type WeekPoints = ReturnType<typeof pointsByWeek>[number]

import { addDays, mondayOf, type Day } from '@/lib/calendar'

/** How many weeks a profile shows, the current one included. */
const shownWeeks = 12

/** A week of the family, Monday to Sunday. */
export type Week = { readonly start: Day; readonly end: Day }

/** The latest `count` weeks including the current one, oldest first. */
export function lastWeeks(today: Day, count = shownWeeks): Week[] {
  const current = mondayOf(today)
  return Array.from({ length: count }, (_, index) => {
    const start = addDays(current, (index + 1 - count) * 7)
    return { start, end: addDays(start, 6) }
  })
}

/** Points earned in each week; days outside all of them are ignored. */
export function pointsByWeek(weeks: readonly Week[], earned: readonly { day: Day; amount: number }[]) {
  return weeks.map((week) => ({
    ...week,
    points: earned.reduce((sum, { day, amount }) => (day >= week.start && day <= week.end ? sum + amount : sum), 0),
  }))
}

export type WeekPoints = ReturnType<typeof pointsByWeek>[number]

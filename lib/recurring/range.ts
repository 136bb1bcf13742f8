import { daysBetween, type Day } from '@/lib/calendar'
import { occurrences, type Interval } from '@/lib/recurring/occurrences'

/** Maximum of an interval or lifetime; also enforced by the database. */
export const longestCount = 1000

/** Maximum range of the generator, in days. */
export const longestRange = 3660

type Range = { start: Day; end?: Day; interval: Interval; every: number; weekdays?: readonly number[] }

/** The days that tasks are generated for; none for a range that is too long for one request. */
export function generatedDays({ start, end = start, ...recurrence }: Range): Day[] {
  return daysBetween(start, end) > longestRange ? [] : occurrences({ anchor: start, ...recurrence }, start, end)
}

/** The typed whole number: at least `min`, or `otherwise` when it is not a number. See docs/rules.md, fixed values. */
export function wholeNumber(typed: string, min: number, otherwise: number): number {
  const value = Math.trunc(Number(typed.trim() === '' ? Number.NaN : typed))
  return Number.isFinite(value) ? Math.max(min, value) : otherwise
}

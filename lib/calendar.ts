// Without a date library, because the browser's screens use this file.

import { dayMs } from '@/lib/durations'

declare const dayBrand: unique symbol

/** A calendar day of the family, `YYYY-MM-DD`, without zone and time. */
export type Day = string & { readonly [dayBrand]: true }

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
const isoLength = '2027-02-28T00:00:00.000Z'.length
const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** True for an existing date: not 2027-02-30, which JavaScript's Date would accept. */
export function isDay(text: string): text is Day {
  // Also keeps out signed years, whose signs sort before digits.
  if (text < '0001-01-01') return false
  const at = midnight(text)
  return !Number.isNaN(at) && dayAt(at) === text
}

/** Range of plannable dates; also enforced by the database. */
const planning = { from: '2000-01-01', to: '2200-01-01' }

/** Whether a day, or an instant in ISO 8601, is within 2000 to 2199. */
export function isPlannable(text: string): boolean {
  const instant = Date.parse(text)
  return instant >= Date.parse(planning.from) && instant < Date.parse(planning.to)
}

/** Converts text to a Day; throws RangeError when no such date exists. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text.slice(0, 40)}`)
  return text
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is far slower than using it. */
function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formatters.set(timeZone, made)
  return made
}

/** The family day that an instant falls on. */
export function dayOf(instant: Date, timeZone: string): Day {
  const parts = formatterIn(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return toDay(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`)
}

/** The day `count` days later; negative counts go back. */
export function addDays(day: Day, count: number): Day {
  return toDay(dayAt(midnight(day) + count * dayMs))
}

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const target = new Date(0)
  // The last day of the target month, then the wanted one if it is earlier.
  target.setUTCFullYear(year, month + count, 0)
  target.setUTCDate(Math.min(date, target.getUTCDate()))
  return toDay(dayAt(target.getTime()))
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (midnight(to) - midnight(from)) / dayMs
}

/** The number of calendar months from `from` to `to`. */
export function monthsBetween(from: Day, to: Day): number {
  const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return monthOf(to) - monthOf(from)
}

export function startOfMonth(day: Day): Day {
  return toDay(`${day.slice(0, 7)}-01`)
}

export function startOfNextMonth(day: Day): Day {
  return addMonths(startOfMonth(day), 1)
}

/** A day as Prisma represents PostgreSQL's DATE: midnight UTC. */
export function toDate(day: Day): Date {
  return new Date(midnight(day))
}

/** The day of a DATE column. Throws RangeError beyond the years 1 to 9999. */
export function fromDate(date: Date): Day {
  const text = date.toISOString()
  // A Date is always a real day, but years outside of 0 to 9999 are written with a sign and more digits.
  if (text.length !== isoLength || text < '0001-01-01') throw new RangeError(`Not a day: ${text}`)
  return text.slice(0, 10) as Day
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekday(day: Day): number {
  return toDate(day).getUTCDay() || 7
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

import {
  addDays as addDaysToDate,
  addMonths as addMonthsToDate,
  differenceInCalendarDays,
  differenceInCalendarMonths,
  format,
  getISODay,
  isValid,
  parseISO,
} from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'

declare const dayBrand: unique symbol

/** A calendar day of the family, `YYYY-MM-DD`. It has no zone and no hour. */
export type Day = string & { readonly [dayBrand]: true }

/** A day of 24 hours in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayFormat = 'yyyy-MM-dd'

/** True for a day that exists: 2027-02-30 does not, though JavaScript's own Date would accept it. */
export function isDay(text: string): text is Day {
  return dayPattern.test(text) && text >= '0001-01-01' && isValid(parseISO(text))
}

/** The years that a family plans in; the database holds the same bounds. */
const planning = { from: '2000-01-01', to: '2200-01-01' }

/** Whether a day, or an instant in ISO 8601, lies where tasks may: not before 2000, not after 2199. */
export function isPlannable(text: string): boolean {
  const instant = Date.parse(text)
  return instant >= Date.parse(planning.from) && instant < Date.parse(planning.to)
}

/** The same text as a Day; throws RangeError when no such day exists. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text.slice(0, 40)}`)
  return text
}

/** The family day that an instant falls on. */
export function dayOf(instant: Date, timeZone: string): Day {
  return toDay(formatInTimeZone(instant, timeZone, dayFormat))
}

/** The day `count` days later; negative counts go back. */
export function addDays(day: Day, count: number): Day {
  return toDay(format(addDaysToDate(parseISO(day), count), dayFormat))
}

/** The same day `count` months later, or the last one of a month too short for it. */
export function addMonths(day: Day, count: number): Day {
  return toDay(format(addMonthsToDate(parseISO(day), count), dayFormat))
}

/** How many days `to` lies after `from`; negative when before. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from))
}

/** How many months the month of `to` lies after that of `from`. */
export function monthsBetween(from: Day, to: Day): number {
  return differenceInCalendarMonths(parseISO(to), parseISO(from))
}

/** The first day of the month that holds `day`. */
export function startOfMonth(day: Day): Day {
  return toDay(`${day.slice(0, 7)}-01`)
}

/** The first day of the month after the one that holds `day`. */
export function startOfNextMonth(day: Day): Day {
  return addMonths(startOfMonth(day), 1)
}

/**
 * The last second of a day in the zone, 23:59:59 with the offset in force on that date: the wall clock
 * decides, so 28 March 2027 in Paris ends at +02:00 though it began at +01:00.
 */
export function endOfDay(day: Day, timeZone: string): Date {
  return fromZonedTime(`${day}T23:59:59`, timeZone)
}

/** A day as PostgreSQL's DATE comes and goes through Prisma: midnight UTC. */
export function toDate(day: Day): Date {
  return parseISO(`${day}T00:00:00Z`)
}

/** The day held by a DATE column. */
export function fromDate(date: Date): Day {
  return toDay(date.toISOString().slice(0, 10))
}

/** Which day of the week it is: 1 is Monday, 7 is Sunday. */
export function weekday(day: Day): number {
  return getISODay(parseISO(day))
}

/** An instant in the zone, with its offset, `2027-03-28T23:59:59+02:00`. */
export function isoInZone(instant: Date, timeZone: string): string {
  return formatInTimeZone(instant, timeZone, "yyyy-MM-dd'T'HH:mm:ssxxx")
}

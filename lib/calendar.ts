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

/** A calendar day of the family, `YYYY-MM-DD`, without zone and time. */
export type Day = string & { readonly [dayBrand]: true }

/** 24 hours in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayFormat = 'yyyy-MM-dd'

/** True for an existing date: not 2027-02-30, which JavaScript's Date would accept. */
export function isDay(text: string): text is Day {
  return dayPattern.test(text) && text >= '0001-01-01' && isValid(parseISO(text))
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

/** The family day that an instant falls on. */
export function dayOf(instant: Date, timeZone: string): Day {
  return toDay(formatInTimeZone(instant, timeZone, dayFormat))
}

/** The day `count` days later; negative counts go back. */
export function addDays(day: Day, count: number): Day {
  return toDay(format(addDaysToDate(parseISO(day), count), dayFormat))
}

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  return toDay(format(addMonthsToDate(parseISO(day), count), dayFormat))
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from))
}

/** The number of calendar months from `from` to `to`. */
export function monthsBetween(from: Day, to: Day): number {
  return differenceInCalendarMonths(parseISO(to), parseISO(from))
}

export function startOfMonth(day: Day): Day {
  return toDay(`${day.slice(0, 7)}-01`)
}

export function startOfNextMonth(day: Day): Day {
  return addMonths(startOfMonth(day), 1)
}

/**
 * The last second of a day in the zone, 23:59:59 with the offset in force then: 28 March 2027 in Paris ends at +02:00
 * though it starts at +01:00.
 */
export function endOfDay(day: Day, timeZone: string): Date {
  return fromZonedTime(`${day}T23:59:59`, timeZone)
}

/** The instant of a wall-clock time such as 17:00 on a day in the zone. */
export function atTime(day: Day, time: string, timeZone: string): Date {
  return fromZonedTime(`${day}T${time}:00`, timeZone)
}

/** A day as Prisma represents PostgreSQL's DATE: midnight UTC. */
export function toDate(day: Day): Date {
  return parseISO(`${day}T00:00:00Z`)
}

/** The day of a DATE column. */
export function fromDate(date: Date): Day {
  return toDay(date.toISOString().slice(0, 10))
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekday(day: Day): number {
  return getISODay(parseISO(day))
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekday(day))
}

/** An instant in the zone, with its offset, `2027-03-28T23:59:59+02:00`. */
export function isoInZone(instant: Date, timeZone: string): string {
  return formatInTimeZone(instant, timeZone, "yyyy-MM-dd'T'HH:mm:ssxxx")
}

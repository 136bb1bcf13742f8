import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import type { Day } from '@/lib/calendar'

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

/** An instant in the zone, with its offset, `2027-03-28T23:59:59+02:00`. */
export function isoInZone(instant: Date, timeZone: string): string {
  return formatInTimeZone(instant, timeZone, "yyyy-MM-dd'T'HH:mm:ssxxx")
}

/** The hour on the clock in the zone, 0 to 23. */
export function hourOf(instant: Date, timeZone: string): number {
  return Number(formatInTimeZone(instant, timeZone, 'H'))
}

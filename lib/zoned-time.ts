import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import type { Day } from '@/lib/calendar'
import { hourMs } from '@/lib/durations'

/**
 * The last second of a day in the zone, 23:59:59 with the offset in force then: 28 March 2027 in Paris ends at +02:00
 * though it starts at +01:00. Where clocks go back at midnight, as in Santiago, it is the second 23:59:59 of the day.
 */
export function endOfDay(day: Day, timeZone: string): Date {
  const wallTime = `${day}T23:59:59`
  const first = fromZonedTime(wallTime, timeZone)
  const second = new Date(first.getTime() + hourMs)
  return formatInTimeZone(second, timeZone, "yyyy-MM-dd'T'HH:mm:ss") === wallTime ? second : first
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

import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { addDays, dayOf, daysBetween, isDay, type Day } from '@/lib/calendar'
import { mergedPauses, type Pauses } from '@/lib/points/pauses'
import { endOfDay } from '@/lib/zoned-time'

/** Default number of days until a manually created task expires. See docs/rules.md, fixed values. */
export const defaultExpiryDays = 7

/** Latest expiry, also enforced by the database. Leaves room for tasks of 2199 that stay open for years. */
export const latestExpiry = new Date('2210-01-01T00:00:00Z')

/** When a task expires: a day ends in the family's zone, an instant is used as it is, null means never. */
export function expiryInstant(expiresAt: string | null, timeZone: string): Date | null {
  if (expiresAt === null) return null
  return isDay(expiresAt) ? endOfDay(expiresAt, timeZone) : new Date(expiresAt)
}

/** Whether a task would expire before the end of its own day, which is not allowed. See docs/rules.md, rule 31. */
export function isBeforeEndOf(date: Day, expiresAt: Date | null, timeZone: string): boolean {
  return expiresAt !== null && expiresAt < endOfDay(date, timeZone)
}

/** The default expiry: seven days from today, or the end of its own day if that is later. */
export function defaultExpiry(date: Day, today: Day, timeZone: string): Date {
  const usual = addDays(today, defaultExpiryDays)
  return endOfDay(usual < date ? date : usual, timeZone)
}

/**
 * The expiry after a task's date changes: shifted by as many days, at the same wall-clock time in the family's zone.
 * Never before the end of the new day, even if the old expiry was stored under another zone.
 */
export function movedExpiry(expiresAt: Date, from: Day, to: Day, timeZone: string): Date {
  return noEarlierThan(
    to,
    onDay(addDays(dayOf(expiresAt, timeZone), daysBetween(from, to)), expiresAt, timeZone),
    timeZone,
  )
}

/**
 * The expiry to store for a task that is to expire at `chosen`: that which its pauses move there, or to the first day
 * after a pause that `chosen` is in. The inverse of the database's `paused_expiry`. See docs/rules.md, rule 23.
 */
export function plannedExpiry(chosen: Date, date: Day, pauses: Pauses, timeZone: string): Date {
  const shown = dayOf(chosen, timeZone)
  const planned = mergedPauses(pauses)
    .filter(({ to }) => to >= date)
    .reduceRight((day, { from, to }) => {
      if (day > to) return addDays(day, daysBetween(to, from) - 1)
      return day > from ? from : day
    }, shown)
  return planned === shown ? chosen : noEarlierThan(date, onDay(planned, chosen, timeZone), timeZone)
}

/** The instant's wall-clock time on another day. */
const onDay = (day: Day, instant: Date, timeZone: string) =>
  fromZonedTime(`${day}T${formatInTimeZone(instant, timeZone, 'HH:mm:ss.SSS')}`, timeZone)

const noEarlierThan = (date: Day, expiresAt: Date, timeZone: string) =>
  isBeforeEndOf(date, expiresAt, timeZone) ? endOfDay(date, timeZone) : expiresAt

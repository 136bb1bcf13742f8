import { addDays, isDay, type Day } from '@/lib/calendar'
import { defaultExpiryDays } from '@/lib/tasks/limits'
import { endOfDay } from '@/lib/zoned-time'

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

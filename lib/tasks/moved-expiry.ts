import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { addDays, dayOf, daysBetween, type Day } from '@/lib/calendar'
import { mergedPauses, type Pauses } from '@/lib/points/pauses'
import { isBeforeEndOf } from '@/lib/tasks/expiry'
import { endOfDay } from '@/lib/zoned-time'

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

/** When a task of that day expires that was planned to at `planned`: like the database's `paused_expiry`. */
export function pausedExpiry(planned: Date, date: Day, pauses: Pauses, timeZone: string): Date {
  const last = dayOf(planned, timeZone)
  const moved = mergedPauses(pauses)
    .filter(({ to }) => to >= date)
    .reduce((day, { from, to }) => (day >= from ? addDays(day, daysBetween(from, to) + 1) : day), last)
  return moved === last ? planned : onDay(moved, planned, timeZone)
}

/**
 * The expiry to store for a task that is to expire at `chosen`: that which its pauses move there, or to the first day
 * after a pause that `chosen` is in. The inverse of `pausedExpiry`. See docs/rules.md, rule 23.
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

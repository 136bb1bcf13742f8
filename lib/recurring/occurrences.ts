import { addDays, addMonths, daysBetween, monthsBetween, weekday, type Day } from '@/lib/calendar'
import { endOfDay } from '@/lib/zoned-time'

export const intervals = ['daily', 'weekly', 'monthly'] as const
export type Interval = (typeof intervals)[number]

export const expiries = ['same_day', '1_day', '2_days', '1_week', 'custom'] as const
export type Expiry = (typeof expiries)[number]

/** Expiry options as identifiers, where these cannot start with a digit. */
export const expiryNames = {
  same_day: 'same_day',
  one_day: '1_day',
  two_days: '2_days',
  one_week: '1_week',
  custom: 'custom',
} as const satisfies Record<string, Expiry>

/**
 * A recurrence from the anchor on; `every` is the number of days, weeks or months between occurrences. `weekdays` (ISO,
 * 1 is Monday) apply to weekly only: the first occurrence is then the first of them from the anchor on, and weeks are
 * counted from the anchor's Monday.
 */
export type Recurrence = {
  readonly anchor: Day
  readonly interval: Interval
  readonly every: number
  readonly weekdays?: readonly number[]
}

/** How long each occurrence stays open; `days` applies to custom only. */
export type Lifetime = { readonly expiry: Expiry; readonly days: number }

/** How many days ahead a rule's tasks are created. See docs/rules.md, rule 11. */
export const ruleDaysAhead = 7

/**
 * The occurrences between two days, both included, in order. Each is computed from the anchor, so a short month does
 * not shift later ones: 31 January monthly gives 28 February, then 31 March.
 */
export function occurrences(recurrence: Recurrence, from: Day, to: Day): Day[] {
  const { anchor, interval, every, weekdays = [] } = recurrence
  if (interval === 'weekly' && weekdays.length > 0) return weekdayOccurrences({ anchor, every, weekdays }, from, to)
  const nth = (index: number) =>
    interval === 'monthly'
      ? addMonths(anchor, index * every)
      : addDays(anchor, index * every * (interval === 'weekly' ? 7 : 1))
  const found: Day[] = []
  for (let index = firstIndex({ anchor, interval, every }, from); ; index += 1) {
    const day = nth(index)
    if (day > to) return found
    if (day >= from) found.push(day)
  }
}

type OnWeekdays = Required<Omit<Recurrence, 'interval'>>

function weekdayOccurrences({ anchor, every, weekdays }: OnWeekdays, from: Day, to: Day): Day[] {
  const monday = addDays(anchor, 1 - weekday(anchor))
  const first = from > anchor ? from : anchor
  const found: Day[] = []
  for (let index = Math.floor(daysBetween(monday, first) / (7 * every)); ; index += 1) {
    const week = addDays(monday, index * every * 7)
    if (week > to) return found
    const days = [...weekdays].sort().map((on) => addDays(week, on - 1))
    found.push(...days.filter((day) => day >= first && day <= to))
  }
}

/** An index below which every occurrence is before `from`: an old rule is not counted from its anchor. */
function firstIndex({ anchor, interval, every }: Recurrence, from: Day): number {
  const days = daysBetween(anchor, from)
  const units = interval === 'monthly' ? monthsBetween(anchor, from) : interval === 'weekly' ? days / 7 : days
  return Math.max(0, Math.floor(units / every))
}

/** How many days after its own date an occurrence stays open. See docs/rules.md, fixed values. */
export function openDays({ expiry, days }: Lifetime): number {
  return { same_day: 0, '1_day': 1, '2_days': 2, '1_week': 7, custom: days }[expiry]
}

/** The expiry of an occurrence: 23:59:59 in the family's zone on the last day it is open. */
export function occurrenceEnd(day: Day, lifetime: Lifetime, timeZone: string): Date {
  return endOfDay(addDays(day, openDays(lifetime)), timeZone)
}

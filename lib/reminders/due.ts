import { addDays, dayOf, type Day } from '@/lib/calendar'
import { endOfPauseAfter, isPaused, type Pauses } from '@/lib/points/pauses'
import {
  allowedNudgeHour,
  isNudge,
  lapseMs,
  nudgeLateHours,
  shortestStreak,
  type ReminderHours,
  type SentKind,
} from '@/lib/reminders/kinds'
import { atTime, hourOf } from '@/lib/zoned-time'

/** When a reminder is due: it is sent now, checked again at a later time, or dropped. */
export type Due = 'now' | 'never' | { readonly later: Date }

/** A reminder, and since when there is something to say. */
type Noted = { readonly kind: SentKind; readonly createdAt: Date }

type Moment = {
  readonly now: Date
  readonly timeZone: string
  /** The member's and the family's. */
  readonly pauses: Pauses
  readonly hours: ReminderHours
  /** The full hour that the member chose for nudges. */
  readonly nudgeHour: number
}

/**
 * Decides when a reminder is sent: never in a pause or outside the family's hours. A nudge is sent on its own day,
 * within two hours of the chosen hour, or of the nearest allowed one. Other reminders lapse 24 hours after the event. A
 * test is always sent at once.
 */
export function reminderDue({ kind, createdAt }: Noted, { now, timeZone, pauses, hours, nudgeHour }: Moment): Due {
  if (kind === 'test') return 'now'
  const today = dayOf(now, timeZone)
  const hour = hourOf(now, timeZone)
  if (isNudge(kind)) {
    if (isPaused(today, pauses) || dayOf(createdAt, timeZone) !== today) return 'never'
    const first = allowedNudgeHour(nudgeHour, hours)
    if (hour >= Math.min(first + nudgeLateHours, hours.until)) return 'never'
    return hour < first ? { later: atHour(today, first, timeZone) } : 'now'
  }
  const isLate = (at: Date) => at.getTime() - createdAt.getTime() > lapseMs
  if (isLate(now)) return 'never'
  const morning = hour < hours.from ? today : addDays(today, 1)
  if (hour >= hours.from && hour < hours.until && !isPaused(today, pauses)) return 'now'
  const later = atHour(addDays(endOfPauseAfter(addDays(morning, -1), pauses), 1), hours.from, timeZone)
  return isLate(later) ? 'never' : { later }
}

/** How long push services keep a message for a device that is away, in seconds. */
const longestLifetimes = { nudge: 2 * 60 * 60, event: 12 * 60 * 60, test: 5 * 60 }

/**
 * The same for a reminder that is sent now: never into the hours without reminders, in which the device may be back.
 */
export function lifetimeOf(kind: SentKind, { now, timeZone, hours }: Omit<Moment, 'pauses' | 'nudgeHour'>): number {
  if (kind === 'test') return longestLifetimes.test
  const end = atHour(dayOf(now, timeZone), hours.until, timeZone)
  const left = Math.floor((end.getTime() - now.getTime()) / 1000)
  return Math.max(0, Math.min(left, longestLifetimes[isNudge(kind) ? 'nudge' : 'event']))
}

function atHour(day: Day, hour: number, timeZone: string): Date {
  return atTime(day, `${String(hour).padStart(2, '0')}:00`, timeZone)
}

/** What a member's day looks like. */
export type Today = {
  /** Tasks of today that wait for a solution. */
  readonly openTasks: number
  /** The streak as of today, in days, and whether today counts for it already. */
  readonly streak: number
  readonly isTodayDone: boolean
}

/** The nudge for a member's day among the chosen kinds; null without a reason for one. */
export function nudgeFor(
  { openTasks, streak, isTodayDone }: Today,
  chosen: readonly SentKind[],
): 'tasks' | 'streak' | null {
  if (openTasks === 0) return null
  if (streak >= shortestStreak && !isTodayDone && chosen.includes('streak')) return 'streak'
  return chosen.includes('tasks') ? 'tasks' : null
}

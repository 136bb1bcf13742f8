import { addDays, dayOf, weekday, type Day } from '@/lib/calendar'
import { atTime, hourOf } from '@/lib/zoned-time'

/** What the schedule does by itself. */
export const jobKinds = ['recurring', 'sweep', 'reconcile', 'digest', 'backup'] as const
export type JobKind = (typeof jobKinds)[number]

type Timing = {
  /** Wall-clock time in the family's zone, outside the hours in which clocks change in Europe and North America. */
  readonly at: `${number}${number}:${number}${number}`
  /** ISO weekday; without it, every day. */
  readonly weekday?: number
  /**
   * Days after which a missed run is not made up for. The others need only their latest run, which makes up for all.
   */
  readonly lateDays?: number
  /** A run that was missed is not made up for at night, from 21:00 to 7:00. */
  readonly restsAtNight?: boolean
}

export const timings: Record<JobKind, Timing> = {
  recurring: { at: '00:10' },
  sweep: { at: '00:20' },
  reconcile: { at: '04:00' },
  digest: { at: '17:00', weekday: 7, lateDays: 1, restsAtNight: true },
  backup: { at: '04:30' },
}

type At = { readonly now: Date; readonly timeZone: string }

type Moment = At & {
  /** The full hour that the family chose for the digest; without it, the usual one. */
  readonly digestHour?: number
}

/** From 21:00 to 7:00 in the family's zone. */
export function isNight({ now, timeZone }: At): boolean {
  const hour = hourOf(now, timeZone)
  return hour < 7 || hour >= 21
}

function instantOf(day: Day, kind: JobKind, { timeZone, digestHour }: Moment): Date {
  const isChosen = kind === 'digest' && digestHour !== undefined
  return atTime(day, isChosen ? `${String(digestHour).padStart(2, '0')}:00` : timings[kind].at, timeZone)
}

/** The latest day whose run of this kind is due, or null when it was missed by too long or waits for the morning. */
export function dueDay(kind: JobKind, moment: Moment): Day | null {
  const { now, timeZone } = moment
  const { weekday: only, lateDays, restsAtNight = false } = timings[kind]
  if (restsAtNight && isNight(moment)) return null
  const today = dayOf(now, timeZone)
  const last = instantOf(today, kind, moment) <= now ? today : addDays(today, -1)
  const day = only === undefined ? last : addDays(last, -((weekday(last) - only + 7) % 7))
  return lateDays === undefined || addDays(day, lateDays) >= today ? day : null
}

/** Whether the digest of a Sunday may be sent, which was due then. */
export function digestDue(sunday: Day, at: At): 'now' | 'later' | 'never' {
  const { lateDays = 0 } = timings.digest
  if (addDays(sunday, lateDays) < dayOf(at.now, at.timeZone)) return 'never'
  return isNight(at) ? 'later' : 'now'
}

/** When the next run of this kind is due. */
export function nextRunAt(kind: JobKind, moment: Moment): Date {
  const { now, timeZone } = moment
  const { weekday: only } = timings[kind]
  const today = dayOf(now, timeZone)
  const first = instantOf(today, kind, moment) > now ? today : addDays(today, 1)
  const day = only === undefined ? first : addDays(first, (only - weekday(first) + 7) % 7)
  return instantOf(day, kind, moment)
}

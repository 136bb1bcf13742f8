import { addDays, type Day } from '@/lib/calendar'
import { isPaused, type Pauses } from '@/lib/points/pauses'

/** A member's tasks of the week by outcome, their points, and for how many of the next seven days they have a task. */
export type MemberWeek = {
  username: string
  accepted: number
  open: number
  refused: number
  expired: number
  points: number
  /** The first day of next week, outside of pauses, from which on nothing is planned; null when there is none. */
  emptyFrom: Day | null
  planned: number
}

export type Digest = {
  /** E-mails that could not be delivered this week. */
  failedEmails: number
  members: MemberWeek[]
  /** Members who are not listed. */
  more: number
}

/** The first day of the week after `sunday`, outside of pauses, from which on no task is planned; null without one. */
export function emptyFrom(sunday: Day, planned: readonly Day[], pauses: Pauses): Day | null {
  const last = planned.reduce((latest, day) => (day > latest ? day : latest), sunday)
  const week = [1, 2, 3, 4, 5, 6, 7].map((offset) => addDays(sunday, offset))
  return week.find((day) => day > last && !isPaused(day, pauses)) ?? null
}

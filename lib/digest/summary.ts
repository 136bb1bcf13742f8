import { addDays, daysBetween, type Day } from '@/lib/calendar'

/** A member's tasks of the week by outcome, their points, and for how many of the next seven days they have a task. */
export type MemberWeek = {
  username: string
  accepted: number
  open: number
  refused: number
  expired: number
  points: number
  /** The first day of next week from which on nothing is planned; null when its last day has a task. */
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

/** The first day of the week after `sunday` from which on no task is planned; null when none is free at its end. */
export function emptyFrom(sunday: Day, planned: readonly Day[]): Day | null {
  const last = planned.reduce((latest, day) => (day > latest ? day : latest), sunday)
  return daysBetween(sunday, last) >= 7 ? null : addDays(last, 1)
}

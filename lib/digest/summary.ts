import type { Day } from '@/lib/calendar'
import type { PlannedDay, TaskOutcome, WeekDay } from '@/lib/week/days'
import type { Failures } from '@/lib/week/failures'

/** A member's tasks of the week by outcome, their points and streak, and the number of tasks in the next seven days. */
export type MemberWeek = Record<TaskOutcome, number> & {
  username: string
  points: number
  streak: number
  planned: number
  /** The first day of next week, outside of pauses, from which on nothing is planned; null when there is none. */
  nothingFrom: Day | null
}

export type Digest = Failures & {
  /** Rewards that members ask for. */
  requests: number
  members: MemberWeek[]
  /** Members who are not listed. */
  more: number
}

type Week = Pick<MemberWeek, 'username' | 'points' | 'streak' | 'nothingFrom'> & {
  days: WeekDay[]
  planned: PlannedDay[]
}

/** A member's row of the dashboard in numbers. */
export function memberSummary({ username, points, streak, nothingFrom, days, planned }: Week): MemberWeek {
  const sum = (outcome: TaskOutcome) => days.reduce((total, { counts }) => total + counts[outcome], 0)
  return {
    username,
    points,
    streak,
    nothingFrom,
    ...{ accepted: sum('accepted'), open: sum('open'), refused: sum('refused'), expired: sum('expired') },
    planned: planned.reduce((total, { count }) => total + count, 0),
  }
}

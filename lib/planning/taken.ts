import type { Day } from '@/lib/calendar'
import { isPaused, pausesFor, type PauseOf } from '@/lib/points/pauses'

/** How many tasks a member already has on a day. */
export type DayCount = { readonly memberId: string; readonly day: Day; readonly count: number }

/** What the days to plan already hold. */
export type Taken = { readonly tasks: readonly DayCount[]; readonly pauses: readonly PauseOf[] }

/** How many tasks these members already have together on the day. */
export function tasksOn({ tasks }: Taken, memberIds: readonly string[], day: Day): number {
  return tasks.reduce((sum, each) => sum + (each.day === day && memberIds.includes(each.memberId) ? each.count : 0), 0)
}

/** Whether the member is on a pause that day. */
export function isPausedOn({ pauses }: Taken, memberId: string, day: Day): boolean {
  return isPaused(day, pausesFor(memberId, pauses))
}

import { addDays, dayOf, type Day } from '@/lib/calendar'

export const taskStatuses = ['pending', 'accepted', 'rejected', 'expired', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** Statuses in which a task's points belong to the member. */
export const earningStatuses: readonly TaskStatus[] = ['accepted', 'completed']

export const isEarning = (status: TaskStatus) => earningStatuses.includes(status)

/** How many days ahead a pending task counts as due soon. */
const dueSoonDays = 3

type Expiring = {
  readonly status: TaskStatus
  readonly expiresAt: Date | string | null
  /** Until when an open appeal, or an unsure text that waits, keeps the task from expiring. */
  readonly keptOpenUntil?: Date | string | null
}

const instantOf = (at: Date | string) => (typeof at === 'string' ? Date.parse(at) : at.getTime())

/** True when the task is marked as expired or its closing time has passed. */
export function isExpired(task: Expiring, now: Date): boolean {
  if (task.status === 'expired') return true
  const isOver = task.expiresAt !== null && instantOf(task.expiresAt) < now.getTime()
  return isOver && !(task.keptOpenUntil && instantOf(task.keptOpenUntil) >= now.getTime())
}

/** When the task stops accepting solutions: its expiry, or `keptOpenUntil` if that is later. Null for never. */
export function closingTime({ expiresAt, keptOpenUntil }: Expiring): Date | null {
  if (expiresAt === null) return null
  return new Date(Math.max(instantOf(expiresAt), keptOpenUntil ? instantOf(keptOpenUntil) : 0))
}

/** A task without a decision shows as expired once its closing time has passed; a decided one keeps its verdict. */
export function displayedStatus(task: Expiring, now: Date): TaskStatus {
  return task.status === 'pending' && isExpired(task, now) ? 'expired' : task.status
}

/** Whether a solution may still be submitted: late is allowed, expired is not. */
export function isSubmittable(task: Expiring, now: Date): boolean {
  return !isExpired(task, now)
}

/** Whether a member can still earn the task's points by a solution. */
export function isStillOpen({ status, isExpired }: { status: TaskStatus; isExpired: boolean }): boolean {
  return !isExpired && (status === 'pending' || status === 'rejected')
}

/** Whether a list row offers no action any more. */
export function isLocked(task: Expiring, now: Date): boolean {
  return task.status === 'accepted' || task.status === 'rejected' || isExpired(task, now)
}

/** A pending task whose due day is before today. */
export function isOverdue(task: { status: TaskStatus; date: Day }, today: Day): boolean {
  return task.status === 'pending' && task.date < today
}

/** A pending task due today or within three days. */
export function isDueSoon(task: { status: TaskStatus; date: Day }, today: Day): boolean {
  return task.status === 'pending' && task.date >= today && task.date <= addDays(today, dueSoonDays)
}

/** True when the due day has passed but the task has not expired: still open, but late. */
export function isPastDueDate(task: Expiring & { date: Day }, now: Date, timeZone: string): boolean {
  return !isExpired(task, now) && dayOf(now, timeZone) > task.date
}

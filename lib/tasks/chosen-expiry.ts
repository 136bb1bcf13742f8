import { fromDate, type Day } from '@/lib/calendar'
import { invalidField } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { expiryInstant, isBeforeEndOf, latestExpiry } from '@/lib/tasks/expiry'
import { movedExpiry, plannedExpiry } from '@/lib/tasks/moved-expiry'
import type { Pauses } from '@/lib/points/pauses'
import type { UpdateTask } from '@/lib/tasks/schema'
import type { TaskStatus } from '@/lib/tasks/status'

/**
 * The expiry instant of the input. Throws AppError invalid, on its field, when it is before the end of the task's day.
 */
export function checkedExpiry(expiresAt: string | null, date: Day, timeZone: string): Date | null {
  const instant = expiryInstant(expiresAt, timeZone)
  if (isBeforeEndOf(date, instant, timeZone))
    throw invalidField('expiresAt', messageOf('tasks.expiryTooEarly', { day: { day: date } }))
  return instant
}

type Due = { date: Date; expiresAt: Date | null }

/** A task before a change: as stored, and with its expiry as pauses move it. */
type Before = { stored: Due; shown: Due }

/**
 * The planned expiry of a changed task, to which the member's `pauses` add; undefined leaves it unchanged. Changing only
 * the date moves it with the date. A given expiry already includes the pauses. Throws AppError invalid when the given
 * expiry does not fit the date, or the moved one is past the latest allowed.
 */
export function changedExpiry(
  { stored, shown }: Before,
  change: Omit<UpdateTask, 'taskId'>,
  pauses: Pauses,
  timeZone: string,
): Date | null | undefined {
  const from = fromDate(stored.date)
  const date = change.date ?? from
  if (change.expiresAt !== undefined) {
    const chosen = checkedExpiry(change.expiresAt, date, timeZone)
    const isSame = date === from && change.assignedTo === undefined && chosen?.getTime() === shown.expiresAt?.getTime()
    return isSame ? undefined : chosen && plannedExpiry(chosen, date, pauses, timeZone)
  }
  if (stored.expiresAt === null || date === from) return undefined
  const moved = movedExpiry(stored.expiresAt, from, date, timeZone)
  if (moved >= latestExpiry) throw invalidField('expiresAt', 'tasks.expiryOutOfRange')
  return moved
}

/** Whether a task that the sweep marked as expired gets a new expiry in the future. */
export function isReopened(
  before: Due & { status: TaskStatus },
  expiresAt: Date | null | undefined,
  now: Date,
): boolean {
  if (before.status !== 'expired' || expiresAt === undefined || before.expiresAt === null) return false
  return before.expiresAt < now && (expiresAt === null || expiresAt >= now)
}

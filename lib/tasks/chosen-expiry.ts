import { fromDate, type Day } from '@/lib/calendar'
import { invalidField } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { expiryInstant, isBeforeEndOf, latestExpiry } from '@/lib/tasks/expiry'
import { movedExpiry } from '@/lib/tasks/moved-expiry'
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

/**
 * When a changed task expires; undefined leaves it unchanged. Changing only the date moves the expiry with it. Like
 * that of `before`, it is the expiry as pauses move it. Throws AppError invalid when the given expiry does not fit the
 * date, or the moved one is past the latest allowed.
 */
export function changedExpiry(
  before: Due,
  change: Omit<UpdateTask, 'taskId'>,
  timeZone: string,
): Date | null | undefined {
  const from = fromDate(before.date)
  const date = change.date ?? from
  if (change.expiresAt !== undefined) {
    const chosen = checkedExpiry(change.expiresAt, date, timeZone)
    const isSame = date === from && change.assignedTo === undefined && chosen?.getTime() === before.expiresAt?.getTime()
    return isSame ? undefined : chosen
  }
  if (before.expiresAt === null || date === from) return undefined
  const moved = movedExpiry(before.expiresAt, from, date, timeZone)
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

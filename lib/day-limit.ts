import { addDays, dayOf } from '@/lib/calendar'
import { AppError } from '@/lib/errors'
import type { MessageKey, MessageValues } from '@/lib/i18n/message'
import { atTime } from '@/lib/zoned-time'

type At = { readonly now: Date; readonly timeZone: string }

/** A limit of the family's day is reached. */
export class DayLimitError extends AppError {}

/** The error for a limit of the family's day; the caller may try again on the next one. */
export function dayLimitReached({ now, timeZone }: At, message: MessageKey, values?: MessageValues) {
  const tomorrow = atTime(addDays(dayOf(now, timeZone), 1), '00:00', timeZone)
  return new DayLimitError('too_many', message, { values, retryAfter: secondsUntil(tomorrow, now) })
}

/** Whole seconds from now until the instant, rounded up. */
export const secondsUntil = (instant: Date, now: Date) => Math.ceil((instant.getTime() - now.getTime()) / 1000)

import { isDay, isPlannable } from '@/lib/calendar'
import { messageOf, type EncodedMessage } from '@/lib/i18n/message'
import * as z from '@/lib/zod'

/** A family day in the years 2000 to 2199. `missing` is the message when there is none, not even a wrong one. */
export function plannableDay(missing: EncodedMessage = messageOf('common.dateFormat')) {
  const error = ({ input }: { input?: unknown }) => {
    if (input === undefined || input === '') return missing
    return messageOf(isWrittenAsDay(input) ? 'common.dateUnknown' : 'common.dateFormat')
  }
  return z
    .string({ error })
    .refine(isDay, { error, abort: true })
    .refine(isPlannable, { error: messageOf('common.dateRange'), abort: true })
    .meta({ format: 'date' })
}

/** Whether a value has the form of a day, which may not exist. */
const isWrittenAsDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

import { addDays, type Day } from '@/lib/calendar'
import { plannableDay } from '@/lib/day-schema'
import { formId } from '@/lib/form-id'
import { messageOf, type EncodedMessage } from '@/lib/i18n/message'
import { longestPauseName, pauseWindow } from '@/lib/pauses/limits'
import { characterCount, inOneLine, isVisibleText } from '@/lib/text'
import * as z from '@/lib/zod'

const day = plannableDay(messageOf('pauses.dayRequired'))

export const createPauseSchema = z
  .strictObject({
    memberId: z
      .string({ error: messageOf('pauses.memberUnknown') })
      .meta({ format: 'uuid' })
      .nullable()
      .meta({ description: 'The member; null for the whole family.' }),
    from: day,
    to: day,
    name: z
      .string({ error: messageOf('pauses.nameRequired') })
      .overwrite(inOneLine)
      .refine(isVisibleText, messageOf('pauses.nameRequired'))
      .refine(
        (name) => characterCount(name) <= longestPauseName,
        messageOf('pauses.nameTooLong', { most: longestPauseName }),
      )
      .meta({ minLength: 1, maxLength: longestPauseName }),
  })
  .refine(({ from, to }) => from <= to, { error: messageOf('pauses.endsEarly'), path: ['to'] })

/** The same from a form. */
export const createPauseInput = createPauseSchema.safeExtend({ formId })

export type CreatePause = z.output<typeof createPauseInput>

export const pauseIdSchema = z.strictObject({ pauseId: z.string() })

/** Errors, by field, of a pause that begins too early or ends too late; null when it may be added today. */
export function windowErrors(
  { from, to }: Pick<CreatePause, 'from' | 'to'>,
  today: Day,
): Record<string, [EncodedMessage]> | null {
  const earliest = addDays(today, -pauseWindow.before)
  const latest = addDays(today, pauseWindow.after)
  if (from < earliest) return { from: [messageOf('pauses.tooEarly', { day: { day: earliest } })] }
  return to > latest ? { to: [messageOf('pauses.tooLate', { day: { day: latest } })] } : null
}

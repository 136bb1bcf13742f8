import { longestAppealMessage } from '@/lib/appeals/limits'
import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { characterCount, withoutDirections } from '@/lib/text'

const tooLong = messageOf('appeals.tooLong', { most: longestAppealMessage })

export const appealSchema = z.strictObject({
  message: z
    .string({ error: tooLong })
    .overwrite(withoutDirections)
    .trim()
    .refine((text) => characterCount(text) <= longestAppealMessage, tooLong)
    .meta({ maxLength: longestAppealMessage })
    .default(''),
})

export type AskPerson = z.output<typeof appealSchema> & { taskId: string }

/** The same, as a server action's input. */
export const askPersonInput = appealSchema.extend({ taskId: z.string() })
export const withdrawAppealInput = z.strictObject({ taskId: z.string() })

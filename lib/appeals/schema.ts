import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { characterCount } from '@/lib/text'

/** Maximum length of an appeal's message, in characters; also enforced by the database. */
export const longestAppealMessage = 300

/** Maximum number of open appeals per member; the database has as many slots. */
export const mostOpenAppeals = 3

/** How many days an open appeal prevents its task from expiring. */
export const appealDays = 7

const tooLong = messageOf('appeals.tooLong', { most: longestAppealMessage })

export const appealSchema = z.strictObject({
  message: z
    .string({ error: tooLong })
    .trim()
    .refine((text) => characterCount(text) <= longestAppealMessage, tooLong)
    .meta({ maxLength: longestAppealMessage })
    .default(''),
})

export type AskPerson = z.output<typeof appealSchema> & { taskId: string }

/** The same, as a server action's input. */
export const askPersonInput = appealSchema.extend({ taskId: z.string() })
export const withdrawAppealInput = z.strictObject({ taskId: z.string() })

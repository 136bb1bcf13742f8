import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { characterCount } from '@/lib/text'

/** How many characters a member may say when they ask a person; the database holds the same bound. */
export const longestAppealMessage = 300

/** How many appeals of one member may be open; the database has as many slots. */
export const mostOpenAppeals = 3

/** How many days an open appeal keeps its task from expiring. */
export const appealDays = 7

const tooLong = messageOf('appeals.tooLong', { most: longestAppealMessage })

/** A member asks a person to look. */
export const appealSchema = z.strictObject({
  message: z
    .string({ error: tooLong })
    .trim()
    .refine((text) => characterCount(text) <= longestAppealMessage, tooLong)
    .meta({ maxLength: longestAppealMessage })
    .default(''),
})

export type AskPerson = z.output<typeof appealSchema> & { taskId: string }

/** The same from a screen. */
export const askPersonInput = appealSchema.extend({ taskId: z.string() })
export const withdrawAppealInput = z.strictObject({ taskId: z.string() })

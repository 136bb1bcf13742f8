import { messageOf } from '@/lib/i18n/message'
import { longestLine } from '@/lib/leaves/limits'
import { characterCount, inOneLine } from '@/lib/text'
import * as z from '@/lib/zod'

const tooLong = messageOf('leaves.tooLong', { most: longestLine })

export const leafSchema = z.strictObject({
  line: z
    .string({ error: tooLong })
    .overwrite(inOneLine)
    .refine((line) => characterCount(line) <= longestLine, tooLong)
    .meta({ maxLength: longestLine, description: 'Plain text in one line; empty for a leaf without words.' })
    .default(''),
})

export const sharingSchema = z.strictObject({ isShared: z.boolean() })

const taskId = z.string()
/** The same, as inputs of server actions. */
export const giveLeafInput = leafSchema.extend({ taskId })
export const shareTaskInput = sharingSchema.extend({ taskId })
export const takeBackLeafInput = z.strictObject({ taskId })
export const removeLeafInput = z.strictObject({ taskId, giverId: z.string() })

export type GiveLeaf = z.output<typeof giveLeafInput>
export type ShareTask = z.output<typeof shareTaskInput>

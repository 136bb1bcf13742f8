import { mostReplacedAtOnce } from '@/lib/drafts/limits'
import { count, errorAnswer } from '@/lib/http/answers'
import { solution } from '@/lib/submissions/schema'
import * as z from '@/lib/zod'

/** The largest value of an integer column. */
const largest = 2_147_483_647

const taskId = z.string().meta({ format: 'uuid' })
const version = z.int().min(0).max(largest).optional().meta({
  description:
    'The version of the text that was edited: the task’s `draft_version`, or the `version` of the last response.',
})

const replaced = z.array(solution).max(mostReplacedAtOnce).optional().meta({
  description: 'Texts that this one has replaced on the device, the last one last. They are kept for a day.',
})

/** A draft in REST, which calls its text `response`. */
export const draftBody = z.strictObject({ taskId, response: solution, version, replaced })

export const saveDraftSchema = z.strictObject({ taskId, text: solution, version, replaced })
export type SaveDraft = z.infer<typeof saveDraftSchema>

/** The input of removing a draft, which only the task's page does. */
export const removeDraftSchema = saveDraftSchema.omit({ text: true })

/** A server action's input that names only its task. */
export const draftedTaskSchema = z.strictObject({ taskId: z.string() })

export const savedDraft = z.strictObject({
  taskId: z.string(),
  response: z.string(),
  version: count,
  message: z.string(),
})

/** Error response to a draft; with the newer text and its version when the sent version is outdated. */
export const draftErrorAnswer = errorAnswer.extend({ version: count.optional(), response: z.string().optional() })

import * as z from '@/lib/zod'
import { messages } from '@/lib/messages'

const solution = z
  .string({ error: messages.submission.textRequired })
  .refine((text) => text.trim() !== '', messages.submission.textRequired)
  .meta({ minLength: 1 })

/** A solution sent for evaluation. Its length is bounded by the request alone. */
export const submitSolutionSchema = z.strictObject({ submission: solution })

/** A confirmation. The evaluation only checks what is on record; it is never taken over. */
export const confirmSubmissionSchema = z.strictObject({
  submission: solution,
  evaluation: z.object(
    {
      score: z.number().int().min(0).max(100),
      isAccepted: z.boolean(),
      feedback: z.string().optional(),
      reasoning: z.string().nullish(),
    },
    { error: messages.submission.noEvaluation },
  ),
})

export const saveDraftSchema = z.strictObject({
  taskId: z.string().meta({ format: 'uuid' }),
  response: z
    .string({ error: messages.submission.textRequired })
    .refine((text) => text.trim() !== '', messages.submission.textRequired)
    .meta({ minLength: 1 }),
})

export type ConfirmSubmission = z.infer<typeof confirmSubmissionSchema> & { taskId: string }
export type SaveDraft = z.infer<typeof saveDraftSchema>

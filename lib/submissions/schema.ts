import { messageOf } from '@/lib/i18n/message'
import { longestSolution } from '@/lib/submissions/limits'
import { characterCount, isVisibleText } from '@/lib/text'
import * as z from '@/lib/zod'

export const solution = z
  .string({ error: messageOf('submission.textRequired') })
  .refine(isVisibleText, messageOf('submission.textRequired'))
  .refine((text) => characterCount(text) <= longestSolution, messageOf('submission.tooLong'))
  .meta({ minLength: 1, maxLength: longestSolution })

export const submitSolutionSchema = z.strictObject({ submission: solution })

/** The evaluation as the member saw it: only compared with the stored one, never stored. */
const evaluation = z.object(
  {
    score: z.number().int().min(0).max(100),
    isAccepted: z.boolean(),
    feedback: z.string().optional(),
    reasoning: z.string().nullish(),
  },
  { error: messageOf('submission.noEvaluation') },
)

export const confirmSubmissionSchema = z.strictObject({ submission: solution, evaluation })

/** The same, as a server action's input. */
export const confirmSubmissionInput = z.strictObject({ taskId: z.string(), text: solution, evaluation })

export type ConfirmSubmission = z.infer<typeof confirmSubmissionInput>

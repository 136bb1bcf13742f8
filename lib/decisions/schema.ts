import { longestDecisionReason } from '@/lib/decisions/limits'
import { messageOf } from '@/lib/i18n/message'
import { withoutDirections } from '@/lib/text'
import * as z from '@/lib/zod'

const reason = z
  .string({ error: messageOf('decision.reasonRequired') })
  .overwrite(withoutDirections)
  .trim()
  .max(longestDecisionReason, messageOf('decision.reasonTooLong', { length: longestDecisionReason }))
const verdicts = {
  accepts: { isAccepted: z.literal(true), reason: reason.nullish() },
  refuses: { isAccepted: z.literal(false), reason: reason.min(1, messageOf('decision.reasonRequired')) },
}

/** An administrator's verdict on a task; a refusal requires a reason. */
export const decisionSchema = z.discriminatedUnion('isAccepted', [
  z.strictObject(verdicts.accepts),
  z.strictObject(verdicts.refuses),
])

const onScreen = {
  taskId: z.string(),
  /** The hash, from `responseHash`, of the response that the administrator read; a newer response is a conflict. */
  read: z.string().optional(),
  /** The submission shown in the review queue; if the task waits for another one, or for none, it is a conflict. */
  reviewed: z.string().optional(),
  /** The submission shown elsewhere, null for none; if the decision would be about another one, it is a conflict. */
  shown: z.string().nullable().optional(),
}

/** The same, as a server action's input. */
export const decideTaskSchema = z.discriminatedUnion('isAccepted', [
  z.strictObject({ ...onScreen, ...verdicts.accepts }),
  z.strictObject({ ...onScreen, ...verdicts.refuses }),
])

export type DecideTask = z.infer<typeof decideTaskSchema>

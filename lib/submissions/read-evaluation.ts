import * as z from '@/lib/zod'
import { evaluationAnswer } from '@/lib/evaluation/schema'
import type { Translate } from '@/lib/i18n/message'
import type { ReceivedEvaluation } from '@/lib/submissions/json'

const { evaluation: judged, ...beside } = evaluationAnswer.shape

/** The response with a default for each part that is missing or, from a newer server, unknown. */
const received = z.object({
  evaluation: z.object({
    score: judged.shape.score.catch(0),
    isAccepted: judged.shape.isAccepted.catch(false),
    isUnsure: judged.shape.isUnsure.catch(false),
    reasoning: judged.shape.reasoning.catch(''),
    evaluator: judged.shape.evaluator.optional().catch(undefined),
    criteria: judged.shape.criteria.catch([]),
    expectations: judged.shape.expectations.catch([]),
  }),
  feedback: beside.feedback.catch(''),
  feedbackLanguage: beside.feedbackLanguage.catch('en'),
  cost: beside.cost.catch(null),
  needsPerson: beside.needsPerson.catch(false),
})

/**
 * Parses the evaluation in a response body. Throws Error with a specified message when the body is empty, is not JSON,
 * or contains no evaluation. A missing score becomes 0 and a missing verdict a refusal.
 */
export function readEvaluation(t: Translate<'submission'>, body: string): ReceivedEvaluation {
  if (body.trim() === '') throw new Error(t('emptyResponse'))
  const { success, data } = received.safeParse(parseJson(t, body))
  if (!success) throw new Error(t('missingEvaluation'))
  const { evaluation, feedback, ...rest } = data
  return { ...evaluation, feedback: feedback || t('noFeedback'), ...rest }
}

function parseJson(t: Translate<'submission'>, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Error(t('invalidResponse'))
  }
}

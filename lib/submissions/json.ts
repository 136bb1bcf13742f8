import { messages } from '@/lib/messages'

export type CriterionLevel = 'none' | 'partial' | 'full'

/** One criterion as the member sees it: how well it was met, and the words that show it. */
export type CriterionView = {
  id: string
  label: string
  level: CriterionLevel
  evidence: string[]
  points: number
  outOf: number
}

/** What confirming would take from the member: points with any bonus, and days of the current streak. */
export type CostView = { points: number; streak: { from: number; to: number } }

/** An evaluation as screens take it. */
export type EvaluationView = {
  score: number
  isAccepted: boolean
  feedback: string
  reasoning: string
  criteria: CriterionView[]
  /** Set when the task was accepted before and confirming would undo that. */
  cost?: CostView | null
  /** It is accepted, but a person refused an earlier text: confirmed, it waits for a person. */
  needsPerson?: boolean
}

/** An evaluation as REST answers it after a submission. */
export type EvaluationJson = {
  evaluation: { score: number; isAccepted: boolean; reasoning: string; criteria: CriterionView[] }
  feedback: string
  cost: CostView | null
  needsPerson: boolean
}

/** A submission's text as REST answers it to administrators. */
export type SubmissionTextJson = { id: string; task_id: string; text: string }

/** The text as REST answers it. */
export function submissionTextJson({
  id,
  taskId,
  text,
}: {
  id: string
  taskId: string
  text: string
}): SubmissionTextJson {
  return { id, task_id: taskId, text }
}

/** What REST answers once a submission is confirmed. */
export type ConfirmationJson = {
  /** Rejected, too, while an accepted text waits for a person. */
  status: 'accepted' | 'rejected'
  needsPerson: boolean
  pointsAwarded: number
  bonusAwarded: number
  points: number
  streak: number
}

/** The evaluation as REST answers it. */
export function evaluationJson(view: EvaluationView): EvaluationJson {
  const { score, isAccepted, feedback, reasoning, criteria, cost = null, needsPerson = false } = view
  return { evaluation: { score, isAccepted, reasoning, criteria }, feedback, cost, needsPerson }
}

/**
 * The evaluation in a response body. Throws Error with the specified words when the body is empty, is not
 * JSON, or holds no evaluation. A missing score is 0 and a missing verdict is a refusal: never an acceptance.
 */
export function readEvaluation(body: string): EvaluationView {
  if (body.trim() === '') throw new Error(messages.submission.emptyResponse)
  const parsed = parseJson(body)
  const evaluation = parsed?.evaluation
  if (!evaluation || typeof evaluation !== 'object') throw new Error(messages.submission.missingEvaluation)
  return {
    score: evaluation.score ?? 0,
    isAccepted: evaluation.isAccepted ?? false,
    feedback: parsed.feedback || messages.submission.noFeedback,
    reasoning: evaluation.reasoning ?? '',
    criteria: evaluation.criteria ?? [],
    cost: parsed.cost ?? null,
    needsPerson: parsed.needsPerson ?? false,
  }
}

type Loose =
  (Partial<Omit<EvaluationJson, 'evaluation'>> & { evaluation?: Partial<EvaluationJson['evaluation']> }) | null

function parseJson(body: string): Loose {
  try {
    return JSON.parse(body) as Loose
  } catch {
    throw new Error(messages.submission.invalidResponse)
  }
}

import type { EvaluationJson, EvaluatorKind, GradedCriterion, GradedExpectation } from '@/lib/evaluation/schema'
import type { Findings } from '@/lib/evaluation/rubric'
import type { Language } from '@/lib/evaluation/text/language'
import type { Translate } from '@/lib/i18n/message'

/** A criterion as shown to the member: its level, and the quotes as evidence. */
export type CriterionView = GradedCriterion
export type ExpectationView = GradedExpectation

/** How far the text that was evaluated last met an expectation. */
export type CheckedExpectation = Pick<ExpectationView, 'text' | 'level'>

/** What confirming would cost the member: points including bonuses, and days of the current streak. */
export type CostView = NonNullable<EvaluationJson['cost']>

/** An evaluation as used by screens. */
export type EvaluationView = {
  score: number
  isAccepted: boolean
  /** The evaluator could not decide: the score is meaningless, and confirming requests a person's review. */
  isUnsure: boolean
  feedback: string
  feedbackLanguage: Language
  reasoning: string
  /** Missing in responses from before the field was added. */
  evaluator?: EvaluatorKind
  criteria: CriterionView[]
  expectations: ExpectationView[]
  /** Set when the task was accepted before and confirming would revert that. */
  cost?: CostView | null
  /** Once confirmed, it waits for a person: it is unsure, or accepted after a person's refusal. */
  needsPerson?: boolean
}

/** A new evaluation, whose evaluator is always known. */
export type NewEvaluationView = EvaluationView & { evaluator: EvaluatorKind }

const withoutModel: Readonly<Record<string, EvaluatorKind>> = {
  'built-in-rules': 'built-in',
  'reused-text': 'laurel',
  safeguarding: 'laurel',
}

/** The kind of evaluator, as disclosed to members: neither the model's name nor that danger was detected. */
export function evaluatorKindOf({
  evaluator,
  showsDanger,
}: Pick<Findings, 'evaluator' | 'showsDanger'>): EvaluatorKind {
  return showsDanger ? 'laurel' : (withoutModel[evaluator] ?? 'model')
}

/** True for a text that was not graded because a person reads it for its writer's safety. */
export const isForReading = ({ isUnsure, criteria }: Pick<EvaluationView, 'isUnsure' | 'criteria'>) =>
  isUnsure && criteria.length === 0

/** A submission's full text in REST responses to administrators. */
export type SubmissionTextJson = { id: string; task_id: string; text: string }

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

/** REST response to a confirmation. */
export type ConfirmationJson = {
  /** Also rejected while an accepted text waits for a person. */
  status: 'accepted' | 'rejected'
  needsPerson: boolean
  pointsAwarded: number
  bonusAwarded: number
  points: number
  streak: number
  /** The version of the task's text, which the next draft builds on. */
  draftVersion: number
}

/** The evaluation as a REST response. */
export function evaluationJson(view: NewEvaluationView): EvaluationJson {
  const { score, isAccepted, isUnsure, reasoning, evaluator, criteria, expectations } = view
  const { feedback, feedbackLanguage, cost = null, needsPerson = false } = view
  return {
    evaluation: { score, isAccepted, isUnsure, reasoning, evaluator, criteria, expectations },
    feedback,
    feedbackLanguage,
    cost,
    needsPerson,
  }
}

/**
 * Parses the evaluation in a response body. Throws Error with a specified message when the body is empty, is not JSON,
 * or contains no evaluation. A missing score becomes 0 and a missing verdict a rejection.
 */
export function readEvaluation(t: Translate<'submission'>, body: string): EvaluationView {
  if (body.trim() === '') throw new Error(t('emptyResponse'))
  const parsed = parseJson(t, body)
  const evaluation = parsed?.evaluation
  if (!evaluation || typeof evaluation !== 'object') throw new Error(t('missingEvaluation'))
  return {
    score: evaluation.score ?? 0,
    isAccepted: evaluation.isAccepted ?? false,
    isUnsure: evaluation.isUnsure ?? false,
    feedback: parsed.feedback || t('noFeedback'),
    feedbackLanguage: parsed.feedbackLanguage ?? 'en',
    reasoning: evaluation.reasoning ?? '',
    evaluator: evaluation.evaluator,
    criteria: evaluation.criteria ?? [],
    expectations: evaluation.expectations ?? [],
    cost: parsed.cost ?? null,
    needsPerson: parsed.needsPerson ?? false,
  }
}

type Loose =
  (Partial<Omit<EvaluationJson, 'evaluation'>> & { evaluation?: Partial<EvaluationJson['evaluation']> }) | null

function parseJson(t: Translate<'submission'>, body: string): Loose {
  try {
    return JSON.parse(body) as Loose
  } catch {
    throw new Error(t('invalidResponse'))
  }
}

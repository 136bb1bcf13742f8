import type { EvaluationJson, EvaluatorKind, GradedCriterion, GradedExpectation } from '@/lib/evaluation/schema'
import type { Findings } from '@/lib/evaluation/rubric'
import type { Language } from '@/lib/evaluation/text/language'
import type { Translate } from '@/lib/i18n/message'

/** One criterion as the member sees it: how well it was met, and the words that show it. */
export type CriterionView = GradedCriterion
/** One expectation likewise. */
export type ExpectationView = GradedExpectation

/** What confirming would take from the member: points with any bonus, and days of the current streak. */
export type CostView = NonNullable<EvaluationJson['cost']>

/** An evaluation as screens take it. */
export type EvaluationView = {
  score: number
  isAccepted: boolean
  /** The evaluator could not tell: the score says nothing, and confirming asks a person. */
  isUnsure: boolean
  feedback: string
  feedbackLanguage: Language
  reasoning: string
  /** Left out in answers from before it was told. */
  evaluator?: EvaluatorKind
  criteria: CriterionView[]
  expectations: ExpectationView[]
  /** Set when the task was accepted before and confirming would undo that. */
  cost?: CostView | null
  /** Confirmed, it waits for a person: it is unsure, or accepted after a person's refusal. */
  needsPerson?: boolean
}

/** One as it is made: what evaluated it is known. */
export type NewEvaluationView = EvaluationView & { evaluator: EvaluatorKind }

const withoutModel: Readonly<Record<string, EvaluatorKind>> = {
  'built-in-rules': 'built-in',
  'told-before': 'laurel',
  safeguarding: 'laurel',
}

/** What members read of the evaluator's name on record: never which model, nor that one saw danger. */
export function evaluatorKindOf({
  evaluator,
  showsDanger,
}: Pick<Findings, 'evaluator' | 'showsDanger'>): EvaluatorKind {
  return showsDanger ? 'laurel' : (withoutModel[evaluator] ?? 'model')
}

/** Nothing was looked for in the text, which a person reads for its writer's safety: it is no matter of points. */
export const isForReading = ({ isUnsure, criteria }: Pick<EvaluationView, 'isUnsure' | 'criteria'>) =>
  isUnsure && criteria.length === 0

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
 * The evaluation in a response body. Throws Error with the specified words when the body is empty, is not
 * JSON, or holds no evaluation. A missing score is 0 and a missing verdict is a refusal: never an acceptance.
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

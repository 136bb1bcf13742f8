import type { EvaluationJson, EvaluationView, EvaluatorKind, GradedExpectation } from '@/lib/evaluation/schema'
import { recordedEvaluators } from '@/lib/evaluation/recorded-evaluators'
import type { Findings } from '@/lib/evaluation/rubric'

/** How far the text that was evaluated last met an expectation. */
export type CheckedExpectation = Pick<GradedExpectation, 'text' | 'level'>

/** An evaluation as the browser read it; responses from before the evaluator was named lack it. */
export type ReceivedEvaluation = Omit<EvaluationView, 'evaluator'> & { evaluator?: EvaluatorKind }

const withoutModel: Readonly<Record<string, EvaluatorKind>> = {
  [recordedEvaluators.builtInRules]: 'built-in',
  [recordedEvaluators.reusedText]: 'laurel',
  [recordedEvaluators.safeguarding]: 'laurel',
}

/** The kind of evaluator, as disclosed to members: neither the model's name nor that danger was detected. */
export function evaluatorKindOf({
  evaluator,
  showsDanger,
}: Pick<Findings, 'evaluator' | 'showsDanger'>): EvaluatorKind {
  return showsDanger ? 'laurel' : (withoutModel[evaluator] ?? 'model')
}

/** True for a text that nothing evaluated because a person reads it for its writer's safety. */
export const isForSafety = ({ isUnsure, evaluator }: Pick<ReceivedEvaluation, 'isUnsure' | 'evaluator'>) =>
  isUnsure && evaluator === 'laurel'

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
export function evaluationJson(view: EvaluationView): EvaluationJson {
  const { feedback, feedbackLanguage, cost, needsPerson, ...evaluation } = view
  return { evaluation, feedback, feedbackLanguage, cost, needsPerson }
}

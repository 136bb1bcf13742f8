import type { EarlierText } from '@/lib/evaluation/missing'
import type { Findings } from '@/lib/evaluation/rubric'
import type { Subject } from '@/lib/evaluation/subject'
import type { Language } from '@/lib/evaluation/text/language'

/** Input of an evaluator: never includes the writer's identity. */
export type EvaluationRequest = Subject & {
  /** The writer's last text on the task that was not accepted: what was missing may have been added since. */
  earlier?: EarlierText
  /** Language of the feedback when the text's is not supported. */
  viewerLanguage?: Language
  /** Loads the photos beside the solution, as JPEG; called only by an evaluator that reads images. */
  photos?: () => Promise<readonly Uint8Array[]>
  /** Aborts the evaluation when the client disconnects. */
  signal?: AbortSignal
  /** An administrator checks the evaluator: it is called even while the circuit is open. */
  isDeliberate?: boolean
}

/**
 * Evaluates a solution: for each criterion of the rubric, its level and quotes as evidence. Findings are claims:
 * `grade` verifies them and computes the score. Rejects with an AppError 'timeout', 'unavailable' or 'cancelled',
 * without findings.
 */
export type Evaluator = { evaluate(request: EvaluationRequest): Promise<Findings> }

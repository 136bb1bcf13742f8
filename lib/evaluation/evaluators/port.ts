import type { Findings } from '@/lib/evaluation/rubric'
import type { Subject } from '@/lib/evaluation/subject'
import type { Language } from '@/lib/evaluation/text/language'

/** All that an evaluator is told: never who wrote it. */
export type EvaluationRequest = Subject & {
  /** The language to answer in when the text's is not one of Laurel's. */
  viewerLanguage?: Language
  /** Ends the evaluation early, when the person who waits for it has gone. */
  signal?: AbortSignal
}

/**
 * Reads a solution and says, for each criterion of the rubric, how well it is met and which words show
 * it. Findings are claims: `grade` verifies them and makes the score. Rejects with an AppError
 * 'timeout', 'unavailable' or 'cancelled', and then nothing was found.
 */
export type Evaluator = { evaluate(request: EvaluationRequest): Promise<Findings> }

import type { Findings } from '@/lib/evaluation/rubric'

/** All that an evaluator is told: never who wrote it. */
export type EvaluationRequest = {
  title: string
  description: string
  text: string
  /** Ends the evaluation early, when the person who waits for it has gone. */
  signal?: AbortSignal
}

/**
 * Reads a solution and says, for each criterion of the rubric, how well it is met and which words show
 * it. Findings are claims: `grade` verifies them and makes the score. Rejects with an AppError
 * 'timeout', 'unavailable' or 'cancelled', and then nothing was found.
 */
export type Evaluator = { evaluate(request: EvaluationRequest): Promise<Findings> }

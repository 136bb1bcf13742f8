import { AppError } from '@/lib/errors'

/** The evaluator was not asked, because it has just failed several times. */
export class SparedEvaluation extends AppError {
  constructor(retryAfter: number) {
    super('unavailable', 'submission.evaluatorAway', { retryAfter })
  }
}

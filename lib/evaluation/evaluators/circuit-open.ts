import { AppError } from '@/lib/errors'

/** The evaluator was not called, because the circuit breaker is open. */
export class CircuitOpenError extends AppError {
  constructor(retryAfter: number) {
    super('unavailable', 'submission.evaluatorAway', { retryAfter })
  }
}

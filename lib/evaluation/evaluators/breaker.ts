import { AppError } from '@/lib/errors'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { isModelDown } from '@/lib/evaluation/evaluators/model-down'
import { SparedEvaluation } from '@/lib/evaluation/evaluators/spared'

export type BreakerSettings = {
  /** Consecutive failures within `windowMs` after which the evaluator is spared. */
  mostFailures: number
  windowMs: number
  /** How long it is spared, and then how long after each trial that fails. */
  restMs: number
  /** Milliseconds of a clock that only goes forward. */
  clock: () => number
}

/** A member who tries again and again at a model that hangs meets the third failure within the window. */
export const usualBreaker = { mostFailures: 3, windowMs: 180_000, restMs: 30_000 } as const

/**
 * A circuit breaker around an evaluator. After several failures in a row evaluations throw SparedEvaluation at once, until
 * a single trial succeeds. Failures that the submitted text may have caused do not count: one member's text must not stop
 * the evaluations of others. `isDeliberate` requests are always passed on. Every process decides for itself: none of them
 * waits for another, and a process that has just started asks the model at most `mostFailures` times in vain.
 */
export function withBreaker(
  evaluator: Evaluator,
  { mostFailures, windowMs, restMs, clock }: BreakerSettings,
): Evaluator {
  let failures: number[] = []
  let restsUntil: number | undefined
  let isTrying = false

  /** Whether this evaluation is the trial. Throws SparedEvaluation while the evaluator is spared. */
  function admit(): boolean {
    if (restsUntil === undefined) return false
    const left = restsUntil - clock()
    if (left > 0 || isTrying) throw new SparedEvaluation(Math.max(1, Math.ceil(left / 1000)))
    isTrying = true
    return true
  }

  function fail(isTrial: boolean) {
    const now = clock()
    failures = [...failures.filter((at) => now - at < windowMs), now].slice(-mostFailures)
    if (isTrial || failures.length === mostFailures) restsUntil = now + restMs
  }

  function succeed() {
    failures = []
    restsUntil = undefined
  }

  return {
    async evaluate(request) {
      const isTrial = request.isDeliberate ? false : admit()
      try {
        const findings = await evaluator.evaluate(request)
        succeed()
        return findings
      } catch (error) {
        if (isModelDown(error)) fail(isTrial)
        // It answered, though not usably.
        else if (!(error instanceof AppError && error.code === 'cancelled')) succeed()
        throw error
      } finally {
        if (isTrial) isTrying = false
      }
    },
  }
}

import { AppError } from '@/lib/errors'
import { CircuitOpenError } from '@/lib/evaluation/evaluators/circuit-open'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { isModelDown } from '@/lib/evaluation/evaluators/model-down'

type BreakerSettings = {
  /** Consecutive failures within `windowMs` that open the circuit. */
  mostFailures: number
  windowMs: number
  /** How long the circuit stays open, at first and after each trial that fails. */
  openMs: number
  /** Milliseconds of a clock that only goes forward. */
  clock: () => number
}

/** A member who tries again and again at a model that hangs meets the third failure within the window. */
export const usualBreaker = { mostFailures: 3, windowMs: 180_000, openMs: 30_000 } as const

/**
 * A circuit breaker around an evaluator. While the circuit is open, evaluations throw CircuitOpenError at once; then a
 * single trial closes it or leaves it open. Failures that the submitted text may have caused do not count: one member's
 * text must not stop the evaluations of others. `isDeliberate` requests are always passed on. Every process has its own
 * breaker: none waits for another, and one that has just started calls a failing model at most `mostFailures` times.
 */
export function withBreaker(
  evaluator: Evaluator,
  { mostFailures, windowMs, openMs, clock }: BreakerSettings,
): Evaluator {
  let failures: number[] = []
  let openUntil: number | undefined
  let isTrying = false

  /** Whether this evaluation is the trial. Throws CircuitOpenError while the circuit is open. */
  function admit(): boolean {
    if (openUntil === undefined) return false
    const left = openUntil - clock()
    if (left > 0 || isTrying) throw new CircuitOpenError(Math.max(1, Math.ceil(left / 1000)))
    isTrying = true
    return true
  }

  function fail(isTrial: boolean) {
    const now = clock()
    failures = [...failures.filter((at) => now - at < windowMs), now].slice(-mostFailures)
    if (isTrial || failures.length === mostFailures) openUntil = now + openMs
  }

  function succeed() {
    failures = []
    openUntil = undefined
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

import 'server-only'
import { monotonic } from '@/lib/clock'
import { AppError } from '@/lib/errors'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { metrics } from '@/lib/metrics/registry'
import * as z from '@/lib/zod'

const seconds = (since: number) => (monotonic() - since) / 1000

/** What the web server publishes of an answered request. */
const answered = z.object({ method: z.string(), kind: z.string(), status: z.number(), seconds: z.number() })

/** Methods that Laurel answers; every other is one label, because clients may invent them. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Counts a request that the web server has answered. */
export function observeRequest(message: unknown): void {
  const { method, kind, status, seconds: duration } = answered.parse(message)
  const labels = { method: knownMethods.has(method) ? method : 'other', kind, status }
  metrics()?.requests.observe(labels, duration)
}

/** Measures a REST call; `path` is the operation's. */
export async function observeCall(
  { method, path }: { method: string; path: string },
  answer: () => Promise<Response>,
): Promise<Response> {
  const begun = monotonic()
  const response = await answer()
  metrics()?.calls.observe({ method: method.toUpperCase(), path, status: response.status }, seconds(begun))
  return response
}

/** Counts a job that this process worked. */
export function countJob(type: string, outcome: 'done' | 'failed'): void {
  metrics()?.jobs.inc({ type, outcome })
}

/** The evaluator, with every call measured. */
export function observed(evaluator: Evaluator): Evaluator {
  return {
    async evaluate(request) {
      const begun = monotonic()
      const end = (outcome: string) => metrics()?.evaluations.observe({ outcome }, seconds(begun))
      try {
        const findings = await evaluator.evaluate(request)
        end('ok')
        return findings
      } catch (error) {
        end(error instanceof AppError ? error.code : 'failed')
        throw error
      }
    },
  }
}

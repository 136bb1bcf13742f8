import 'server-only'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { env } from '@/lib/env'

/** Upper bounds of the buckets, in seconds: pages take tens of milliseconds, a model up to half a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'laurel_http_request_duration_seconds',
      help: 'Requests by kind (page, action, api, file), until the response has been sent.',
      labelNames: ['method', 'kind', 'status'] as const,
      buckets,
      registers,
    }),
    calls: new Histogram({
      name: 'laurel_rest_call_duration_seconds',
      help: 'REST calls by path of the OpenAPI document, until the response begins.',
      labelNames: ['method', 'path', 'status'] as const,
      buckets,
      registers,
    }),
    evaluations: new Histogram({
      name: 'laurel_evaluation_duration_seconds',
      help: 'Calls of the evaluator by outcome: ok, timeout, unavailable, cancelled or failed.',
      labelNames: ['outcome'] as const,
      buckets,
      registers,
    }),
    jobs: new Counter({
      name: 'laurel_jobs_total',
      help: 'Scheduled runs and e-mails that this process worked, by outcome.',
      labelNames: ['type', 'outcome'] as const,
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

// One registry per process, also when modules are reloaded in development.
const shared = globalThis as typeof globalThis & { laurelMetrics?: Metrics }

/** What this process measures; null when METRICS_TOKEN is not set, so that nothing is measured then. */
export function metrics(): Metrics | null {
  return env().METRICS_TOKEN === undefined ? null : (shared.laurelMetrics ??= createMetrics())
}

import { operation } from '@/lib/http/operation'

export const readMetricsOperation = operation({
  path: '/api/metrics',
  method: 'get',
  tag: 'Server',
  summary: 'Read metrics',
  description:
    'Requests and their latency, calls of the evaluator, jobs and database connections of this process, in Prometheus’ ' +
    'text format. Nothing in it is about a person.',
  access: 'metrics:read',
  credentials: 'metrics',
  answer: { type: 'text/plain', description: 'The metrics.' },
  errors: { 404: 'Metrics are off: METRICS_TOKEN is not set.' },
})

export const monitoringOperations = [readMetricsOperation] as const

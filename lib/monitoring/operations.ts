import { operation } from '@/lib/http/operation'

export const readMetricsOperation = operation({
  path: '/api/metrics',
  method: 'get',
  tag: 'Server',
  summary: 'Read metrics',
  description:
    'Request counts and latencies, evaluator calls, jobs and database connections of this process, in ' +
    'Prometheus’ text format. Contains no personal data.',
  access: 'metrics:read',
  credentials: 'metrics',
  answer: { type: 'text/plain', description: 'The metrics.' },
  errors: { 404: 'Metrics are off because METRICS_TOKEN is not set.' },
})

export const monitoringOperations = [readMetricsOperation] as const

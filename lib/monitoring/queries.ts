import 'server-only'
import { Gauge, type Registry } from 'prom-client'
import { authorize } from '@/lib/auth/policy'
import { readRows } from '@/lib/db'
import { openConnections } from '@/lib/pool'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics/registry'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/**
 * What this process measured and how many jobs wait in the database, in Prometheus' text format. For the monitoring
 * system. Throws AppError not_found when metrics are off.
 */
export async function readMetrics(scope: Scope): Promise<{ text: string; type: string }> {
  authorize(scope.viewer, 'metrics:read')
  const { registry } = metrics() ?? {}
  if (!registry) throw new AppError('not_found', 'common.metricsOff')
  setConnections(registry)
  await setQueue(registry)
  return { text: await registry.metrics(), type: registry.contentType }
}

/** The gauge of that name, made on first use, without the values of the last reading. */
function gauge(registry: Registry, name: string, help: string, labelNames: string[]): Gauge {
  const found = (registry.getSingleMetric(name) as Gauge | undefined) ?? registerGauge(registry, name, help, labelNames)
  found.reset()
  return found
}

function registerGauge(registry: Registry, name: string, help: string, labelNames: string[]): Gauge {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

function setConnections(registry: Registry): void {
  const help = 'Connections of this process to the database, and requests that wait for one.'
  const connections = gauge(registry, 'laurel_database_connections', help, ['state'])
  for (const [state, count] of Object.entries(openConnections())) connections.set({ state }, count)
}

const jobTypes = ['run', 'email', 'reminder']
const jobStates = ['queued', 'running', 'failed']

/**
 * Runs, e-mails and deliveries of reminders that are not done. A database that is away leaves the gauge empty: the rest
 * still counts.
 */
async function setQueue(registry: Registry): Promise<void> {
  const help = 'Runs, e-mails and deliveries of reminders that wait (queued), run, or failed and were given up.'
  const queue = gauge(registry, 'laurel_queue_jobs', help, ['type', 'state'])
  try {
    const rows = await readRows<{ type: string; state: string; count: number }>(Prisma.sql`
      SELECT 'run' AS type, "state"::text AS state, count(*)::int AS count FROM "JobRun" WHERE "state" <> 'done' GROUP BY 2
      UNION ALL
      SELECT 'email', "outcome"::text, count(*)::int FROM "EmailMessage" WHERE "outcome" <> 'sent' GROUP BY 2
      UNION ALL
      SELECT 'reminder', "outcome"::text, count(*)::int FROM "ReminderDelivery"
      WHERE "outcome" IN ('queued', 'sending', 'failed') GROUP BY 2`)
    for (const type of jobTypes) for (const state of jobStates) queue.set({ type, state }, 0)
    for (const { type, state, count } of rows)
      queue.set({ type, state: state === 'sending' ? 'running' : state }, count)
  } catch (error) {
    log.warn({ event: 'queue_not_measured', err: error }, 'the queue could not be counted')
  }
}

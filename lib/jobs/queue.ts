import 'server-only'
import pg from 'pg'
import PgBoss from 'pg-boss'
import { minuteMs } from '@/lib/durations'
import { monotonic } from '@/lib/clock'
import { env } from '@/lib/env'
import { uuidOf } from '@/lib/hash'
import { log } from '@/lib/log'
import { closeSilentConnections } from '@/lib/socket-timeout'

const queueName = 'laurel'

/** What a queued job refers to; everything else is in the database. */
export type QueuedJob =
  | { readonly type: 'run'; kind: string; day: string }
  | { readonly type: 'email'; emailId: string }
  /** `dueAt`: ISO; jobs that an earlier version queued have none. */
  | { readonly type: 'reminder'; deliveryId: string; dueAt?: string }

export type Queue = {
  /** Adds a job, unless one with the same key waits or was finished in the last 12 hours. Returns whether it did. */
  add(job: QueuedJob, key: string): Promise<boolean>
  /** Takes a job that is due; no other worker gets it until it fails, or for 15 minutes. */
  take(): Promise<{ id: string; data: QueuedJob } | null>
  complete(id: string): Promise<void>
  /** Schedules another attempt with a growing delay, while any is left. */
  fail(id: string, reason: string): Promise<void>
  /** Returns jobs of workers that died, and deletes old ones; at most once in five minutes. */
  maintain(): Promise<void>
  close(): Promise<void>
}

const maintenanceMs = 5 * minuteMs
const retries = { retryLimit: 8, retryDelay: 60, retryBackoff: true, expireInMinutes: 15 } as const
/** After so many, a job is tried again only when an administrator asks for it. */
export const mostJobAttempts = retries.retryLimit + 1

/**
 * Opens the job queue: pg-boss in the schema `pgboss` of the same database, which it creates or migrates first. It uses
 * neither LISTEN nor session locks, so that it works through PgBouncer in transaction mode.
 */
export async function openQueue(): Promise<Queue> {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 2,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 20_000,
    allowExitOnIdle: true,
    // Without a listener, a connection that breaks while it is in use would raise an uncaught exception.
    onConnect: (client) => void client.on('error', () => undefined),
  })
  pool.on('error', () => undefined)
  closeSilentConnections(pool)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    schedule: false,
    supervise: false,
  })
  boss.on('error', (error) => log.error({ event: 'queue_failed', err: error }, 'the job queue failed'))
  try {
    await withQueueLock(pool, async () => {
      await boss.start()
      await boss.createQueue(queueName)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  let nextMaintenance = 0
  return {
    async add(job, key) {
      return (await boss.send(queueName, job, { ...retries, id: uuidOf(key) })) !== null
    },
    async take() {
      const [job] = await boss.fetch<QueuedJob>(queueName)
      return job ? { id: job.id, data: job.data } : null
    },
    complete: (id) => boss.complete(queueName, id),
    fail: (id, reason) => boss.fail(queueName, id, { reason }),
    async maintain() {
      if (monotonic() < nextMaintenance) return
      nextMaintenance = monotonic() + maintenanceMs
      await boss.maintain()
    },
    async close() {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** Runs `create` while no other process does: two that create the queue at the same moment wait for each other. */
async function withQueueLock(pool: pg.Pool, create: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('laurel job queue'))`)
    await create()
  } finally {
    // Ends the transaction, and with it the lock.
    await client.query('COMMIT').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

/** pg-boss sends whole transactions as one text; one that fails must not leave its connection inside. */
async function execute(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  let error: unknown
  try {
    return await client.query(text, values)
  } catch (caught) {
    error = caught
    throw caught
  } finally {
    client.release(error !== undefined)
  }
}

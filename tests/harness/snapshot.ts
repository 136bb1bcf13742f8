import { createHash } from 'node:crypto'
import type { Client } from 'pg'

/**
 * Tables that change without a request's success: sign-in attempts, the runs and reminders of the server's own
 * schedule, the keys for push services, which are made when they are first needed, and the fingerprints of accepted
 * texts, which are computed later.
 */
const ofEveryTry = new Set([
  ...['JobRun', 'LoginThrottle', 'Reminder', 'ReminderDelivery', 'SignIn', 'TextFingerprint', 'VapidKeys'],
  '_prisma_migrations',
])

export type Snapshot = Record<string, string>

/**
 * A digest of every table, to detect changes. `except` excludes rows by a condition per
 * table; the row is `t`.
 */
export async function takeSnapshot(database: Client, except: Record<string, string> = {}): Promise<Snapshot> {
  const names = await tablesOf(database)
  const digests = names.map((name) => {
    const where = except[name] ? `WHERE NOT (${except[name]})` : ''
    return `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest FROM "${name}" t ${where}`
  })
  const text = digests.join(' UNION ALL ')
  // Planned once for each connection.
  const name = createHash('sha256').update(text).digest('hex').slice(0, 40)
  const { rows } = await database.query<{ name: string; digest: string }>({ name, text })
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

const tables = new WeakMap<Client, Promise<string[]>>()

/** The tables to digest, which are asked for once for each connection. */
function tablesOf(database: Client): Promise<string[]> {
  const known = tables.get(database)
  if (known) return known
  const asked = database
    .query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
    .then(({ rows }) => rows.map(({ name }) => name).filter((name) => !ofEveryTry.has(name)))
  tables.set(database, asked)
  return asked
}

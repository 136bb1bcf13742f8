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
  const { rows: tables } = await database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  )
  const names = tables.map(({ name }) => name).filter((name) => !ofEveryTry.has(name))
  const digests = names.map((name) => {
    const where = except[name] ? `WHERE NOT (${except[name]})` : ''
    return `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest FROM "${name}" t ${where}`
  })
  const { rows } = await database.query<{ name: string; digest: string }>(digests.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

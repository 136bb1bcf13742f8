import 'server-only'
import { setTimeout as after } from 'node:timers/promises'
import { pool } from '@/lib/pool'

/** How long the page waits for the setting. */
const timeoutMs = 1_000

/**
 * Whether the family lets its members dictate, for the middleware. One query of one row on the driver itself, so that
 * the middleware needs no database client; false while the database does not answer, which the page then says.
 */
export async function isDictationAllowed(): Promise<boolean> {
  const query = 'SELECT "allowsDictation" FROM "FamilySettings"'
  const found = (async () => (await pool().query<{ allowsDictation: boolean }>(query)).rows[0])()
  const late = after(timeoutMs, undefined, { ref: false })
  const row = await Promise.race([found.catch(() => undefined), late])
  return row?.allowsDictation === true
}

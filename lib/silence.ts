import 'server-only'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** Longer than a statement may take, and shorter than people and proxies wait. */
export const silenceMs = 30_000

/**
 * Closes a connection of the pool on which a caller has neither sent nor received anything for that long, so that the
 * caller's statement fails. Otherwise it would wait until the system gives the peer up, a quarter of an hour after the
 * machine of a database or pooler has vanished.
 */
export function endSilence(pool: pg.Pool, afterMs = silenceMs): void {
  pool.on('acquire', (client) => socketOf(client).setTimeout(afterMs, close))
  pool.on('release', (_, client) => socketOf(client).setTimeout(0, close))
}

function close(this: Socket) {
  this.destroy(new Error('Connection terminated: the database is silent'))
}

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

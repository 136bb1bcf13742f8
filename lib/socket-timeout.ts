import 'server-only'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** Longer than a statement may take, and shorter than people and proxies wait. */
const socketTimeoutMs = 30_000

/**
 * Destroys a pooled connection in use after 30 s without traffic, so that its statement fails instead of waiting about
 * 15 minutes for TCP to give up.
 */
export function closeSilentConnections(pool: pg.Pool, afterMs = socketTimeoutMs): void {
  pool.on('acquire', (client) => socketOf(client).setTimeout(afterMs, close))
  pool.on('release', (_, client) => socketOf(client).setTimeout(0, close))
}

function close(this: Socket) {
  this.destroy(new Error('Connection terminated: the database is silent'))
}

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

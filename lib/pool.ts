import 'server-only'
import pg from 'pg'
import { env } from '@/lib/env'
import { PreparingClient } from '@/lib/preparing-client'
import { closeSilentConnections } from '@/lib/socket-timeout'

function openPool(): pg.Pool {
  const connectionString = env().DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: start Laurel with `npm start` or `npm run dev`.')
  const pool = new pg.Pool({
    connectionString,
    max: env().DATABASE_POOL_SIZE,
    // Fail after 20 s instead of queueing forever when the pool is exhausted or the database hangs.
    connectionTimeoutMillis: 20_000,
    // A tap after a minute of reading does not wait for new connections. A suspended function's timers stand still.
    idleTimeoutMillis: env().VERCEL ? 10_000 : 200_000,
    // Load balancers forget silent connections after some minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    Client: PreparingClient,
    onConnect: async (client) => {
      // Without a listener, a connection closed by the server would raise an uncaught exception.
      client.on('error', () => undefined)
      await (client as PreparingClient).prepareUnlessPooled()
    },
  })
  pool.on('error', () => undefined)
  closeSilentConnections(pool)
  return pool
}

// One pool in a process: the middleware is a bundle of its own, and development loads modules again.
const shared = globalThis as typeof globalThis & { laurelPool?: pg.Pool }

export const pool = () => (shared.laurelPool ??= openPool())

/** How many connections of this process are in use and idle, and how many queries wait for one. */
export function openConnections(): { used: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = pool()
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import type { ClientBase } from 'pg'
import { env } from '@/lib/env'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'

/** A connection, or an open transaction on one. */
export type Database = Prisma.TransactionClient

function connect(): PrismaClient {
  const connectionString = env().DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: start Laurel with `npm start` or `npm run dev`.')
  const settings = {
    connectionString,
    max: env().DATABASE_POOL_SIZE,
    // Fail after 20 s instead of queueing forever when the pool is exhausted or the database hangs.
    connectionTimeoutMillis: 20_000,
    // Without a listener, a connection closed by the server would raise an uncaught exception.
    onConnect: (client: ClientBase) => void client.on('error', () => undefined),
  }
  return new PrismaClient({
    adapter: new PrismaPg(settings),
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  })
}

// Prevents a new connection pool on every module reload in development.
const shared = globalThis as typeof globalThis & { laurelDatabase?: PrismaClient }

/** Connects on first use, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = (shared.laurelDatabase ??= connect())
    const value: unknown = Reflect.get(client, property)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

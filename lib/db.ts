import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/lib/env'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'

/** A connection, or the transaction that is open on one. */
export type Database = Prisma.TransactionClient

function connect(): PrismaClient {
  const connectionString = env().DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: start Laurel with `npm start` or `npm run dev`.')
  return new PrismaClient({
    // Whoever cannot be served is told so in the end, also when the database hangs.
    adapter: new PrismaPg({ connectionString, max: env().DATABASE_POOL_SIZE, connectionTimeoutMillis: 20_000 }),
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  })
}

// A development server reloads modules; without this every reload would leave a pool of connections behind.
const shared = globalThis as typeof globalThis & { laurelDatabase?: PrismaClient }

/** The database. Connects on first use, so that a build needs none. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = (shared.laurelDatabase ??= connect())
    const value: unknown = Reflect.get(client, property)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

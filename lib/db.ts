import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from '@/lib/env'
import { endSilence } from '@/lib/silence'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'

/** A connection, or an open transaction on one. */
export type Database = Prisma.TransactionClient

/** What runs SQL: such a connection, or a transaction of `inTransaction`. */
export type Statements = {
  $queryRaw<Rows>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<Rows>
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number>
}

function openPool(): pg.Pool {
  const connectionString = env().DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set: start Laurel with `npm start` or `npm run dev`.')
  const pool = new pg.Pool({
    connectionString,
    max: env().DATABASE_POOL_SIZE,
    // Fail after 20 s instead of queueing forever when the pool is exhausted or the database hangs.
    connectionTimeoutMillis: 20_000,
    // Without a listener, a connection closed by the server would raise an uncaught exception.
    onConnect: (client) => void client.on('error', () => undefined),
  })
  pool.on('error', () => undefined)
  endSilence(pool)
  return pool
}

function connect(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  })
}

// Prevents a new connection pool on every module reload in development.
const shared = globalThis as typeof globalThis & { laurelPool?: pg.Pool; laurelDatabase?: PrismaClient }

export const pool = () => (shared.laurelPool ??= openPool())

/** Connects on first use, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = (shared.laurelDatabase ??= connect(pool()))
    const value: unknown = Reflect.get(client, property)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

/** How many connections of this process are in use and idle, and how many queries wait for one. */
export function openConnections(): { used: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = pool()
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

const bigintArray = 1016
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [pg.types.builtins.INT8]: BigInt,
  [bigintArray]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)),
}

/** Parses as Prisma does: a DATE is midnight UTC, an int8 a bigint. */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? (pg.types.getTypeParser(oid, format as 'text') as unknown)) as typeof pg.types.getTypeParser,
}

/**
 * The rows of one statement outside of a transaction, sent by the driver itself: a third of the processor time that
 * Prisma takes. For reads of every request; everything else goes through `db`. Pass days as text, because the driver
 * writes a Date in the zone of the process.
 */
export async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool().query<Row>({ text, values, types: columnTypes })
  return rows
}

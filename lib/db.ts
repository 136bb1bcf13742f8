import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { pool } from '@/lib/pool'
import { Prisma, PrismaClient } from '@/prisma/generated/client'

/** A connection, or an open transaction on one. */
export type Database = Prisma.TransactionClient

/** What runs SQL: such a connection, or a transaction of `inTransaction`. */
export type Statements = {
  $queryRaw<Rows>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<Rows>
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number>
}

function connect(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  })
}

/** For a transaction that settles the streaks of a whole family, which takes longer than others; in milliseconds. */
export const settlingEverybody = { timeout: 120_000 }

// Prevents a new client on every module reload in development.
const shared = globalThis as typeof globalThis & { laurelDatabase?: PrismaClient }

/** Connects on first use, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = (shared.laurelDatabase ??= connect(pool()))
    const value: unknown = Reflect.get(client, property)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

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

/** Dates are sent in UTC, because the driver would format them in the time zone of the process. */
export const asSent = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** SQL for the columns with these names. */
export const columnsOf = (names: readonly string[], alias?: string): Prisma.Sql =>
  Prisma.raw(names.map((name) => (alias ? `${alias}."${name}"` : `"${name}"`)).join(', '))

/**
 * The rows of one statement outside of a transaction, sent by the driver itself: a third of the processor time that
 * Prisma takes. For reads of screens and calls, whose columns have types that `columnTypes` or the driver knows: an
 * enum's array or a numeric would be text.
 */
export async function readRows<Row extends object>(
  query: TemplateStringsArray | Prisma.Sql,
  ...values: unknown[]
): Promise<Row[]> {
  const { text, values: sent } = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)
  const { rows } = await pool().query<Row>({ text, values: sent.map(asSent), types: columnTypes })
  return rows
}

import 'server-only'
import { expectedError } from '@/lib/database-errors'
import { readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

type Read = { select: Prisma.Sql; resolve: (rows: Promise<unknown[]>) => void }

const waiting = new WeakMap<Scope, Read[]>()

/**
 * The rows of a SELECT as PostgreSQL writes them in JSON: days and instants are strings. What is read in one scope at
 * the same time is sent as one statement, which saves most of the cost of small queries. When it fails, each SELECT is
 * sent again by itself, so that one that cannot be read does not affect the others.
 */
export function readBatched<T>(scope: Scope, select: Prisma.Sql): Promise<T[]> {
  return new Promise<unknown[]>((resolve) => {
    const reads = waiting.get(scope)
    if (reads) return void reads.push({ select, resolve })
    waiting.set(scope, [{ select, resolve }])
    // Runs after everything that is ready to run now, so that parallel reads of a page and its layout share a statement.
    setImmediate(() => {
      const batch = waiting.get(scope) ?? []
      waiting.delete(scope)
      send(batch)
    })
  }) as Promise<T[]>
}

function send(batch: readonly Read[]): void {
  const whole = rowsOf(batch.map(({ select }) => select))
  batch.forEach(({ select, resolve }, index) => {
    const rows = whole.then((lists) => lists[index] ?? [])
    resolve(batch.length === 1 ? rows : rows.catch((error: unknown) => readAlone(select, error)))
  })
}

async function readAlone(select: Prisma.Sql, error: unknown): Promise<unknown[]> {
  const expected = expectedError(error)
  // Sending it again would only wait for the database again.
  if (expected instanceof AppError && expected.code === 'unavailable') throw error
  return (await rowsOf([select]))[0] ?? []
}

async function rowsOf(selects: readonly Prisma.Sql[]): Promise<unknown[][]> {
  const columns = selects.map(
    (select, index) => Prisma.sql`(SELECT json_agg(part) FROM (${select}) part) AS ${Prisma.raw(`"${index}"`)}`,
  )
  const [row] = await readRows<Record<string, unknown[] | null>>`SELECT ${Prisma.join(columns)}`
  return selects.map((_, index) => row?.[index] ?? [])
}

type DateNames<T> = { [K in keyof T]-?: Date extends T[K] ? K : never }[keyof T]

/** A row as `readBatched` returns it. */
export type JsonRow<T> = { [K in keyof T]: Date extends T[K] ? string | Exclude<T[K], Date> : T[K] }

/** The row with its days, at midnight in UTC, and instants as dates. */
export function withDates<T extends object>(row: JsonRow<T>, names: readonly DateNames<T>[]): T {
  const dates = names.map((name) => [name, typeof row[name] === 'string' ? new Date(row[name]) : row[name]])
  return { ...row, ...Object.fromEntries(dates) } as T
}

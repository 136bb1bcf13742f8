import 'server-only'
import pg from 'pg'
import { relations } from '@/lib/backup/database'
import { lineSchema, partName } from '@/lib/backup/format'
import type { AddFile } from '@/lib/backup/archive'

/** Rows fetched at once: a text may have thousands of characters, a photo half a million bytes. */
const rowsAtOnce = { texts: 200, photos: 4 }
/** Size from which a part is complete, in bytes. */
const partBytes = 4 * 1024 * 1024

/** Reads every value as PostgreSQL writes it, which it reads back unchanged. */
const asText = { getTypeParser: () => (value: string) => value }

/** The settings that text forms depend on. */
const exactForms = `SET LOCAL "DateStyle" = 'ISO'; SET LOCAL "IntervalStyle" = 'postgres'; SET LOCAL "TimeZone" = 'UTC';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 3`

const quote = pg.escapeIdentifier

/**
 * How long a statement may take, in milliseconds: a connection into a black hole would otherwise hold the job queue's
 * worker for as long as TCP waits, or forever.
 */
const statementLimitMs = 60_000

/** Runs `work` in a transaction that sees one state of the database, on a connection of its own. */
export async function inSnapshot<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  limitMs = statementLimitMs,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000, query_timeout: limitMs })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${exactForms}`)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The names of the applied migrations, in order. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

type Table = { table: string; columns: string[]; key: string[]; hasPhotos: boolean }

const columnsOf = (what: string) =>
  `SELECT ${what} FROM pg_attribute a
   WHERE a.attrelid = o.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`

/** Every table with its columns, without generated ones, and those of its primary key. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT o.relname AS "table", (${columnsOf('array_agg(a.attname::text ORDER BY a.attnum)')}) AS "columns",
      (${columnsOf("bool_or(a.atttypid = 'bytea'::regtype)")}) AS "hasPhotos",
      coalesce((SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::int2[], k.attnum))
        FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey)
        WHERE i.indrelid = o.oid AND i.indisprimary), '{}') AS "key"
    ${relations("'r'")} ORDER BY 1`)
  return rows
}

/** Adds the rows of a table in parts, by its primary key: equal tables give equal files. Returns how many there are. */
export async function addTable(client: pg.Client, of: Table, add: AddFile): Promise<number> {
  const { table, columns, key, hasPhotos } = of
  const atOnce = hasPhotos ? rowsAtOnce.photos : rowsAtOnce.texts
  const head = `${JSON.stringify(columns)}\n`
  let [lines, size, part, total] = [[head], 0, 1, 0]
  const flush = async () => {
    await add(partName(table, part), Buffer.from(lines.join('')))
    ;[lines, size, part] = [[head], 0, part + 1]
  }
  const order = key.length > 0 ? ` ORDER BY ${key.map(quote).join(', ')}` : ''
  const select = `SELECT ${columns.map(quote).join(', ')} FROM ${quote(table)}${order}`
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${select}`)
  for (;;) {
    const fetched = { text: `FETCH ${atOnce} FROM rows`, rowMode: 'array' as const, types: asText }
    const { rows } = await client.query(fetched)
    for (const row of rows) {
      const line = `${JSON.stringify(lineSchema.parse(row))}\n`
      lines.push(line)
      size += line.length
    }
    total += rows.length
    if (size >= partBytes) await flush()
    if (rows.length < atOnce) break
  }
  if (lines.length > 1) await flush()
  await client.query('CLOSE rows')
  return total
}

/** The last value of every sequence that was used. Read them last: unlike rows they are not part of the snapshot. */
export async function readSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(`
    SELECT o.relname AS name, (SELECT last_value::text FROM pg_sequences
      WHERE schemaname = current_schema() AND sequencename = o.relname) AS value ${relations("'S'")} ORDER BY 1`)
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

import 'server-only'
import pg from 'pg'
import type { ArchivedFile } from '@/lib/backup/archive'
import { relations } from '@/lib/backup/database'
import { BackupError, lineSchema, sequencesName, sequencesSchema, tableOf } from '@/lib/backup/format'

const quote = pg.escapeIdentifier

/** Removes the rows that migrations created, because a backup has them too. */
export async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`SELECT o.oid::regclass::text AS name ${relations("'r'")}`)
  for (const { name } of rows) await client.query(`DELETE FROM ${name}`)
}

/** Inserts the rows or the sequences of a file; does nothing for other files. */
export async function loadFile(client: pg.Client, { name, bytes }: ArchivedFile): Promise<void> {
  const table = tableOf(name)
  if (table !== null) return loadRows(client, table, bytes.toString('utf8'))
  if (name !== sequencesName) return
  for (const sequence of sequencesSchema.parse(JSON.parse(bytes.toString('utf8')))) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [quote(sequence.name), sequence.value])
  }
}

async function loadRows(client: pg.Client, table: string, text: string): Promise<void> {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = lineSchema.parse(JSON.parse(head)).map((column) => column ?? '')
  const types = await typesOf(client, table)
  const values = columns.map((column, index) => {
    const type = types.get(column)
    if (!type) throw new BackupError(`This backup has ${table}.${column}, which its version of Laurel does not.`)
    return `(r->>${index})::${type}`
  })
  await client.query(
    `INSERT INTO ${quote(table)} (${columns.map(quote).join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS rows(r)`,
    [`[${lines.join(',')}]`],
  )
}

async function typesOf(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `SELECT attname::text AS column, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [quote(table)],
  )
  return new Map(rows.map(({ column, type }) => [column, type]))
}

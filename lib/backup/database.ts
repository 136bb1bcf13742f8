import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { BackupError } from '@/lib/backup/format'
import { fieldsOf } from '@/lib/record'

const schema = '(SELECT oid FROM pg_namespace WHERE nspname = current_schema())'
const ofNoExtension = (catalogue: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = o.oid AND d.classid = '${catalogue}'::regclass AND d.deptype = 'e')`
/** `FROM` and `WHERE` for the relations `o` of these kinds in the schema, but those of extensions. */
export const relations = (kinds: string) =>
  `FROM pg_class o WHERE o.relnamespace = ${schema} AND o.relkind IN (${kinds}) AND ${ofNoExtension('pg_class')}`

/**
 * Whether the database holds a family. Throws BackupError when it holds something other than Laurel's tables, which a
 * restore must not touch.
 */
export async function holdsFamily(client: pg.Client): Promise<boolean> {
  return (await hasTables(client)) && isTrue(client, 'EXISTS (SELECT 1 FROM "User")')
}

/** What a first administrator makes; each is empty after the first start. */
const begun = ['Task', 'PointEntry', 'Reward', 'RecurringRule', 'Pause', 'Plan', 'FamilyTemplate', 'AccessToken']

/**
 * Whether anybody has used the database since its first administrator was created, who would otherwise be lost. Throws
 * as `holdsFamily` does.
 */
export async function isInUse(client: pg.Client): Promise<boolean> {
  if (!(await hasTables(client))) return false
  const conditions = [
    'EXISTS (SELECT 1 FROM "User" OFFSET 1)',
    'EXISTS (SELECT 1 FROM "User" WHERE NOT "isAdmin" OR "avatar" IS NOT NULL OR "totpSince" IS NOT NULL)',
  ]
  // An earlier version may not have each of them.
  const { rows } = await client.query<{ name: string }>(`SELECT o.relname AS name ${relations("'r'")}`)
  const tables = begun.filter((table) => rows.some(({ name }) => name === table))
  return isTrue(client, [...conditions, ...tables.map((table) => `EXISTS (SELECT 1 FROM "${table}")`)].join(' OR '))
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(`SELECT o.relname AS name ${relations("'r', 'p', 'v', 'm'")}`)
  const names = new Set(rows.map(({ name }) => name))
  names.delete('_prisma_migrations')
  if (names.size === 0) return false
  if (names.has('User') && names.has('PointEntry')) return true
  throw new BackupError('This database is used by something other than Laurel. Set DATABASE_URL to another one.')
}

async function isTrue(client: pg.Client, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(`SELECT ${condition} AS holds`)
  return rows[0]?.holds === true
}

/**
 * How long one attempt waits for the locks. Shorter than PostgreSQL's `deadlock_timeout` of a second, so that the
 * restore gives way to a reader that takes its locks in another order, and PostgreSQL does not abort the reader.
 */
const attemptTimeoutMs = 500
const mostAttempts = 60

const lockNotFree = new Set(['57014', '40P01'])

/** Waits until nobody reads or changes any table, and keeps others out until the transaction ends. */
export async function lockTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT string_agg(o.oid::regclass::text, ', ' ORDER BY o.relname) AS name ${relations("'r', 'p'")}`,
  )
  const names = rows[0]?.name
  if (!names) return
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    await client.query('SAVEPOINT locks')
    try {
      await client.query(`SET LOCAL statement_timeout = ${attemptTimeoutMs}`)
      await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`)
      await client.query('SET LOCAL statement_timeout = DEFAULT')
      await client.query('RELEASE SAVEPOINT locks')
      return
    } catch (error) {
      if (!lockNotFree.has(String(fieldsOf(error).code))) throw error
      await client.query('ROLLBACK TO SAVEPOINT locks')
      await client.query('RELEASE SAVEPOINT locks')
      await setTimeout(attemptTimeoutMs)
    }
  }
  throw new BackupError('The database is busy: stop whatever reads it, and try again.')
}

/** Statements that drop everything in the schema but the extensions, in order. */
const dropped = [
  `SELECT format('DROP VIEW IF EXISTS %s CASCADE', o.oid::regclass) AS statement ${relations("'v'")}`,
  `SELECT format('DROP TABLE IF EXISTS %s CASCADE', o.oid::regclass) AS statement ${relations("'r', 'p'")}`,
  `SELECT format('DROP SEQUENCE IF EXISTS %s CASCADE', o.oid::regclass) AS statement ${relations("'S'")}`,
  `SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', o.oid::regprocedure) AS statement FROM pg_proc o
   WHERE o.pronamespace = ${schema} AND ${ofNoExtension('pg_proc')}`,
  `SELECT format('DROP TYPE IF EXISTS %s CASCADE', o.oid::regtype) AS statement FROM pg_type o
   WHERE o.typnamespace = ${schema} AND o.typtype IN ('e', 'd') AND ${ofNoExtension('pg_type')}`,
]

/**
 * Drops everything in the schema but extensions, and forgets the queued jobs, which are queued again when they are due.
 */
export async function clearDatabase(client: pg.Client): Promise<void> {
  for (const query of dropped) {
    const { rows } = await client.query<{ statement: string }>(query)
    for (const { statement } of rows) await client.query(statement)
  }
  for (const table of ['pgboss.job', 'pgboss.archive']) {
    const { rows } = await client.query<{ known: boolean }>('SELECT to_regclass($1) IS NOT NULL AS known', [table])
    if (rows[0]?.known) await client.query(`DELETE FROM ${table}`)
  }
}

/**
 * Runs `work` while no trigger fires and no reference is checked, so that rows can be inserted in any order, as they
 * were. References are checked when it is done.
 */
export async function withoutTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT o.oid::regclass::text AS name ${relations("'r'")}`,
  )
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = ${schema}`,
  )
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  await work()
  for (const { table, name, definition } of references) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}

import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { root, UserError } from '../system/project.mjs'

// Prisma Migrate takes the same advisory lock, so the two never change a database at the same time.
const PRISMA_LOCK = 72_707_369

/** The migrations of a folder, in the order in which they apply. */
export function listMigrations(folder = path.join(root, 'prisma', 'migrations')) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: path.join(folder, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
}

/**
 * Applies the pending migrations and returns their names; only a restore applies them otherwise (decision 0029). Each
 * runs in one transaction with its record in Prisma's own table, so that a failing one leaves nothing behind. Any
 * number of processes may call this at the same time. Throws a UserError when the database cannot be reached or
 * changed, or is another application's, a migration fails, or Prisma Migrate left one unfinished.
 */
export async function applyMigrations(url, migrations = listMigrations()) {
  const client = await connectTo(url)
  const applied = []
  try {
    for (;;) {
      const name = await applyNext(client, migrations)
      if (!name) return applied
      applied.push(name)
    }
  } finally {
    await client.end()
  }
}

/** How long a server may take to accept a connection. */
const CONNECT_TIMEOUT_MS = 20_000

/** A connected client. Throws a UserError when the database cannot be reached, or the URL is none. */
export async function connectTo(url) {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    // Without a listener, a connection that breaks would raise an uncaught exception.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    throw new UserError(`The database cannot be reached: ${error.message || error.code}. Is DATABASE_URL right?`)
  }
}

async function applyNext(client, migrations) {
  await client.query('BEGIN')
  try {
    await lockMigrations(client)
    const done = await appliedNames(client)
    if (!migrations.some(({ name }) => done.has(name))) await requireUnused(client)
    const next = migrations.find(({ name }) => !done.has(name))
    if (next) {
      await runMigration(client, next)
      await recordMigration(client, next)
    } else {
      await ensureSearchIndexes(client)
      warnIfLater(done, migrations)
    }
    await client.query('COMMIT')
    return next?.name
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** Throws a UserError when the schema holds anything that is not of an extension. */
async function requireUnused(client) {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm') AND c.relname <> '_prisma_migrations'
       AND NOT EXISTS (SELECT 1 FROM pg_depend d
         WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e') LIMIT 1`,
  )
  if (rows.length > 0) {
    throw new UserError('This database is used by something other than Laurel. Set DATABASE_URL to another one.')
  }
}

function warnIfLater(done, migrations) {
  const known = new Set(migrations.map(({ name }) => name))
  if ([...done].every((name) => known.has(name))) return
  console.warn(
    'This database belongs to a later version of Laurel, and this one may not work with it: use that version, or go back ' +
      'as docs/deploy.md says under Rollback.',
  )
}

/** Runs a migration in the client's transaction. Throws a UserError when it fails. */
export async function runMigration(client, { name, file }, statements = readFileSync(file, 'utf8')) {
  try {
    // Migrations that correct days read the time zone in which a day ends.
    await client.query("SELECT set_config('laurel.family_time_zone', $1, true)", [process.env.FAMILY_TIME_ZONE ?? ''])
    await client.query(statements)
  } catch (error) {
    throw new UserError(`The migration ${name} failed and was undone: ${error.message}`)
  }
}

/** Records that a migration has been applied. */
export async function recordMigration(client, { name, file }) {
  const checksum = createHash('sha256').update(readFileSync(file, 'utf8')).digest('hex')
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), checksum, name],
  )
}

/** Prevents other processes from applying migrations until the client's transaction ends. */
export async function lockMigrations(client) {
  await client.query('SELECT pg_advisory_xact_lock($1)', [PRISMA_LOCK])
}

/** Creates the search indexes that could not be created earlier, and warns while they are missing. */
async function ensureSearchIndexes(client) {
  const { rows: known } = await client.query("SELECT to_regproc('ensure_search_indexes') IS NOT NULL AS known")
  if (!known[0].known) return
  const { rows } = await client.query('SELECT ensure_search_indexes() AS indexed')
  if (rows[0].indexed) return
  console.warn(
    'Search is slow on large families: the extension pg_trgm is missing from the database, and this role may not create ' +
      'it. Run `CREATE EXTENSION pg_trgm` as its administrator, then start Laurel again.',
  )
}

const whatToDo = {
  42501:
    'Laurel may not create tables in this database. As its administrator, make the role of DATABASE_URL its owner: ' +
    '`ALTER DATABASE name OWNER TO role`.',
  25006:
    'This database can only be read. Set DATABASE_URL to the primary server, or let this one be written to: ' +
    '`ALTER DATABASE name RESET default_transaction_read_only`.',
}

/** Creates Prisma's table of applied migrations. Throws a UserError when nothing can be created. */
export async function ensureMigrationsTable(client) {
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
      migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`)
  } catch (error) {
    const sentence = whatToDo[error.code]
    throw sentence ? new UserError(`${sentence} (${error.message})`) : error
  }
}

async function appliedNames(client) {
  await ensureMigrationsTable(client)
  const { rows } = await client.query(
    'SELECT migration_name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  const broken = rows.find((row) => row.finished_at === null)
  if (broken) {
    throw new UserError(
      `The migration ${broken.migration_name} was left unfinished by \`prisma migrate\`. Repair the database, then mark ` +
        `it with \`npx prisma migrate resolve\`.`,
    )
  }
  return new Set(rows.map((row) => row.migration_name))
}

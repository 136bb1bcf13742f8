import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { joinDatabase } from '../../../prisma/embedded/database.mjs'
import { listMigrations } from '../../../prisma/start/migrations.mjs'
import { seedDatabase } from '../../../prisma/start/seeder.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { addressOf, createMigrated, dropDatabase } from '../databases.mjs'
import { administratorName, password, type Shape, shapes, storedCriteria } from './shapes'

export type Families = { small: string; large: string; leave: () => Promise<void> }

const sql = (name: string) => readFileSync(path.join(__dirname, name), 'utf8')

/** Both families on a PostgreSQL server of the bench's own, by the URLs of their databases. */
export async function makeFamilies(reuses: boolean): Promise<Families> {
  const { adminUrl, leave } = await joinDatabase(path.join(root, '.data', 'bench'))
  if (!adminUrl) throw new Error('The embedded PostgreSQL has no superuser here.')
  try {
    const small = await makeFamily(adminUrl, 'small', reuses)
    const large = await makeFamily(adminUrl, 'large', reuses)
    return { small, large, leave }
  } catch (error) {
    await leave()
    throw error
  }
}

async function makeFamily(server: string, name: keyof typeof shapes, reuses: boolean): Promise<string> {
  const database = `bench_${name}`
  const version = versionOf(shapes[name])
  const url = addressOf(server, database)
  if (reuses && (await connected(server, (client) => commentOf(client, database))) === version) return url
  const begun = performance.now()
  await dropDatabase(server, database)
  await createMigrated(server, database)
  // Creates the administrator, whose password every member gets.
  await seedDatabase({ DATABASE_URL: url, ADMIN_USERNAME: administratorName, ADMIN_PASSWORD: password })
  await withoutDurability(server, () => connected(url, (client) => fill(client, shapes[name])))
  // Computes the fingerprints of recent texts.
  await seedDatabase({ DATABASE_URL: url, ADMIN_USERNAME: administratorName, ADMIN_PASSWORD: password })
  await connected(server, (client) => client.query(`COMMENT ON DATABASE ${database} IS '${version}'`))
  console.log(`Made the ${name} family in ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
  return url
}

/** Changes whenever the family would be made differently; dates are relative to today. */
function versionOf(shape: Shape): string {
  const parts = [shape, sql('family.sql'), listMigrations().map(({ name }) => name), new Date().toDateString()]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function fill(client: pg.Client, shape: Shape): Promise<void> {
  await client.query(`SET session_replication_role = replica; SET work_mem = '256MB'; SET timezone = 'UTC'`)
  await client.query('CREATE TEMP TABLE shape (members int, tasks int, days int, per_day int, criteria jsonb)')
  const { members, tasks, days, perDay } = shape
  await client.query('INSERT INTO shape VALUES ($1, $2, $3, $4, $5)', [members, tasks, days, perDay, storedCriteria])
  await withoutIndexes(client, () => client.query(sql('family.sql')))
  await client.query('VACUUM ANALYZE')
  const { rows } = await client.query(sql('recount.sql'))
  if (rows.length > 0) throw new Error(`The family's counters are wrong:\n${JSON.stringify(rows, null, 1)}`)
}

/** Drops the indexes that no constraint needs, and creates them again afterwards: that is faster than keeping them. */
async function withoutIndexes(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i."indexrelid"::regclass::text AS "name", pg_get_indexdef(i."indexrelid") AS "definition"
     FROM pg_index i JOIN pg_class c ON c."oid" = i."indrelid"
     WHERE c."relnamespace" = 'public'::regnamespace AND NOT i."indisprimary"
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE "conindid" = i."indexrelid")`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
}

/** Settings that a crash of the server would make fatal, for the time in which nothing of value is written. */
async function withoutDurability(server: string, work: () => Promise<void>): Promise<void> {
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: "'8GB'", autovacuum: 'off' }
  await connected(server, async (client) => {
    for (const [name, value] of Object.entries(settings)) await client.query(`ALTER SYSTEM SET ${name} = ${value}`)
    await client.query('SELECT pg_reload_conf()')
  })
  try {
    await work()
  } finally {
    await connected(server, async (client) => {
      for (const name of Object.keys(settings)) await client.query(`ALTER SYSTEM RESET ${name}`)
      await client.query('SELECT pg_reload_conf()')
      await client.query('CHECKPOINT')
    })
  }
}

async function commentOf(client: pg.Client, database: string): Promise<string | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS "comment" FROM pg_database WHERE datname = $1`,
    [database],
  )
  return rows[0]?.comment ?? null
}

/** Runs `work` with a connection of its own. */
export async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

import pg from 'pg'
import { applyMigrations } from '../../prisma/start/migrations.mjs'
import { startOf } from '../../prisma/system/processes.mjs'

const prefix = 'laurel_test_'
const SWEEPING = 7_416_502

/** The name of a test database that this process creates. */
export const testName = (suffix, pid = process.pid) => `${prefix}${pid}_${suffix}`

/** The URL of another database on the same server. */
export function addressOf(server, name) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

/** Creates an empty database. Returns its URL. */
export async function createEmpty(server, name) {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name}`))
  return addressOf(server, name)
}

/** Creates a database with all migrations applied. Returns its URL. */
export async function createMigrated(server, name) {
  const url = await createEmpty(server, name)
  await applyMigrations(url)
  return url
}

/** Creates a copy of the template, which must have no connections. Returns its URL. */
export async function createCopy(server, name, template) {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  return addressOf(server, name)
}

/** Closes all connections to a database. */
export async function closeConnections(server, name) {
  await withClient(server, (client) =>
    client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]),
  )
}

/** Drops a database and closes its connections. */
export async function dropDatabase(server, name) {
  await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

/** Drops the test databases of the processes for which `isOver` holds. */
export async function dropTestDatabases(server, isOver) {
  await withClient(server, async (client) => {
    // Concurrent sweeps would try to drop the same databases.
    await client.query('SELECT pg_advisory_lock($1)', [SWEEPING])
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [prefix])
    for (const { datname } of rows) {
      const [pid] = datname.slice(prefix.length).split('_')
      if (isOver(Number(pid))) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    }
  })
}

/** Whether a process has ended, perhaps killed before it could clean up. */
export const hasEnded = (pid) => startOf(pid) === null

async function withClient(server, work) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

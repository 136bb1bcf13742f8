import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasKeptRows, keepRows, restoreRows } from './kept-rows'

export type OwnDatabase = { databaseUrl: string; database: pg.Client; stop: () => Promise<void> }
export type OwnServer = OwnDatabase & { address: string }

const root = path.resolve(__dirname, '..', '..')

/** A database with the demo family, for tests that start a server on it. */
export async function createOwnDatabase(): Promise<OwnDatabase> {
  const { testName } = await import('./databases.mjs')
  const { createFamily } = await import('./family-template.mjs')
  const { joinTestServer } = await import('./test-server.mjs')
  const postgres = await joinTestServer()
  const databaseUrl = await createFamily(postgres.url, testName('own'))
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const stop = async () => {
    await database.end()
    await postgres.leave()
  }
  return { databaseUrl, database, stop }
}

/**
 * A server of the same build with its own database, for tests that need the whole family to themselves.
 * It starts with the demo family. With `beside` it shares that database and must stop before it.
 */
export async function startOwnServer(beside?: Pick<OwnDatabase, 'databaseUrl'>): Promise<OwnServer> {
  const { freePort } = await import('../../prisma/system/ports.mjs')
  const { addressOf, testName } = await import('./databases.mjs')
  const { joinTestServer } = await import('./test-server.mjs')
  // Leaving drops this process's databases, and that of `beside` is still in use.
  const postgres = beside ? null : await joinTestServer()
  const port = await freePort()
  const settings = ['own', String(port), ...(beside ? [beside.databaseUrl] : [])]
  const serving = spawn(process.execPath, ['tests/harness/serve-e2e.mjs', ...settings], { cwd: root, stdio: 'inherit' })
  const address = `http://localhost:${port}`
  await untilHealthy(address, serving)
  const databaseUrl = beside?.databaseUrl ?? addressOf(postgres?.url, testName('own', serving.pid))
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const stop = async () => {
    await database.end()
    const ended = new Promise((resolve) => serving.once('exit', resolve))
    serving.kill('SIGTERM')
    await ended
    await postgres?.leave()
  }
  return { address, databaseUrl, database, stop }
}

/**
 * The server of this Playwright worker with the demo family as new, for tests that need the whole family to themselves:
 * a start takes longer than most of them. `stop` leaves it to the next test file.
 */
export async function takeOwnServer(): Promise<OwnServer> {
  const known = JSON.parse(process.env.LAUREL_E2E_OWN ?? '[]') as Pick<OwnServer, 'address' | 'databaseUrl'>[]
  const mine = known[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!mine) return startOwnServer()
  await untilHealthy(mine.address)
  const database = new pg.Client({ connectionString: mine.databaseUrl })
  await database.connect()
  if (await hasKeptRows(database)) await restoreRows(database)
  else {
    await untilScheduleRests(database)
    await keepRows(database)
  }
  return { ...mine, database, stop: () => database.end() }
}

/** Resolves when everything that is due at a server's start has run. */
export async function untilScheduleRests(database: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { rows } = await database.query<{ state: string }>('SELECT DISTINCT "state" FROM "JobRun"')
    if (rows.length === 1 && rows[0]?.state === 'done') return
    await sleep(200)
  }
  throw new Error('The schedule of this server did not run.')
}

async function untilHealthy(address: string, serving?: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    if (serving && serving.exitCode !== null) throw new Error('The server of this test did not start.')
    const answer = await fetch(`${address}/api/health`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('The server of this test did not answer.')
}

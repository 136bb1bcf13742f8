import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'

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

async function untilHealthy(address: string, serving: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    if (serving.exitCode !== null) throw new Error('The server of this test did not start.')
    const answer = await fetch(`${address}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server of this test did not answer.')
}

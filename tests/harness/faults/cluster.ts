import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { joinDatabase } from '../../../prisma/embedded/database.mjs'
import { findPostmaster } from '../../../prisma/embedded/postmaster.mjs'
import { until } from './until'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** A PostgreSQL server of its own, which may be stopped at any moment. */
export async function startCluster() {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-faults-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user when this runs as root
  const joined = (await joinDatabase(folder)) as { adminUrl: string; leave(): Promise<void>; revive(): Promise<void> }
  const home = realpathSync(path.join(folder, 'database'))
  const data = path.join(home, 'pg')
  const postmaster = () => findPostmaster(data) as { pid: number; port: number | null } | null

  const url = () => {
    const address = new URL(joined.adminUrl)
    const port = postmaster()?.port
    if (port) address.port = String(port)
    return address.toString()
  }
  return {
    folder,
    url,
    port: () => Number(new URL(url()).port),
    /** Ends the server without a checkpoint, as a crash of the machine does, and starts it again. */
    async restartImmediately() {
      const running = postmaster()
      if (!running) throw new Error('PostgreSQL does not run.')
      process.kill(running.pid, 'SIGQUIT') // immediate shutdown
      await until('PostgreSQL has ended', () => postmaster()?.pid !== running.pid)
      await joined.revive()
      await until('PostgreSQL answers', () => answers(url()))
    },
    async stop() {
      await joined.leave()
      for (const place of [home, folder]) rmSync(place, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('SELECT 1')).rowCount === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

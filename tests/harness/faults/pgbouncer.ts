import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../../prisma/system/ports.mjs'
import { isRoot } from '../../../prisma/system/os-users.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { until } from './until'

export type PgBouncer = { url: string; stop(): Promise<void> }

const runner = path.join(root, 'tests', 'harness', 'faults', 'pgbouncer-process.mjs')
const places = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/sbin', '/usr/local/sbin']

function findProgram(): string | undefined {
  return places
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** PgBouncer in transaction mode in front of a database; null where it is not installed. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer | null> {
  const program = findProgram()
  if (!program) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration({ name, hostname, databasePort, username, password, port }), { mode: 0o644 })
  // It refuses to run as root.
  const user = isRoot() ? ['--user', 'nobody'] : []
  const child = spawn(process.execPath, [runner, folder, program, ...user, '--quiet', file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `postgresql://${username}@127.0.0.1:${port}/${name}`
  await until('PgBouncer answers', () => {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start.')
    return answers(url)
  })
  return { url, stop: () => end(child) }
}

type Settings = Record<'name' | 'hostname' | 'databasePort' | 'username' | 'password', string> & { port: number }

/**
 * `server_login_retry` is 15 s by default: for as long PgBouncer would refuse clients after a restart of PostgreSQL.
 */
const configuration = ({ name, hostname, databasePort, username, password, port }: Settings) => `[databases]
${name} = host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${decodeURIComponent(password)}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
server_login_retry = 1
`

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.disconnect()
  await ended
}

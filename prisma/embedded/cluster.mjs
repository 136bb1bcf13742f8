import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE, ensureApplicationRole, ROLE } from './application-role.mjs'
import { freePort } from '../system/ports.mjs'
import { findPrograms } from './binaries.mjs'
import { invalidatePidFile, findPostmaster } from './postmaster.mjs'
import { UserError } from '../system/project.mjs'

// The caller of every function here must hold the lock of the data folder.

/** How long the server may take to start or stop. */
const TIMEOUT_MS = 60_000
/** The size from which the log is rotated, in bytes. */
const LOG_LIMIT = 1_000_000
const SUPERUSER = 'laurel'
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
]

/** The paths of the database's files and of PostgreSQL's programs. Throws a UserError if these cannot be executed. */
export function openCluster(folder) {
  const file = (name) => path.join(folder, name)
  return {
    folder,
    programs: findPrograms(),
    data: file('pg'),
    secret: file('pg.secret'),
    applicationSecret: file('pg.application-secret'),
    log: file('pg.log'),
    port: file('pg.port'),
  }
}

/**
 * Creates the data directory if there is none. It is created under another name and then renamed, so that a killed
 * initdb leaves no incomplete one. Throws a UserError with initdb's output when it fails.
 */
export function createCluster(cluster) {
  if (existsSync(cluster.data)) return
  for (const name of readdirSync(cluster.folder)) {
    // The initdb of a killed process may still be writing there.
    const retry = { maxRetries: 10, retryDelay: 100 }
    if (name.startsWith('pg.new-')) rmSync(path.join(cluster.folder, name), { recursive: true, force: true, ...retry })
  }
  writeSecret(cluster.secret)
  const aside = path.join(cluster.folder, `pg.new-${process.pid}`)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${cluster.secret}`]
  const result = run(cluster, 'initdb', ['-D', aside, ...access, ...locale])
  if (result.status !== 0)
    throw new UserError(`PostgreSQL could not make its database in ${cluster.folder}:\n${result.stderr}`)
  renameSync(aside, cluster.data)
}

/**
 * The port of the server that runs on the data directory, as soon as it accepts connections; null if none runs. Throws
 * a UserError when a running server accepts none in time.
 */
export async function findServer(cluster) {
  for (const deadline = Date.now() + TIMEOUT_MS; ; await sleep(100)) {
    const server = findPostmaster(cluster.data)
    if (!server) return null
    if (server.port && (await acceptsConnections(adminUrl(cluster, server.port)))) return server.port
    if (Date.now() > deadline) {
      throw new UserError(`PostgreSQL (process ${server.pid}) runs but does not answer. Its log: ${cluster.log}`)
    }
  }
}

/**
 * Starts a server and returns its port: the previous one if that is free, so that disconnected clients find it again.
 * Throws a UserError with the end of the log when it does not start.
 */
export async function startServer(cluster) {
  if (existsSync(cluster.log) && statSync(cluster.log).size > LOG_LIMIT) renameSync(cluster.log, `${cluster.log}.old`)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    invalidatePidFile(cluster.data)
    const port = await freePort(existsSync(cluster.port) ? Number(readFileSync(cluster.port, 'utf8')) : 0)
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
    const wait = ['-w', '-t', String(TIMEOUT_MS / 1000)]
    // The server inherits the standard streams, and would keep pipes of this process open.
    run(cluster, 'pg_ctl', ['start', '-D', cluster.data, '-l', cluster.log, ...wait, '-o', options], {
      stdio: 'ignore',
    })
    const found = await findServer(cluster)
    if (found) {
      writeFileSync(cluster.port, String(found), { mode: 0o600 })
      return found
    }
    await sleep(250) // the port was taken, or a child of a killed server is still exiting
  }
  const log = existsSync(cluster.log) ? readFileSync(cluster.log, 'utf8').trim().split('\n').slice(-8).join('\n') : ''
  throw new UserError(`PostgreSQL did not start. The end of ${cluster.log}:\n${log}`)
}

/** Stops the server, if one runs, and waits until it has exited. */
export function stopServer(cluster) {
  if (!findPostmaster(cluster.data)) return
  run(cluster, 'pg_ctl', ['stop', '-D', cluster.data, '-m', 'fast', '-w', '-t', '60'], { stdio: 'ignore' })
}

/** The URL of the maintenance database `postgres` for the superuser. */
export function adminUrl(cluster, port) {
  return urlFor(SUPERUSER, readSecret(cluster.secret), port, 'postgres')
}

/** Creates Laurel's database and its role if need be, and returns its URL for that role. */
export async function ensureDatabase(cluster, port) {
  if (!existsSync(cluster.applicationSecret)) writeSecret(cluster.applicationSecret)
  const password = readSecret(cluster.applicationSecret)
  await ensureApplicationRole(adminUrl(cluster, port), password)
  return urlFor(ROLE, password, port, DATABASE)
}

const urlFor = (user, password, port, database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`

const readSecret = (file) => readFileSync(file, 'utf8').trim()

function writeSecret(file) {
  writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
}

async function acceptsConnections(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  // Without a listener, a connection that breaks would raise an uncaught exception.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    if (error.code === '28P01')
      throw new UserError('The password in pg.secret is not the one the database was made with.')
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function run(cluster, program, args, options) {
  const env = { ...process.env, LC_ALL: 'C' }
  const result = spawnSync(path.join(cluster.programs, program), args, {
    encoding: 'utf8',
    cwd: cluster.folder,
    env,
    ...options,
  })
  if (result.error) throw result.error
  return result
}

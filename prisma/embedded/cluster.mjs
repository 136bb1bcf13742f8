import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE, ensureOwner, OWNER } from './application-role.mjs'
import { freePort } from '../system/ports.mjs'
import { findPrograms } from './binaries.mjs'
import { disownPidFile, findPostmaster } from './postmaster.mjs'
import { Refusal } from '../system/project.mjs'

// Every function here expects its caller to hold the lock of the data folder.
const PATIENCE = 60_000
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

/** The files of a database's folder and how to run PostgreSQL on them. Throws a Refusal where it cannot be run. */
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

/** Makes the data directory if there is none: aside, then renamed, so that a killed initdb leaves no half of one. */
export function createCluster(cluster) {
  if (existsSync(cluster.data)) return
  for (const name of readdirSync(cluster.folder)) {
    // Retried, because the initdb of a killed process may still be writing there.
    const retry = { maxRetries: 10, retryDelay: 100 }
    if (name.startsWith('pg.new-')) rmSync(path.join(cluster.folder, name), { recursive: true, force: true, ...retry })
  }
  writeSecret(cluster.secret)
  const aside = path.join(cluster.folder, `pg.new-${process.pid}`)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${cluster.secret}`]
  const made = run(cluster, 'initdb', ['-D', aside, ...access, ...locale])
  if (made.status !== 0)
    throw new Refusal(`PostgreSQL could not make its database in ${cluster.folder}:\n${made.stderr}`)
  renameSync(aside, cluster.data)
}

/** The address of the server that already runs on the cluster, once it answers; null when none runs. */
export async function findServer(cluster) {
  for (const deadline = Date.now() + PATIENCE; ; await sleep(100)) {
    const server = findPostmaster(cluster.data)
    if (!server) return null
    if (server.port && (await answers(adminUrl(cluster, server.port)))) return server.port
    if (Date.now() > deadline) {
      throw new Refusal(`PostgreSQL (process ${server.pid}) runs but does not answer. Its log: ${cluster.log}`)
    }
  }
}

/** Starts a server and answers its port: the one it had before where that is free, so that lost clients find it. */
export async function startServer(cluster) {
  if (existsSync(cluster.log) && statSync(cluster.log).size > LOG_LIMIT) renameSync(cluster.log, `${cluster.log}.old`)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    disownPidFile(cluster.data)
    const port = await freePort(existsSync(cluster.port) ? Number(readFileSync(cluster.port, 'utf8')) : 0)
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
    const wait = ['-w', '-t', String(PATIENCE / 1000)]
    // The server lives on in the background and would keep a pipe of ours open.
    run(cluster, 'pg_ctl', ['start', '-D', cluster.data, '-l', cluster.log, ...wait, '-o', options], {
      stdio: 'ignore',
    })
    const found = await findServer(cluster)
    if (found) {
      writeFileSync(cluster.port, String(found), { mode: 0o600 })
      return found
    }
    await sleep(250) // the port was taken, or an orphan of a killed server is still on its way out
  }
  const log = existsSync(cluster.log) ? readFileSync(cluster.log, 'utf8').trim().split('\n').slice(-8).join('\n') : ''
  throw new Refusal(`PostgreSQL did not start. The end of ${cluster.log}:\n${log}`)
}

/** Stops the server cleanly and waits for its end. */
export function stopServer(cluster) {
  if (!findPostmaster(cluster.data)) return
  run(cluster, 'pg_ctl', ['stop', '-D', cluster.data, '-m', 'fast', '-w', '-t', '60'], { stdio: 'ignore' })
}

/** The address of the server's own database for its superuser, who makes the others. */
export function adminUrl(cluster, port) {
  return address(SUPERUSER, readSecret(cluster.secret), port, 'postgres')
}

/** Laurel's own database on that server, made on first use, and its owner; answers its address for that owner. */
export async function ensureDatabase(cluster, port) {
  if (!existsSync(cluster.applicationSecret)) writeSecret(cluster.applicationSecret)
  const password = readSecret(cluster.applicationSecret)
  await ensureOwner(adminUrl(cluster, port), password)
  return address(OWNER, password, port, DATABASE)
}

const address = (user, password, port, database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`

const readSecret = (file) => readFileSync(file, 'utf8').trim()

function writeSecret(file) {
  writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    if (error.code === '28P01')
      throw new Refusal('The password in pg.secret is not the one the database was made with.')
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

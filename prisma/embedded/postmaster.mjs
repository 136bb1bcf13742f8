import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startOf } from '../system/processes.mjs'

// Larger than any process id, so PostgreSQL recognises it as stale.
const STALE_PID = 2_147_483_647

/**
 * `{ pid, port }` of the server that runs on this data directory; null unless both its pid file and the system say so.
 */
export function findPostmaster(directory) {
  const lines = readPidFile(directory)
  const pid = Number(lines?.[0])
  if (!(pid > 0) || startOf(pid) === null || !servesFrom(pid, directory)) return null
  return { pid, port: Number(lines[3]) || null }
}

/**
 * Replaces the process id in the pid file of a killed server: PostgreSQL refuses to start while another process, or a
 * zombie, has that id. The other lines stay, because PostgreSQL uses them to make sure that no child of the old server
 * still writes.
 */
export function invalidatePidFile(directory) {
  const lines = readPidFile(directory)
  if (lines) writeFileSync(pidFile(directory), [STALE_PID, ...lines.slice(1)].join('\n'))
}

function readPidFile(directory) {
  try {
    return readFileSync(pidFile(directory), 'utf8').split('\n')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

const pidFile = (directory) => path.join(directory, 'postmaster.pid')

/** True when the process's working directory is the data directory, as a server's is. */
function servesFrom(pid, directory) {
  if (process.platform === 'win32') return true
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory)
    } catch {
      return false // a process of another user, and so not this server
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes('postgres') && stdout.includes(directory)
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startOf } from '../system/processes.mjs'

// Beyond any number a system gives out, so PostgreSQL knows at once that it is nobody's.
const NOBODY = 2_147_483_647

/** The server that runs on this data directory, as its pid file and the system both say; else null. */
export function findPostmaster(directory) {
  const lines = readPidFile(directory)
  const pid = Number(lines?.[0])
  if (!(pid > 0) || startOf(pid) === null || !servesFrom(pid, directory)) return null
  return { pid, port: Number(lines[3]) || null }
}

/**
 * Repairs the pid file of a server that was killed when its number has since gone to another process, or to
 * a zombie: PostgreSQL would refuse to start. Only the number is changed and the rest is left, because by it
 * PostgreSQL makes sure that no orphan of the old server still writes.
 */
export function disownPidFile(directory) {
  const lines = readPidFile(directory)
  if (lines) writeFileSync(pidFile(directory), [NOBODY, ...lines.slice(1)].join('\n'))
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

/** A server works in its data directory, and nothing else does. */
function servesFrom(pid, directory) {
  if (process.platform === 'win32') return true
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory)
    } catch {
      return false // another user's process, hence not this server
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes('postgres') && stdout.includes(directory)
}

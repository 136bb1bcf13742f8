import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The start time of a process, as an opaque string: process ids are reused, and this tells two processes with the
 * same id apart. Null when no such process runs; a zombie counts as not running.
 */
export function startOf(pid) {
  if (process.platform === 'linux') {
    const stat = linuxStat(pid)
    if (stat) return 'ZX'.includes(stat.state) ? null : stat.start
  }
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  if (process.platform === 'win32') return 'unknown'
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return stdout?.trim() || 'unknown'
}

/** True while the process with this id and start time still runs. */
export function isRunning({ pid, start }) {
  const present = startOf(pid)
  return present !== null && (present === start || present === 'unknown' || start === 'unknown')
}

/** This process, as `isRunning` takes it. */
export const self = { pid: process.pid, start: startOf(process.pid) }

/** State and start time from /proc/<pid>/stat, where the name before them may contain spaces and brackets. */
export function parseStat(text) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], start: fields[19] }
}

function linuxStat(pid) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null // gone, or hidden from this user
  }
}

import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** True when this process is root: PostgreSQL refuses to run as root, and root must lend it another user. */
export const isRoot = process.getuid?.() === 0

/** The users of this machine, as in /etc/passwd. */
export function parseUsers(passwd) {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
}

/**
 * The user PostgreSQL shall run as: whoever owns the folder (so that `sudo` in somebody's clone leaves it
 * theirs), and where that is root the user postgres, else nobody. Undefined when not root: as oneself.
 */
export function runnerFor(folder) {
  if (!isRoot) return undefined
  const users = parseUsers(readFileSync('/etc/passwd', 'utf8'))
  const owner = ownerOf(folder)
  const named = (name) => users.find((user) => user.name === name && user.uid !== 0)
  return users.find((user) => user.uid === owner && owner !== 0) ?? named('postgres') ?? named('nobody')
}

/** Makes a folder, and those above it, that belong to whom the folder above them belongs to. */
export function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder, { recursive: true })
  if (isRoot) giveTo(folder, statSync(path.dirname(folder)))
}

/** Hands a file or folder that root made to its user; without one it stays as it is. */
export function giveTo(file, user) {
  if (isRoot && user) chownSync(file, user.uid, user.gid)
}

/** Runs a program as that user, in that folder, and waits for it. */
export function runAs(user, cwd, program, args, options = {}) {
  const identity = user && { uid: user.uid, gid: user.gid }
  return spawnSync(program, args, { encoding: 'utf8', ...identity, cwd, ...options })
}

/** True when that user can enter the folder and write there: asked of the system, not worked out. */
export function canUse(user, folder) {
  return !isRoot || runAs(user, '/', '/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder]).status === 0
}

function ownerOf(folder) {
  return existsSync(folder) ? statSync(folder).uid : ownerOf(path.dirname(folder))
}

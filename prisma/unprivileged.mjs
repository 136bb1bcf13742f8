import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './project.mjs'

/** True while this process is root, which neither PostgreSQL nor the web server may be. */
export const isRoot = () => process.getuid?.() === 0

/** The users of this machine, as in /etc/passwd. */
export function parseUsers(passwd) {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 6)
    .map(([name, , uid, gid, , home]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, home }))
}

/**
 * The user that root serves as: whoever else controls the data folder, owns the database in it, or controls the
 * project (so that `sudo` in somebody's clone leaves it theirs); else `laurel`, where there is one, or `nobody`.
 * Not `postgres`: that user is the superuser of a PostgreSQL that the system may run.
 */
export function serverUser(project, dataDir) {
  const users = parseUsers(readFileSync('/etc/passwd', 'utf8'))
  const named = (name) => users.find((user) => user.name === name && user.uid !== 0)
  const owner = controller(dataDir) ?? databaseOwner(dataDir) ?? controller(project)
  if (!owner) return named('laurel') ?? named('nobody') ?? { name: '65534', uid: 65_534, gid: 65_534, home: '/' }
  const { uid, gid } = owner
  return users.find((user) => user.uid === uid) ?? { name: String(uid), uid, gid, home: '/' }
}

/**
 * The first owner other than root on the way to a path, who can lead root elsewhere by a link; null when all of the
 * way is root's. Parts that do not exist yet belong to whoever owns what is above them.
 * Throws a Refusal where anybody could exchange a part.
 */
export function controller(place) {
  for (const part of partsOf(path.resolve(place))) {
    const stats = lstatSync(part, { throwIfNoEntry: false })
    if (!stats) return null
    if (stats.uid !== 0) return stats
    if (stats.isSymbolicLink()) {
      const owner = controller(path.resolve(path.dirname(part), readlinkSync(part)))
      if (owner) return owner
    } else if (stats.isDirectory() && (stats.mode & 0o1002) === 0o002) {
      throw new Refusal(`Anybody can exchange what is in ${part}: \`chmod o-w\` it, or start as an ordinary user.`)
    }
  }
  return null
}

/** Runs a program as that user, in that folder, and waits for it. */
export function runAs(user, cwd, program, args, options = {}) {
  return spawnSync(program, args, { encoding: 'utf8', uid: user.uid, gid: user.gid, cwd, ...options })
}

/** True when that user can read the file, or the folder and what is in it: asked of the system, not worked out. */
export function canRead(user, file) {
  return (
    runAs(user, '/', '/bin/sh', ['-c', 'test -r "$1" && { ! test -d "$1" || test -x "$1"; }', 'sh', file]).status === 0
  )
}

/** True when that user can pass through the folder. */
export function canEnter(user, folder) {
  return runAs(user, '/', '/bin/sh', ['-c', 'test -x "$1"', 'sh', folder]).status === 0
}

/** Makes this process that user's, for good: as itself it never becomes root again. */
export function become(user) {
  process.setgroups([])
  process.setgid(user.gid)
  process.setuid(user.uid)
  Object.assign(process.env, { HOME: user.home, USER: user.name, LOGNAME: user.name })
}

function partsOf(place) {
  const above = path.dirname(place)
  return above === place ? [place] : [...partsOf(above), place]
}

function databaseOwner(dataDir) {
  const stats = statSync(path.join(dataDir, 'database'), { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? stats : null
}

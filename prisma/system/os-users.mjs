import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './project.mjs'

/** True when this process runs as root. Neither PostgreSQL nor the web server may. */
export const isRoot = () => process.getuid?.() === 0

/** Parses /etc/passwd. */
export function parseUsers(passwd) {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 6)
    .map(([name, , uid, gid, , home]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, home }))
}

/** User ids from here on are outside the ranges that operating systems assign. */
const FIRST_UNASSIGNED_UID = 60_600

/**
 * The unprivileged users that root switches to: `database` runs PostgreSQL and owns its files and secrets, `server`
 * runs the web server and owns the avatars.
 * - If another user than root controls the data folder or the project, that user is both, so that files made by
 *   `sudo` in somebody's clone stay theirs.
 * - Otherwise `database` is the owner of the existing database, else `laurel`, else `nobody`. It is never `postgres`,
 *   the superuser of a PostgreSQL that the system may run.
 * - `server` is the owner of the existing avatars, else `laurel-web`, else a user id that nobody has. Where the system
 *   does not let root switch to such an id (some containers), it is the same as `database`.
 */
export function unprivilegedUsers(project, dataDir) {
  const users = parseUsers(readFileSync('/etc/passwd', 'utf8'))
  const named = (name) => users.find((user) => user.name === name && user.uid !== 0)
  const owning = ({ uid, gid }) => users.find((user) => user.uid === uid) ?? numbered(uid, gid)
  const controlling = controller(dataDir)
  const theirs = controlling ?? controller(project)
  const owner = controlling ?? ownerOf(path.join(dataDir, 'database')) ?? theirs
  const database = owner ? owning(owner) : (named('laurel') ?? named('nobody') ?? numbered(65_534, 65_534))
  if (theirs) return { server: database, database }
  const ownsPictures = ownerOf(path.join(dataDir, 'avatars'))
  const isOther = (user) => user && user.uid !== database.uid
  const server = [ownsPictures && owning(ownsPictures), named('laurel-web')].find(isOther) ?? unused(users, database)
  return { server: runAs(server, '/', '/bin/sh', ['-c', ':']).status === 0 ? server : database, database }
}

const numbered = (uid, gid) => ({ name: String(uid), uid, gid, home: '/' })

function unused(users, database) {
  const taken = new Set([database, ...users].flatMap(({ uid, gid }) => [uid, gid]))
  let uid = FIRST_UNASSIGNED_UID
  while (taken.has(uid)) uid += 1
  return numbered(uid, uid)
}

/**
 * The `fs.Stats` of the first component of a path that root does not own: its owner could replace what follows by a
 * symbolic link. Null when root owns them all. Components that do not exist yet count as their parent's.
 * Throws a UserError for a world-writable component.
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
      throw new UserError(`Anybody can exchange what is in ${part}: \`chmod o-w\` it, or start as an ordinary user.`)
    }
  }
  return null
}

/**
 * Runs a program as that user in that folder, without root's environment, and waits for it. Returns as `spawnSync`
 * does.
 */
export function runAs({ uid, gid }, cwd, program, args) {
  const { PATH, LD_LIBRARY_PATH } = process.env
  return spawnSync(program, args, { encoding: 'utf8', uid, gid, cwd, env: { PATH, LD_LIBRARY_PATH } })
}

/**
 * True when that user can read the file, or read and enter the folder. Tried as that user, because access lists may
 * apply.
 */
export function canRead(user, file) {
  return (
    runAs(user, '/', '/bin/sh', ['-c', 'test -r "$1" && { ! test -d "$1" || test -x "$1"; }', 'sh', file]).status === 0
  )
}

/** True when that user can traverse the folder. */
export function canEnter(user, folder) {
  return runAs(user, '/', '/bin/sh', ['-c', 'test -x "$1"', 'sh', folder]).status === 0
}

/** Switches this process to that user, irrevocably. */
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

/** The `fs.Stats` of the folder, symbolic links followed; null if root owns it or it does not exist. */
function ownerOf(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? stats : null
}

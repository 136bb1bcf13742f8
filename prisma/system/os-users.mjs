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

/** Where numbers for the server's user are looked for; systems give none of these to anybody. */
const FIRST_FREE = 60_600

/**
 * The users that root leaves to: `database` runs PostgreSQL and owns its files and secrets, `server` serves and owns the
 * pictures. Who else controls the data folder or the project is both, so that `sudo` in somebody's clone leaves it
 * theirs. Otherwise PostgreSQL's is who owns the database already, or `laurel`, or `nobody`: not `postgres`, which is
 * the superuser of a PostgreSQL that the system may run. The server's is who owns the pictures already, or
 * `laurel-web`, or a number that no user has. Where the system lets root become no such number, one user is both.
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
  let uid = FIRST_FREE
  while (taken.has(uid)) uid += 1
  return numbered(uid, uid)
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

/** Runs a program as that user, in that folder and without root's environment, and waits for it. */
export function runAs({ uid, gid }, cwd, program, args) {
  const { PATH, LD_LIBRARY_PATH } = process.env
  return spawnSync(program, args, { encoding: 'utf8', uid, gid, cwd, env: { PATH, LD_LIBRARY_PATH } })
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

/** Who owns the folder, which a link may lead to; null for root and where there is none. */
function ownerOf(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? stats : null
}

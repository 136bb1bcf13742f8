import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { findPostgres } from './postgres-binaries.mjs'
import { Refusal, root } from './project.mjs'
import { canUse, giveTo, isRoot, makeFolder, runAs, runnerFor } from './unprivileged.mjs'

const SHELTER = '/var/lib/laurel'
const ADVICE =
  'Set DATABASE_URL to a PostgreSQL of yours, move the project to a folder everyone can enter, or run it as an ordinary user.'

/**
 * The folder the database of a data folder lives in: `<data folder>/database`, or, where PostgreSQL's user
 * cannot enter that, a folder in /var/lib/laurel that a link of that name leads to.
 */
export function databaseHome(dataDir) {
  const here = path.join(dataDir, 'database')
  if (lstatSync(here, { throwIfNoEntry: false })?.isSymbolicLink()) return sheltered(here)
  const user = runnerFor(here)
  makeFolder(dataDir)
  mkdirSync(here, { recursive: true, mode: 0o700 })
  giveTo(here, user)
  return canUse(user, here) ? realpathSync(here) : moveToShelter(here, user)
}

/**
 * PostgreSQL's programs, where the home's user can run them: as installed, or copied into the home.
 * Throws a Refusal that says what to do when they cannot be run there either.
 */
export function programsFor(home, user) {
  const { native, version } = findPostgres()
  const run = (folder) => runAs(user, home, path.join(folder, 'bin', 'postgres'), ['--version'])
  const first = run(native)
  if (first.status === 0) return path.join(native, 'bin')
  const copy = path.join(home, `native-${version}`)
  if (isRoot && !existsSync(copy)) copyPrograms(native, copy)
  const second = isRoot ? run(copy) : first
  if (second.status === 0) return path.join(copy, 'bin')
  const reason = second.error?.message ?? second.stderr.trim()
  throw new Refusal(`PostgreSQL's programs in ${native} do not run here (${reason}). ${ADVICE}`)
}

function sheltered(here) {
  if (existsSync(here)) return realpathSync(here)
  throw new Refusal(
    `The database was in ${readlinkSync(here)}, which is gone. Delete ${here} to begin with an empty one.`,
  )
}

function moveToShelter(here, user) {
  // Not named after the folder alone: a new clone in the same place must not find an old one's database.
  const home = path.join(SHELTER, `${path.basename(root)}-${randomBytes(4).toString('hex')}`)
  mkdirSync(SHELTER, { recursive: true, mode: 0o755 })
  const moved = spawnSync('mv', [here, home], { encoding: 'utf8' })
  if (moved.status !== 0 || !canUse(user, home)) {
    throw new Refusal(`PostgreSQL's user ${user?.name} can enter neither ${here} nor ${home}. ${ADVICE}`)
  }
  symlinkSync(home, here)
  console.log(`Only root can enter ${here}, and PostgreSQL does not run as root.`)
  console.log(`So the database is kept in ${home}, by the user ${user.name}.`)
  return home
}

/** Copied aside and then renamed: a copy that was cut short is never taken for a whole one. */
function copyPrograms(native, copy) {
  const umask = process.umask(0o022)
  rmSync(`${copy}.new`, { recursive: true, force: true })
  cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
  chmodSync(`${copy}.new`, 0o755)
  renameSync(`${copy}.new`, copy)
  process.umask(umask)
}

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { makeFolders } from './make-folders.mjs'
import { giveFolder } from './folder-ownership.mjs'
import { canEnter, controller } from './os-users.mjs'
import { root, UserError } from './project.mjs'

/** Where root puts what the unprivileged users cannot reach in its original place. */
export const SYSTEM_FOLDER = '/var/lib/laurel'

// Root never writes into these folders: their owners could plant symbolic links there.
const folderOwners = { avatars: 'server', database: 'database', locks: 'database' }
const knownNames = new Set([
  ...Object.keys(folderOwners),
  ...['avatars.new', 'avatars.old', 'nextauth.secret', 'prepare', 'demo', 'test'],
])

/**
 * Called by root: gives the users of the web server and of the database the folders that they write to in a data
 * folder. Returns the data folder for them to use: the same one or, if they cannot enter it, one in /var/lib/laurel
 * that symbolic links in the first one point to. A data folder that another user than root controls is left as it is.
 * Throws a UserError that says what to do when a folder cannot be given to them.
 */
export function giveDataFolder(dataDir, users) {
  if (controller(dataDir)) return dataDir
  makeFolders(dataDir)
  const folder = reachableFolder(dataDir, users)
  for (const [name, role] of Object.entries(folderOwners))
    giveFolder(path.join(folder, name), users[role], users.database)
  return folder
}

function reachableFolder(dataDir, users) {
  const canAllEnter = (place) => Object.values(users).every((user) => canEnter(user, place))
  const database = path.join(dataDir, 'database')
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) return relocatedBehind(database, dataDir)
  if (canAllEnter(dataDir)) return dataDir
  // Traversal is safe to allow: listing the folder stays reserved to root.
  if (canAllEnter(path.dirname(dataDir)) && readdirSync(dataDir).every((name) => knownNames.has(name))) {
    chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011)
    return dataDir
  }
  // The random suffix keeps a new clone at the same path from finding the database of a deleted one.
  const folder = path.join(SYSTEM_FOLDER, `${path.basename(root)}-${randomBytes(4).toString('hex')}`)
  makeRelocated(folder)
  relocate(dataDir, folder)
  console.log(
    `The users of the server and its database cannot enter ${dataDir}: the database and pictures are kept in ${folder}.`,
  )
  return folder
}

/**
 * The relocated data folder that an earlier start made. Older versions relocated the database folder alone: that one is
 * wrapped in a data folder.
 */
function relocatedBehind(link, dataDir) {
  const target = readlinkSync(link)
  const isDatabaseAlone = path.basename(target) !== 'database'
  const folder = isDatabaseAlone ? `${target}.data` : path.dirname(target)
  const home = path.join(folder, 'database')
  if (isDatabaseAlone && existsSync(target)) {
    makeRelocated(folder)
    renameSync(target, home)
  }
  if (!existsSync(home)) {
    throw new UserError(`The database was in ${target}, which is gone. Delete ${link} to begin with an empty one.`)
  }
  if (isDatabaseAlone) rmSync(link)
  relocate(dataDir, folder)
  return folder
}

function makeRelocated(folder) {
  mkdirSync(folder, { recursive: true })
  chmodSync(SYSTEM_FOLDER, 0o755)
  chmodSync(folder, 0o711)
}

/** Moves the contents of a data folder to the relocated one and leaves symbolic links. */
function relocate(dataDir, folder) {
  for (const name of ['avatars', 'database']) {
    const [here, there] = [path.join(dataDir, name), path.join(folder, name)]
    const stats = lstatSync(here, { throwIfNoEntry: false })
    if (stats?.isSymbolicLink()) continue
    if (stats && (existsSync(there) || spawnSync('mv', [here, there]).status !== 0)) {
      throw new UserError(`${here} could not be moved to ${there}, where the server's user can reach it.`)
    }
    symlinkSync(there, here)
  }
}

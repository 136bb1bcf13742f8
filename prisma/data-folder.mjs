import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lchownSync,
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
import { Refusal, root } from './project.mjs'
import { canEnter, controller } from './unprivileged.mjs'

/** Where root keeps what the server's user could not reach in its own place. */
export const SHELTER = '/var/lib/laurel'

// Root writes beside these folders, never in them: in a folder of its own the other user can plant links.
const handedOver = ['avatars', 'database', 'locks']
const ours = new Set([...handedOver, 'nextauth.secret', 'prepare', 'demo', 'test'])

/**
 * Called by root: lets the server's user write what it has to in a data folder. Answers the data folder for that
 * user: the same, or one in /var/lib/laurel that links lead to, where the user cannot enter the first.
 * A folder in the hands of another user than root is left to that user.
 */
export function handOver(dataDir, user) {
  if (controller(dataDir)) return dataDir
  mkdirSync(dataDir, { recursive: true })
  const folder = reachable(dataDir, user)
  for (const name of handedOver) giveFolder(path.join(folder, name), user)
  return folder
}

function reachable(dataDir, user) {
  const database = path.join(dataDir, 'database')
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) return shelterBehind(database, dataDir)
  if (canEnter(user, dataDir)) return dataDir
  // Passing through shows nothing of it: a list of what is here stays root's.
  if (canEnter(user, path.dirname(dataDir)) && readdirSync(dataDir).every((name) => ours.has(name))) {
    chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011)
    return dataDir
  }
  // Not named after the folder alone: a new clone in the same place must not find an old one's database.
  const folder = path.join(SHELTER, `${path.basename(root)}-${randomBytes(4).toString('hex')}`)
  makeShelter(folder)
  moveIn(dataDir, folder)
  console.log(`The user ${user.name} cannot enter ${dataDir}: the database and pictures are kept in ${folder}.`)
  return folder
}

/** The shelter that an earlier start made. Older ones are the database's folder itself, and get one around it. */
function shelterBehind(link, dataDir) {
  const target = readlinkSync(link)
  const isBare = path.basename(target) !== 'database'
  const folder = isBare ? `${target}.data` : path.dirname(target)
  const home = path.join(folder, 'database')
  if (isBare && existsSync(target)) {
    makeShelter(folder)
    renameSync(target, home)
  }
  if (!existsSync(home)) {
    throw new Refusal(`The database was in ${target}, which is gone. Delete ${link} to begin with an empty one.`)
  }
  if (isBare) rmSync(link)
  moveIn(dataDir, folder)
  return folder
}

function makeShelter(folder) {
  mkdirSync(folder, { recursive: true })
  chmodSync(SHELTER, 0o755)
  chmodSync(folder, 0o711)
}

/** Moves what is kept in a data folder into its shelter, and leaves links. */
function moveIn(dataDir, folder) {
  for (const name of ['avatars', 'database']) {
    const [here, there] = [path.join(dataDir, name), path.join(folder, name)]
    const stats = lstatSync(here, { throwIfNoEntry: false })
    if (stats?.isSymbolicLink()) continue
    if (stats && (existsSync(there) || spawnSync('mv', [here, there]).status !== 0)) {
      throw new Refusal(`${here} could not be moved to ${there}, where the server's user can reach it.`)
    }
    symlinkSync(there, here)
  }
}

/** Gives a folder of root's with all it holds to the user; the folder itself last, so that half of it is redone. */
function giveFolder(folder, user) {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (!stats) mkdirSync(folder, { mode: 0o700 })
  else if (!stats.isDirectory()) throw new Refusal(`${folder} is not a folder.`)
  else if (stats.uid === user.uid)
    return // since then everything in it is the user's to arrange
  else if (stats.uid !== 0) throw new Refusal(`${folder} belongs to another user than the server's, ${user.name}.`)
  giveContents(folder, user)
  lchownSync(folder, user.uid, user.gid)
}

function giveContents(folder, user) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory() && lstatSync(place).uid === 0) giveContents(place, user)
    lchownSync(place, user.uid, user.gid)
  }
}

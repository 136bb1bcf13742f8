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
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { Refusal, root } from './project.mjs'
import { canEnter, controller, runAs } from './os-users.mjs'

/** Where root keeps what the server's user could not reach in its own place. */
export const SHELTER = '/var/lib/laurel'

// Root writes beside these folders, never in them: in a folder of its own the other user can plant links.
const handedOver = { avatars: 'server', database: 'database', locks: 'database' }
const ours = new Set([
  ...Object.keys(handedOver),
  ...['avatars.new', 'avatars.old', 'nextauth.secret', 'prepare', 'demo', 'test'],
])

/**
 * Called by root: lets the users of the server and of its database write what they have to in a data folder, each in
 * folders of its own. Answers the data folder for them: the same, or one in /var/lib/laurel that links lead to, where
 * they cannot enter the first. A folder in the hands of another user than root is left to that user.
 */
export function handOver(dataDir, users) {
  if (controller(dataDir)) return dataDir
  mkdirSync(dataDir, { recursive: true })
  const folder = reachable(dataDir, users)
  for (const [name, role] of Object.entries(handedOver))
    giveFolder(path.join(folder, name), users[role], users.database)
  return folder
}

function reachable(dataDir, users) {
  const canAllEnter = (place) => Object.values(users).every((user) => canEnter(user, place))
  const database = path.join(dataDir, 'database')
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) return shelterBehind(database, dataDir)
  if (canAllEnter(dataDir)) return dataDir
  // Passing through shows nothing of it: a list of what is here stays root's.
  if (canAllEnter(path.dirname(dataDir)) && readdirSync(dataDir).every((name) => ours.has(name))) {
    chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011)
    return dataDir
  }
  // Not named after the folder alone: a new clone in the same place must not find an old one's database.
  const folder = path.join(SHELTER, `${path.basename(root)}-${randomBytes(4).toString('hex')}`)
  makeShelter(folder)
  moveIn(dataDir, folder)
  console.log(
    `The users of the server and its database cannot enter ${dataDir}: the database and pictures are kept in ${folder}.`,
  )
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

/**
 * Gives a folder of root's with all it holds to the user; the folder itself last, so that half of it is redone. What
 * older versions gave to the database's user is taken over from that one.
 */
function giveFolder(folder, user, before) {
  finishExchange(folder, before)
  makeFolder(folder)
  const stats = lstatSync(folder)
  if (!stats.isDirectory()) throw new Refusal(`${folder} is not a folder.`)
  else if (stats.uid === user.uid)
    return // since then everything in it is the user's to arrange
  else if (stats.uid === before.uid) return exchange(folder, before, user)
  else if (stats.uid !== 0) throw new Refusal(`${folder} belongs to another user than the server's, ${user.name}.`)
  giveContents(folder, user)
  lchownSync(folder, user.uid, user.gid)
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start may have made it a moment ago.
    if (error.code !== 'EEXIST') throw error
  }
}

/**
 * Replaces a folder by a copy that belongs to another user. Root only names the folders: what is in one of them is
 * opened, copied and removed by the users themselves, so a link that either planted leads no further than they reach.
 */
function exchange(folder, from, to) {
  const [copy, old] = [`${folder}.new`, `${folder}.old`]
  remove(copy, to)
  mkdirSync(copy, { mode: 0o700 })
  lchownSync(copy, to.uid, to.gid)
  runAs(from, folder, 'chmod', ['-R', 'go+rX', '.'])
  const { status, stderr } = runAs(to, copy, 'cp', ['-RP', `${folder}/.`, '.'])
  if (status !== 0) throw new Refusal(`What is in ${folder} could not be given to the user ${to.name}:\n${stderr}`)
  renameSync(folder, old)
  renameSync(copy, folder)
  remove(old, from)
}

/** Completes an exchange that was interrupted. */
function finishExchange(folder, from) {
  const old = `${folder}.old`
  if (!existsSync(old)) return
  if (existsSync(folder)) remove(old, from)
  else renameSync(old, folder)
}

function remove(folder, user) {
  if (!existsSync(folder)) return
  // Its contents go by the user's hand, itself by root's.
  runAs(user, '/', 'rm', ['-rf', folder])
  if (existsSync(folder)) rmdirSync(folder)
}

function giveContents(folder, user) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory() && lstatSync(place).uid === 0) giveContents(place, user)
    lchownSync(place, user.uid, user.gid)
  }
}

import { existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { runAs } from './os-users.mjs'
import { UserError } from './project.mjs'

/**
 * Changes the owner of root's folder and its contents to `user`. The folder itself comes last, so that an interrupted
 * change is repeated. A folder that an older version gave to `before`, the database's user, is copied over from that
 * user.
 */
export function giveFolder(folder, user, before) {
  finishCopy(folder, before)
  makeFolder(folder)
  const stats = lstatSync(folder)
  if (!stats.isDirectory()) throw new UserError(`${folder} is not a folder.`)
  else if (stats.uid === user.uid)
    return // done by an earlier start
  else if (stats.uid === before.uid) return copyOver(folder, before, user)
  else if (stats.uid !== 0) throw new UserError(`${folder} belongs to another user than the server's, ${user.name}.`)
  giveContents(folder, user)
  lchownSync(folder, user.uid, user.gid)
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Created by another start at the same time.
    if (error.code !== 'EEXIST') throw error
  }
}

/**
 * Replaces a folder by a copy that belongs to another user. Root only renames the folders; their contents are read,
 * copied and removed as the two users, so that a symbolic link planted by either gives no access to root's files.
 */
function copyOver(folder, from, to) {
  const [copy, old] = [`${folder}.new`, `${folder}.old`]
  remove(copy, to)
  mkdirSync(copy, { mode: 0o700 })
  lchownSync(copy, to.uid, to.gid)
  runAs(from, folder, 'chmod', ['-R', 'go+rX', '.'])
  const { status, stderr } = runAs(to, copy, 'cp', ['-RP', `${folder}/.`, '.'])
  if (status !== 0) throw new UserError(`What is in ${folder} could not be given to the user ${to.name}:\n${stderr}`)
  renameSync(folder, old)
  renameSync(copy, folder)
  remove(old, from)
}

/** Completes a `copyOver` that was interrupted. */
function finishCopy(folder, from) {
  const old = `${folder}.old`
  if (!existsSync(old)) return
  if (existsSync(folder)) remove(old, from)
  else renameSync(old, folder)
}

function remove(folder, user) {
  if (!existsSync(folder)) return
  // The user removes the contents; the folder's parent belongs to root.
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

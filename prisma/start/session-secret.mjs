import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { makeFolders } from '../system/make-folders.mjs'
import { UserError } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'

/**
 * The secret that signs sessions: NEXTAUTH_SECRET, else one that is generated on first use and stored in the data
 * folder, readable by its owner alone. Two first starts at the same time get the same secret. Throws a UserError when
 * root finds a file that another user made.
 */
export async function sessionSecret(folder) {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET
  makeFolders(folder)
  const file = path.join(folder, 'nextauth.secret')
  return read(file) ?? generate(file)
}

/** Written under another name and then linked, which fails if another start was faster. */
function generate(file) {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(aside, file)
  } catch (error) {
    // The file system has no hard links.
    if (error.code !== 'EEXIST') renameSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
  return read(file)
}

/** The contents of the file, or null if there is none. Root does not trust a file that another user made. */
function read(file) {
  let descriptor
  try {
    descriptor = openSync(file, constants.O_RDONLY | (isRoot() ? constants.O_NOFOLLOW : 0))
    if (isRoot() && fstatSync(descriptor).uid !== 0) throw new UserError(`${file} does not belong to root: delete it.`)
    return readFileSync(descriptor, 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Refusal } from '../system/project.mjs'
import { isRoot } from '../system/os-users.mjs'

/**
 * The secret that signs sessions: NEXTAUTH_SECRET, or one that is made on first need and kept in the data
 * folder for its owner alone to read. Of two first starts at once both get the same.
 */
export async function sessionSecret(folder) {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'nextauth.secret')
  return read(file) ?? make(file)
}

/** Written aside and then linked, which fails where another start was faster. */
function make(file) {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(aside, file)
  } catch (error) {
    // Some file systems know no links.
    if (error.code !== 'EEXIST') renameSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
  return read(file)
}

/** What is in the file, or null when there is none. Root does not believe one that another user made. */
function read(file) {
  let descriptor
  try {
    descriptor = openSync(file, constants.O_RDONLY | (isRoot() ? constants.O_NOFOLLOW : 0))
    if (isRoot() && fstatSync(descriptor).uid !== 0) throw new Refusal(`${file} does not belong to root: delete it.`)
    return readFileSync(descriptor, 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

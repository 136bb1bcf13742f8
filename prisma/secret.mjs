import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './file-lock.mjs'
import { giveTo, makeFolder } from './unprivileged.mjs'

/**
 * The secret that signs sessions: NEXTAUTH_SECRET, or one that is made on first need and kept in the data
 * folder for its owner alone to read. Of two first starts at once both get the same.
 */
export async function sessionSecret(folder) {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET
  const lock = path.join(folder, 'locks', 'secret')
  makeFolder(lock)
  const file = path.join(folder, 'nextauth.secret')
  return withLock(lock, () => {
    if (!existsSync(file)) {
      writeFileSync(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 })
      giveTo(`${file}.new`, statSync(folder))
      renameSync(`${file}.new`, file)
    }
    return readFileSync(file, 'utf8').trim()
  })
}

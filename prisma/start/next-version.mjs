import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, UserError } from '../system/project.mjs'

/**
 * The versions of Next that the request filter was tried with: it depends on which requests Next fails over, how Next
 * reports errors and how it answers a missing method. Add a version here after `npm run verify` has passed with it.
 */
const triedVersions = ['16.4.5', '16.4.6']

/**
 * Throws a UserError for a version of Next that the request filter was not tried with; by default the installed one.
 */
export function requireTriedNext(version = installedVersion()) {
  if (triedVersions.includes(version)) return
  throw new UserError(
    `Next ${version} is installed, and the request filter was tried with ${triedVersions.join(', ')} only. ` +
      'Run `npm ci`. To update Next, see prisma/start/next-version.mjs.',
  )
}

function installedVersion() {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', 'next', 'package.json'), 'utf8')).version
}

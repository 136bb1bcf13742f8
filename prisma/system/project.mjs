import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder: scripts resolve every path from here, not from the working directory. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** An error that the person at the terminal can fix: printed as its message alone, without a stack trace. */
export class UserError extends Error {
  // `explain` compares the name: the class differs when root serves from a copy of the project.
  name = 'UserError'
}

/**
 * Loads .env.local and .env as Next does: variables that are already set win. Does nothing if they were loaded before.
 */
export function loadEnvironment() {
  if (process.env.__NEXT_PROCESSED_ENV) return
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/**
 * The absolute path of the folder for everything that must survive a restart: DATA_DIR, by default .data in the
 * project.
 */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

/** Runs a script's main function, which may return an exit code. Prints errors as `explain` does and exits with 1. */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** What to print for an error: a message for the ones that the user can fix, else the error with its stack. */
export function explain(error) {
  if (error?.name === 'UserError') return error.message
  if (error?.code === 'EACCES' || error?.code === 'EPERM') {
    return `Not allowed to use ${error.path ?? 'a file'} (${error.message}). Run as the user it belongs to.`
  }
  if (ofFileSystem.has(error?.code)) return error.message
  return error
}

/** Codes of errors of a path or a disk, whose message says which. */
const ofFileSystem = new Set(['ENOTDIR', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENAMETOOLONG', 'ELOOP', 'EIO'])

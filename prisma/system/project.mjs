import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project: every script works from here, wherever it was called from. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** A reason to stop that is the reader's to act on: printed as it is, without a stack. */
export class Refusal extends Error {
  name = 'Refusal' // also that of the copy that root serves from
}

/** Reads .env.local and .env as Next does: what the environment already says wins, and nothing is read twice. */
export function loadEnvironment() {
  if (process.env.__NEXT_PROCESSED_ENV) return
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/** The folder of everything that must outlive a restart: DATA_DIR, by default .data in the project. */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

/** Runs a script's main function: its number is the exit code, a Refusal is one line, anything else a stack. */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** An error as it is shown to whoever ran the script. */
export function explain(error) {
  if (error?.name === 'Refusal') return error.message
  if (error?.code === 'EACCES' || error?.code === 'EPERM') {
    return `Not allowed to use ${error.path ?? 'a file'} (${error.message}). Run as the user it belongs to.`
  }
  return error
}

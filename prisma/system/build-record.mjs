import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const folders = ['app', 'components', 'lib', 'prisma', 'public']
const record = path.join(root, '.next', 'built-from')

/** SHA-256 of everything that a build depends on: the source folders and the configuration files at the top level. */
export function digestOf(project) {
  const hash = createHash('sha256')
  const top = readdirSync(project, { withFileTypes: true }).filter((entry) => entry.isFile() && isSource(entry.name))
  const files = [...top.map((entry) => entry.name), ...folders.flatMap((folder) => filesIn(project, folder))]
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0')
  return hash.digest('hex')
}

/** True when the existing build was made from the present sources. */
export function isBuilt() {
  return existsSync(record) && readFileSync(record, 'utf8') === digestOf(root)
}

/** Marks the existing build as outdated: called before a new one starts. */
export function forgetBuild() {
  rmSync(record, { force: true })
}

/** Records the sources of the build that has just finished. `digest` must be from before it started. */
export function recordBuild(digest) {
  writeFileSync(record, digest)
}

function isSource(name) {
  return /\.(tsx?|m?js|json)$/.test(name) && name !== 'next-env.d.ts' && !name.startsWith('.')
}

function filesIn(project, folder) {
  if (!existsSync(path.join(project, folder))) return []
  return readdirSync(path.join(project, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(path.join('prisma', 'generated')))
}

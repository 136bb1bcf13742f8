import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const folders = ['app', 'components', 'lib', 'prisma', 'public']
const note = path.join(root, '.next', 'built-from')

/** A digest of everything a build is made from: those folders, and the files at the top that configure it. */
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

/** True when the build that is there was made from what is there now. */
export function isBuilt() {
  return existsSync(note) && readFileSync(note, 'utf8') === digestOf(root)
}

/** Forgets what the present build was made from; called before a new one begins. */
export function forgetBuild() {
  rmSync(note, { force: true })
}

/** Records what the present build was made from: the digest from before it began. */
export function recordBuild(digest) {
  writeFileSync(note, digest)
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

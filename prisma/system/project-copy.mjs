import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { SYSTEM_FOLDER } from './data-folder.mjs'
import { root } from './project.mjs'
import { digestOf } from './build-record.mjs'
import { canRead, runAs } from './os-users.mjs'

/** What the server needs of the project besides its packages. Not .env, which root has loaded. */
const served = [
  '.next',
  'lib',
  'prisma',
  'public',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const excluded = new Set([path.join(root, '.next', 'cache'), path.join(root, '.next', 'dev')])

/**
 * Called by root: a folder from which all of these users can run the project. The project's own or, if one of them
 * cannot read it, a copy in /var/lib/laurel that only root can change.
 */
export function readableProject(users) {
  const all = Object.values(users)
  const canRun = (user) => runAs(user, '/', process.execPath, ['--version']).status === 0
  if (!all.every(canRun)) process.execPath = copyOfNode()
  const needed = ['package.json', 'prisma', '.next', '.next/BUILD_ID', 'node_modules/next/package.json']
  const present = needed.map((name) => path.join(root, name)).filter((file) => existsSync(file))
  const blind = all.find((user) => !present.every((file) => canRead(user, file)))
  return blind ? copyOfProject(blind) : root
}

function copyOfProject(user) {
  const build = path.join(root, '.next', 'BUILD_ID')
  const content = `${digestOf(root)} ${existsSync(build) ? readFileSync(build, 'utf8') : ''}`
  const family = `app-${path.basename(root)}-${hash(root)}-`
  const copy = path.join(SYSTEM_FOLDER, family + hash(content))
  if (existsSync(copy)) return copy
  console.log(`The user ${user.name} cannot read ${root}: copying what is served to ${copy}.`)
  const aside = `${copy}.new-${process.pid}`
  makeReadableFolder(SYSTEM_FOLDER)
  rmSync(aside, { recursive: true, force: true })
  for (const place of [...served, ...packages()]) {
    if (existsSync(path.join(root, place))) copyReadable(path.join(root, place), path.join(aside, place))
  }
  renameSync(aside, copy)
  for (const name of readdirSync(SYSTEM_FOLDER)) {
    if (name.startsWith(family) && path.join(SYSTEM_FOLDER, name) !== copy)
      rmSync(path.join(SYSTEM_FOLDER, name), { recursive: true })
  }
  return copy
}

function copyOfNode() {
  const copy = path.join(SYSTEM_FOLDER, `node-${process.version}`)
  makeReadableFolder(SYSTEM_FOLDER)
  if (!existsSync(copy)) copyReadable(process.execPath, copy)
  return copy
}

/** The top-level folders of the packages in package-lock.json that are not for development alone. */
function packages() {
  const { packages: entries } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.keys(entries).filter((place) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !entries[place].dev)
}

/** Copies files and folders world-readable. Files that are so already become hard links. */
function copyReadable(from, to) {
  if (excluded.has(from)) return
  const stats = lstatSync(from)
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(from), to)
  if (stats.isDirectory()) {
    makeReadableFolder(to)
    for (const name of readdirSync(from)) copyReadable(path.join(from, name), path.join(to, name))
    return
  }
  makeReadableFolder(path.dirname(to))
  const mode = (stats.mode & 0o777) | 0o444 | (stats.mode & 0o100 ? 0o111 : 0)
  if (mode !== (stats.mode & 0o777) || !link(from, to)) {
    copyFileSync(from, to)
    chmodSync(to, mode)
  }
}

function link(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false // on another file system
  }
}

function makeReadableFolder(folder) {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12)

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../system/child-process.mjs'
import { Refusal, root } from '../system/project.mjs'

/**
 * True when what npm says it installed is what the lock asks for. Optional packages may be absent: they are
 * those of other machines.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '') return true
    const found = installed.packages[place]
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional)
  })
}

/**
 * Installs what package-lock.json asks for, unless it is there already: without the packages' install scripts,
 * which npm may block and of which Laurel needs none. Throws a Refusal when npm fails.
 */
export async function ensureInstalled() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const note = path.join(root, 'node_modules', '.package-lock.json') // npm's own record, written last
  if (existsSync(note) && isInstalled(lock, JSON.parse(readFileSync(note, 'utf8')))) return
  console.log('Installing packages (npm ci) …')
  const { code, signal } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0 || signal) throw new Refusal('npm could not install the packages: see above.')
}

/** The npm that runs this script, or the one in the path. */
function npm(args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

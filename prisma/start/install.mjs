import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../system/child-process.mjs'
import { root, UserError } from '../system/project.mjs'

/**
 * True when npm's record of what it installed matches the lock file. Optional packages may be missing: they are for
 * other platforms.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '') return true
    const found = installed.packages[place]
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional)
  })
}

/**
 * Installs the packages of package-lock.json unless they are installed already. Runs no install scripts: Laurel needs
 * none of them, and npm may block them. Throws a UserError when npm fails.
 */
export async function ensureInstalled() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const record = path.join(root, 'node_modules', '.package-lock.json') // npm writes it last
  if (existsSync(record) && isInstalled(lock, JSON.parse(readFileSync(record, 'utf8')))) return
  console.log('Installing packages (npm ci) …')
  const { code, signal } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0 || signal) throw new UserError('npm could not install the packages: see above.')
}

/** Runs the npm that runs this script, else the one in the PATH. */
function npm(args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

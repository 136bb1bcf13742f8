import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The checksum of a package in npm's registry, or null if the registry does not know it or cannot be reached. */
export async function integrityOf(name, version) {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--json', '--loglevel=silent']
  try {
    const { stdout } = await promisify(execFile)('npm', args, { shell: process.platform === 'win32' })
    const integrity = stdout && JSON.parse(stdout)
    return typeof integrity === 'string' ? integrity : null
  } catch {
    return null
  }
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The checksum that npm's registry states for one package, or null when it cannot be asked or does not know it. */
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

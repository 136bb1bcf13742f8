// Imported first, before anything that an old Node.js could not even load.
import { readFileSync } from 'node:fs'

/**
 * True when `version` ("v20.19.0") is at least the one that `range` (">=20.19") asks for.
 */
export function satisfies(version, range) {
  const numbers = (text) =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number)
  const [have, want] = [numbers(version), numbers(range)]
  for (let part = 0; part < want.length; part += 1) {
    const difference = (have[part] || 0) - want[part]
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Ends the process with one clear line when this Node.js is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (satisfies(process.version, engines.node)) return
  console.error(
    `Laurel needs Node.js ${engines.node.replace('>=', '')} or newer, and this is ${process.version}: see https://nodejs.org`,
  )
  process.exit(1)
}

// Imported first: other modules use syntax that an old Node.js cannot load.
import { readFileSync } from 'node:fs'

/** True when `version` ("v20.19.0") is in `range` (">=20.19", the only form that is understood). */
export function satisfies(version, range) {
  const numbers = (text) =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number)
  const [actual, required] = [numbers(version), numbers(range)]
  for (let part = 0; part < required.length; part += 1) {
    const difference = (actual[part] || 0) - required[part]
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Ends the process with a message when this Node.js is older than package.json requires. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (satisfies(process.version, engines.node)) return
  console.error(
    `Laurel needs Node.js ${engines.node.replace('>=', '')} or newer, and this is ${process.version}: see https://nodejs.org`,
  )
  process.exit(1)
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../system/project.mjs'

const chunks = path.join(root, '.next', 'server', 'chunks')

/**
 * Turbopack writes a chunk once for each of its routes, and the server would keep each copy in memory (decision 0074).
 * On Vercel a function has only the files that Next traced for it, so nothing is replaced there.
 */
export function shareServerChunks() {
  if (process.env.VERCEL) return
  for (const folder of [chunks, path.join(chunks, 'ssr')]) if (existsSync(folder)) shareEqualScripts(folder)
}

/**
 * Replaces all but the first of a folder's scripts that differ in nothing but the address of their source map by one
 * that loads the first. Returns the names of those replaced.
 */
export function shareEqualScripts(folder) {
  const first = new Map()
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return scripts.sort().filter((name) => {
    const file = path.join(folder, name)
    const code = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '')
    if (!first.has(code)) {
      first.set(code, name)
      return false
    }
    writeFileSync(file, `module.exports=require(${JSON.stringify(`./${first.get(code)}`)})\n`)
    return true
  })
}

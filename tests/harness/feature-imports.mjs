import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { root } from '../../prisma/system/project.mjs'

/** The modules of a folder with their text. */
export function modulesIn(folder) {
  const paths = readdirSync(join(root, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/**
 * The feature that a file of lib/ belongs to: its folder. Null for the files that stand beside the folders, and for
 * lib/ports: it chooses implementations, which are of features, for these features' commands.
 */
const featureOf = (path) => /^lib\/(?!ports\/)([^/]+)\/./.exec(path)?.[1] ?? null

/** The path of an imported module from the project's root; null for a package. */
export function importedPath(from, module) {
  if (module.startsWith('@/')) return module.slice(2)
  return module.startsWith('.') ? posix.join(posix.dirname(from), module) : null
}

/** The pairs of features that import each other, types included, with the files that do. */
export function mutualImports(files) {
  const imports = new Map()
  for (const { path, text } of files) {
    const from = featureOf(path)
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const to = featureOf(importedPath(path, fileName) ?? '')
      if (!from || !to || from === to) continue
      const pair = `${from} → ${to}`
      imports.set(pair, [...(imports.get(pair) ?? []), `${path} imports ${fileName}`])
    }
  }
  return [...imports].flatMap(([pair, there]) => {
    const [from, to] = pair.split(' → ')
    const back = imports.get(`${to} → ${from}`)
    return back && from < to ? [{ pair: `${from} and ${to}`, files: [...there, ...back] }] : []
  })
}

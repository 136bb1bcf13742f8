import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..', '..')
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The files below a folder with matching names, as paths from the root. */
function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(path.basename(file)))
    .map((file) => `${folder}/${file}`)
}

/** The named exports of a module. */
function exportsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const declared = [...source.matchAll(/^export (?:async )?(?:const|let|function) (\w+)/gm)].map(([, name]) => name)
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1)),
  )
  return [...declared, ...listed].filter((name): name is string => Boolean(name))
}

/** Every `route.ts` in the tree, as a path from the root. */
export const routeFiles = (): string[] => filesIn('app', /^route\.tsx?$/)

/** Every route handler in the tree: `METHOD folder`, where the folder is the path below app/. */
export function routeHandlers(): string[] {
  return routeFiles()
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => methods.has(name))
        .map((method) => `${method} ${path.dirname(file).slice('app'.length)}`),
    )
    .sort()
}

/** Every server action in the tree: `name file`. */
export function serverActions(): string[] {
  return ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => /^\s*['"]use server['"]/m.test(readFileSync(path.join(root, file), 'utf8')))
    .flatMap((file) => exportsOf(file).map((name) => `${name} ${file}`))
    .sort()
}

type Manifest = { node: Record<string, { exportedName: string; filename: string }> }

/** The build id of each server action, by `name file`. */
export function actionIds(): Map<string, string> {
  const manifest = path.join(root, '.next', 'server', 'server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  return new Map(Object.entries(node).map(([id, { exportedName, filename }]) => [`${exportedName} ${filename}`, id]))
}

/** Every page in the tree, as the path below app/ without the groups. */
export function pages(): string[] {
  return filesIn('app', /^page\.tsx$/)
    .map(
      (file) =>
        path
          .dirname(file)
          .slice('app'.length)
          .replaceAll(/\/\([^)]+\)/g, '') || '/',
    )
    .sort()
}

import { posix } from 'node:path'
import ts from 'typescript'
import { importedPath } from './feature-imports.mjs'

const routeFile = /^(?:page|layout|template|loading|error|global-error|not-found|route|manifest)\.tsx?$/
/** Folders that stay whole, however many routes use their files. */
const wholeFolders = ['components/ui/', 'components/paths/', 'components/illustrations/', 'components/offline/worker/']

const folderOf = (path) => posix.dirname(path)
const isIn = (path, folder) => path.startsWith(`${folder}/`)
const isRouteFile = ({ path }) => isIn(path, 'app') && routeFile.test(posix.basename(path))

/** For each path the paths that it imports, on demand too. */
function importsOf(files) {
  const paths = new Set(files.map(({ path }) => path))
  const find = (module) => ['', '.ts', '.tsx'].map((end) => module + end).find((path) => paths.has(path))
  return new Map(
    files.map(({ path, text }) => {
      const modules = ts.preProcessFile(text, true, true).importedFiles
      return [path, modules.flatMap(({ fileName }) => find(importedPath(path, fileName) ?? '') ?? [])]
    }),
  )
}

/** The routes that render a route file: of a layout and the like, those of all pages below it. */
function routesOf(path, pages) {
  const below = pages.filter((page) => isIn(page, folderOf(path))).map(folderOf)
  return posix.basename(path).startsWith('page.') || below.length === 0 ? [folderOf(path)] : below
}

/** For each path the routes that reach it. */
function routesByPath(files) {
  const imports = importsOf(files)
  const routeFiles = files.filter(isRouteFile).map(({ path }) => path)
  const pages = routeFiles.filter((path) => posix.basename(path).startsWith('page.'))
  const routes = new Map(files.map(({ path }) => [path, new Set()]))
  for (const start of routeFiles) {
    const reached = new Set([start])
    // A set also visits what is added to it meanwhile.
    for (const path of reached) for (const imported of imports.get(path)) reached.add(imported)
    for (const path of reached) for (const route of routesOf(start, pages)) routes.get(path).add(route)
  }
  return routes
}

/** What to do with each file of app/ and components/ that is not where its routes want it. */
export function misplaced(files) {
  const routes = routesByPath(files)
  return files.flatMap((file) => {
    const { path } = file
    const [route, ...others] = [...routes.get(path)].sort()
    if (isRouteFile(file) || wholeFolders.some((folder) => path.startsWith(folder))) return []
    if (!route) return [`${path}: delete it, no route uses it`]
    if (others.length === 0) return isIn(path, route) ? [] : [`${path}: move it beside ${route}, which alone uses it`]
    if (isIn(path, 'components')) return []
    return [`${path}: move it to components/, ${[route, ...others].join(' and ')} use it`]
  })
}

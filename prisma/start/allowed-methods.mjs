import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../system/project.mjs'

const folder = path.join(root, 'app', 'api')
const record = path.join(root, '.next', 'allowed-methods.json')
const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT']

let recorded

/**
 * The `Allow` header for a path below /api/, which Next's 405 response lacks; undefined without a build, or if no route
 * has the path.
 */
export function allowedMethods(pathname, routes = (recorded ??= recordedRoutes())) {
  return routes.find(({ pattern }) => new RegExp(pattern).test(pathname))?.allow
}

/** Records the routes for the server, which has no sources of them. Called by the build. */
export function recordRoutes() {
  writeFileSync(record, JSON.stringify(readRoutes()))
}

const recordedRoutes = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [])

/** The routes below /api/ in Next's order of precedence: at each segment a name comes before a parameter. */
export function readRoutes() {
  return readdirSync(folder, { recursive: true })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => ({ route: `/api/${path.dirname(file)}`, source: readFileSync(path.join(folder, file), 'utf8') }))
    .sort((one, other) => (precedenceOf(one.route) < precedenceOf(other.route) ? -1 : 1))
    .map(({ route, source }) => ({ pattern: patternOf(route), allow: allowOf(source) }))
}

// Among the characters of a route, only `~` sorts after the letters.
const precedenceOf = (route) => route.replaceAll('[...', '~~').replaceAll('[', '~')

function patternOf(route) {
  const pattern = route.replace(/\[\.\.\.\w+\]/g, '*').replace(/\[\w+\]/g, '[^/]+')
  return `^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}$`
}

function allowOf(source) {
  const own = methods.filter((name) => isExported(source, name))
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ')
}

/** As `export const GET = …`, or in a list as `GET` or `handler as GET`. */
const isExported = (source, name) =>
  new RegExp(`^export (?:(?:const|async function|function) ${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\})`, 'm').test(source)

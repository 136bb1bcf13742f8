import { operations } from '@/lib/openapi/operations'
import { allowedMethods, readRoutes } from '@/prisma/start/allowed-methods.mjs'

const paths = [...new Set(operations.map(({ path }) => path))].filter((path) => path.startsWith('/api/'))
const routes = readRoutes()

test.each(paths)('the Allow header of %s names its operations', (path) => {
  const own = operations.filter((operation) => operation.path === path).map(({ method }) => method.toUpperCase())
  const withOthers = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  expect(allowedMethods(path.replaceAll(/\{\w+\}/g, 'x.y'), routes)).toBe(withOthers.sort().join(', '))
})

test('a path of several segments belongs to the route that takes them all', () => {
  expect(allowedMethods('/api/auth/callback/credentials', routes)).toBe('GET, HEAD, OPTIONS, POST')
  expect(allowedMethods('/api/nothing/here', routes)).toBe('DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT')
  expect(allowedMethods('/elsewhere', routes)).toBeUndefined()
})

import path from 'node:path'
import type { Operation } from '@/lib/http/operation'
import { operations } from '@/lib/openapi/operations'
import { routeFiles } from '../../harness/doors'

/** Routes outside the REST API: next-auth's own endpoints, the login form, the 404 response, and pictures. */
const elsewhere = ['/api/auth/[...nextauth]', '/api/auth/login/form', '/api/[...unknown]', '/avatars/[name]']

const all = routeFiles().map((file) => path.posix.dirname(file).slice('app'.length))
const folders = all.filter((folder) => !elsewhere.includes(folder))

/** An operation without its path: two paths may share one otherwise. */
const stated = ({ path: _path, summary: _summary, description: _description, ...rest }: Operation) => rest

type Doors = Record<string, { operation?: Operation }>
const doorsOf = async (folder: string) =>
  Object.entries((await import(`../../../app${folder}/route`)) as Doors).filter(([name]) => name === name.toUpperCase())

test.each(all)('%s answers through route()', async (folder) => {
  for (const [, { operation }] of await doorsOf(folder)) expect(operation).toMatchObject({ access: expect.any(String) })
})

test.each(folders)('%s exports exactly the operations of its path', async (folder) => {
  const at = folder.replaceAll('[', '{').replaceAll(']', '}')
  const exported = await doorsOf(folder)
  const own = operations.filter((operation) => operation.path === at)
  expect(exported.map(([method]) => method.toLowerCase()).sort()).toEqual(own.map(({ method }) => method).sort())
  for (const [name, { operation }] of exported) {
    const documented = own.find(({ method }) => method === name.toLowerCase())
    expect(operation && stated(operation)).toEqual(documented && stated(documented))
  }
})

test('every operation has a route file', () => {
  const paths = operations.map((operation) => operation.path.replaceAll('{', '[').replaceAll('}', ']'))
  expect([...new Set(paths)].sort()).toEqual([...folders].sort())
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addIntegrity, completeLock, unchecked } from '../../../.ci/lockfile.mjs'
import { root } from '../../../prisma/system/project.mjs'

const lockWith = (packages) => ({ lockfileVersion: 3, packages })

test('adds the packages of other platforms that a package depends on', () => {
  const { packages } = completeLock(
    lockWith({
      'node_modules/next': {
        version: '1.0.0',
        optionalDependencies: { '@next/swc-darwin-arm64': '1.0.0', here: '1.0.0' },
      },
      'node_modules/here': { version: '1.0.0', optional: true },
    }),
  )
  expect(packages['node_modules/@next/swc-darwin-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    optional: true,
    os: ['darwin'],
  })
  expect(Object.keys(packages)).toEqual([
    'node_modules/@next/swc-darwin-arm64',
    'node_modules/here',
    'node_modules/next',
  ])
})

test('adds them beside a nested package, marks development ones, and distinguishes musl from glibc', () => {
  const { packages } = completeLock(
    lockWith({
      'node_modules/a/node_modules/b': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@b/linux-arm64-musl': '2.0.0' },
      },
    }),
  )
  expect(packages['node_modules/a/node_modules/@b/linux-arm64-musl']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
})

test('finds a package installed in a parent folder', () => {
  const lock = lockWith({
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { c: '^1.0.0' } },
    'node_modules/c': { version: '1.2.0', optional: true },
  })
  expect(completeLock(lock)).toEqual(lock)
})

test('removes download URLs, and keeps links', () => {
  const { packages } = completeLock(
    lockWith({
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz', integrity: 'sha512-x' },
      'node_modules/b': { resolved: 'packages/b', link: true },
    }),
  )
  expect(packages['node_modules/a']).toEqual({ version: '1.0.0', integrity: 'sha512-x' })
  expect(packages['node_modules/b']).toEqual({ resolved: 'packages/b', link: true })
})

test('rejects a dependency without an exact version', () => {
  const lock = lockWith({ 'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-win32-x64': '^1.0.0' } } })
  expect(() => completeLock(lock)).toThrow('a-win32-x64@^1.0.0')
})

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

  test('has no download URL', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([])
  })

  test('has a checksum for every package, of every platform', () => {
    expect(unchecked(lock)).toEqual([])
  })
})

test('requests only missing checksums, by the name and version of the entry', async () => {
  const lock = lockWith({
    '': { name: 'project', version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { resolved: 'packages/b', link: true },
    'node_modules/a/node_modules/@c/linux': { version: '2.0.0', optional: true },
    'node_modules/alias': { name: 'd', version: '3.0.0' },
    'node_modules/unknown': { version: '4.0.0' },
  })
  const asked = []
  const { lock: checked, missing } = await addIntegrity(lock, async (name, version) => {
    asked.push(`${name}@${version}`)
    return name === 'unknown' ? null : `sha512-${name}`
  })
  expect(asked).toEqual(['@c/linux@2.0.0', 'd@3.0.0', 'unknown@4.0.0'])
  expect(Object.entries(checked.packages['node_modules/a/node_modules/@c/linux'])).toEqual([
    ['version', '2.0.0'],
    ['integrity', 'sha512-@c/linux'],
    ['optional', true],
  ])
  expect(checked.packages['node_modules/alias'].integrity).toBe('sha512-d')
  expect(missing).toEqual(['node_modules/unknown'])
})

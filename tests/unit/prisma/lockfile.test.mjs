import { completeLock } from '../../../prisma/lockfile.mjs'

const lockWith = (packages) => ({ lockfileVersion: 3, packages })

test('adds the packages for other machines that a package names', () => {
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

test('puts them beside a nested package, marks those of development, and tells musl from glibc', () => {
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

test('finds one that is installed further up', () => {
  const lock = lockWith({
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { c: '^1.0.0' } },
    'node_modules/c': { version: '1.2.0', optional: true },
  })
  expect(completeLock(lock)).toEqual(lock)
})

test('takes download addresses out, and leaves links', () => {
  const { packages } = completeLock(
    lockWith({
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz', integrity: 'sha512-x' },
      'node_modules/b': { resolved: 'packages/b', link: true },
    }),
  )
  expect(packages['node_modules/a']).toEqual({ version: '1.0.0', integrity: 'sha512-x' })
  expect(packages['node_modules/b']).toEqual({ resolved: 'packages/b', link: true })
})

test('does not guess a version', () => {
  const lock = lockWith({ 'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-win32-x64': '^1.0.0' } } })
  expect(() => completeLock(lock)).toThrow('a-win32-x64@^1.0.0')
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

/** The first versions without known advisories. */
const floors = { next: '16.4.5', 'next-auth': '4.24.15', sharp: '0.35.4' }

const isAtLeast = (version, floor) => version.localeCompare(floor, 'en', { numeric: true }) >= 0

test.each(Object.entries(floors))('every %s that is installed is %s or later', (name, floor) => {
  const versions = Object.entries(packages)
    .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version)
  expect(versions).not.toHaveLength(0)
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
})

test('versions are compared by number', () => {
  expect(isAtLeast('16.10.0', '16.4.5')).toBe(true)
  expect(isAtLeast('4.24.9', '4.24.15')).toBe(false)
})

test('every direct dependency has one exact version', () => {
  const { dependencies, devDependencies } = packages['']
  const all = Object.entries({ ...dependencies, ...devDependencies })
  // A package may be installed under another name.
  const loose = all.filter(([, version]) => !/^(?:npm:.+@)?\d/.test(version))
  expect(loose).toEqual([])
})

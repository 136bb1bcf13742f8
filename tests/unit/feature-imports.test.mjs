import { modulesIn, mutualImports } from '../harness/feature-imports.mjs'

const file = (path, text) => ({ path, text })

test('no two features of lib import each other', () => {
  const files = modulesIn('lib')
  expect(files.length).toBeGreaterThan(300)
  expect(mutualImports(files)).toEqual([])
})

test.each([
  ['a type', "import type { B } from '@/lib/b/rows'"],
  ['a relative path', "import { b } from '../b/rows'"],
  ['an import on demand', "export const load = () => import('@/lib/b/rows')"],
  ['a re-export', "export { b } from '@/lib/b/rows'"],
])('features that import each other are found by %s', (_, text) => {
  const back = file('lib/b/commands.ts', "import { a } from '@/lib/a/commands'")
  expect(mutualImports([file('lib/a/commands.ts', text), back]).map(({ pair }) => pair)).toEqual(['a and b'])
})

test('a feature may import another, itself, and the files beside the folders', () => {
  const text = "import { b } from '@/lib/b/rows'\nimport { db } from '@/lib/db'\nimport { other } from './other'"
  const below = file('lib/b/rows.ts', "import { z } from 'zod'\nimport { now } from '@/lib/clock'")
  expect(mutualImports([file('lib/a/commands.ts', text), below])).toEqual([])
})

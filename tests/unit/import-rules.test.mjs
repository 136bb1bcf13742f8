import { spawnSync } from 'node:child_process'
import { root } from '../../prisma/system/project.mjs'

const database = "export { db } from '@/lib/db'"
// The lint rule is silent when the paths of tsconfig.json cannot be resolved, so this test verifies it.
const forbidden = [
  ['components/task/leak.tsx', database],
  ['lib/tasks/leak.ts', database],
  ['app/leak.ts', database],
  ['middleware.ts', database],
  ['lib/tasks/commands.ts', "export { cn } from '@/components/ui/cn'"],
]
const allowed = ['lib/tasks/commands.ts', database]
const readsClock = ['lib/tasks/status.ts', 'export const at = new Date()']

const broken = new Map()
beforeAll(() => {
  const all = [...forbidden, allowed, readsClock]
  const input = JSON.stringify(all.map(([file, line]) => [file, `${line}\n`]))
  const { stdout, stderr } = spawnSync(process.execPath, ['tests/harness/lint-text.mjs'], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  for (const [index, rules] of JSON.parse(stdout).entries()) broken.set(all[index].join(), rules)
})
const rulesBrokenBy = (file, line) => broken.get([file, line].join())

test.each(forbidden)('%s may not contain: %s', (file, line) => {
  expect(rulesBrokenBy(file, line)).toContain('import-x/no-restricted-paths')
})

test('commands may import the database, and only lib/clock.ts may read the clock', () => {
  expect(rulesBrokenBy(...allowed)).toEqual([])
  expect(rulesBrokenBy(...readsClock)).toContain('no-restricted-syntax')
})

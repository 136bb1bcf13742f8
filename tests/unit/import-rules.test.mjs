import { spawnSync } from 'node:child_process'
import { root } from '../../prisma/project.mjs'

/** What ESLint says of one line of code in a file of that name. */
function faults(file, line) {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--format', 'json', '--stdin', '--stdin-filename', file],
    { cwd: root, input: `${line}\n`, encoding: 'utf8' },
  )
  return JSON.parse(stdout)[0].messages.map(({ ruleId }) => ruleId)
}

const database = "export { db } from '@/lib/db'"

// Silent when the paths of tsconfig.json cannot be resolved, so held by a test.
test.each([
  ['components/task/leak.tsx', database],
  ['lib/tasks/leak.ts', database],
  ['app/leak.ts', database],
  ['middleware.ts', database],
  ['lib/tasks/commands.ts', "export { cn } from '@/components/ui/cn'"],
])(
  '%s may not say: %s',
  (file, line) => {
    expect(faults(file, line)).toContain('import-x/no-restricted-paths')
  },
  30_000,
)

test('commands reach the database, and only lib/clock.ts reads the clock', () => {
  expect(faults('lib/tasks/commands.ts', database)).toEqual([])
  expect(faults('lib/tasks/status.ts', 'export const at = new Date()')).toContain('no-restricted-syntax')
}, 30_000)

import { spawnSync } from 'node:child_process'
import { root } from '../../prisma/system/project.mjs'

const database = "export { db } from '@/lib/db'"
const server = "import 'server-only'"
const [paths, imports, syntax, globals] = [
  'import-x/no-restricted-paths',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-syntax',
  'no-restricted-globals',
]
// The lint rule is silent when the paths of tsconfig.json cannot be resolved, so this test verifies it. The files named
// `new` do not exist: a file that the configuration has not seen is held to the rules for pure files.
const forbidden = [
  ['components/task/new.tsx', database, paths],
  ['components/task/new.tsx', "export { findTask } from '@/lib/tasks/queries'", paths],
  ['components/pauses/actions.ts', database, paths],
  ['components/task/new.tsx', "export { default } from '@/lib/i18n/en/task.json'", paths],
  ['app/(shell)/new.tsx', "export { en } from '@/lib/i18n/en'", paths],
  ['app/(shell)/new.tsx', "'use client'\nimport { catalogues } from '@/lib/i18n/catalogues'\ncatalogues.en", syntax],
  ['lib/tasks/new.ts', "export { catalogues } from '@/lib/i18n/catalogues'", paths],
  ['lib/tasks/new.ts', "export { default } from '@/lib/i18n/en/task.json'", paths],
  ['lib/tasks/new.ts', database, paths],
  ['lib/tasks/new.ts', "export { now } from '@/lib/clock'", paths],
  ['lib/tasks/new.ts', "export { findTask } from '@/lib/tasks/queries'", paths],
  ['lib/tasks/new.ts', "export { readFile } from 'node:fs/promises'", imports],
  ['lib/tasks/new.ts', "export { get } from 'some-client'", imports],
  ['lib/tasks/new.ts', 'export const load = () => fetch("https://example.org")', globals],
  ['lib/tasks/new.ts', 'export const size = (text) => Buffer.byteLength(text)', globals],
  ['lib/tasks/new.ts', 'export const wait = (then) => setTimeout(then, 10)', globals],
  ['lib/tasks/new.ts', 'export const at = performance.now()', globals],
  ['lib/tasks/commands.ts', `${server}\nexport const at = performance.now()`, globals],
  ['lib/tasks/new.ts', 'export const at = Date()', syntax],
  ['lib/tasks/new.ts', 'export const secret = globalThis.process.env.SECRET', syntax],
  ['lib/new/commands.ts', 'export const markFavourite = () => fetch("https://example.org")', syntax],
  ['lib/new/commands.ts', database, syntax],
  ['lib/new/commands.ts', database, paths],
  ['app/(shell)/new.tsx', "'use client'\nimport { createTask } from '@/lib/tasks/commands'\ncreateTask()", syntax],
  ['app/(shell)/new.tsx', "'use client'\nexport const load = () => import('@/lib/tasks/queries')", syntax],
  ['app/new.ts', database, paths],
  ['app/(shell)/new.tsx', "export { lockOwnTask } from '@/lib/tasks/lock-own-task'", paths],
  ['app/api/new/route.ts', 'export const GET = (request) => request.json()', syntax],
  ['app/api/new/route.ts', 'export const GET = (url) => url.searchParams', syntax],
  ['app/api/new/route.ts', "export { authorize } from '@/lib/auth/policy'", imports],
  ['middleware.ts', database, paths],
  ['middleware.ts', "export { failed } from '@/lib/http/route'", paths],
  ['lib/tasks/commands.ts', `${server}\nexport { cn } from '@/components/ui/cn'`, paths],
  ['lib/tasks/status.ts', 'export const at = new Date()', syntax],
  ['components/task/new.tsx', 'useEffect(() => list.current?.scrollIntoView(), [])', syntax],
]
const allowed = [
  ['middleware.ts', "export { transportSecurity } from '@/lib/transport-security.mjs'"],
  ['components/pauses/actions.ts', "'use server'\nexport { createPause } from '@/lib/pauses/commands'"],
  ['lib/tasks/commands.ts', `${server}\n${database}`],
  ['lib/tasks/new.ts', "export { parseISO } from 'date-fns'"],
  ['app/(shell)/new.tsx', "export { findTask } from '@/lib/tasks/queries'"],
  ['app/(shell)/new.tsx', "'use client'\nexport type { Task } from '@/lib/tasks/queries'"],
]

const broken = new Map()
beforeAll(() => {
  const all = [...forbidden, ...allowed]
  const input = JSON.stringify(all.map(([file, code]) => [file, `${code}\n`]))
  const { stdout, stderr } = spawnSync(process.execPath, ['tests/harness/lint-text.mjs'], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  for (const [index, rules] of JSON.parse(stdout).entries()) broken.set(all[index].slice(0, 2).join(), rules)
})
const rulesBrokenBy = (file, code) => broken.get([file, code].join())

test.each(forbidden)('%s may not contain: %s', (file, code, rule) => {
  expect(rulesBrokenBy(file, code)).toContain(rule)
})

test.each(allowed)('%s may contain: %s', (file, code) => {
  expect(rulesBrokenBy(file, code)).toEqual([])
})

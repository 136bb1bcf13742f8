import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestOf } from '../../../prisma/system/build-record.mjs'

let project
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'laurel-sources-'))
  write('app/page.tsx', 'one')
  write('next.config.ts', 'two')
})
afterEach(() => rmSync(project, { recursive: true }))

test.each(['app/page.tsx', 'lib/points/streak.ts', 'package-lock.json', 'middleware.ts', 'public/icon.svg'])(
  'a change of %s requires a new build',
  (file) => {
    const before = digestOf(project)
    write(file, 'changed')
    expect(digestOf(project)).not.toBe(before)
  },
)

test.each(['README.md', 'tests/unit/a.test.ts', 'prisma/generated/client.ts', '.env', '.data/x', 'next-env.d.ts'])(
  'a change of %s requires no new build',
  (file) => {
    const before = digestOf(project)
    write(file, 'changed')
    expect(digestOf(project)).toBe(before)
  },
)

test('moving text from one file to the next is a change', () => {
  const before = digestOf(project)
  write('app/page.tsx', 'onetwo')
  write('next.config.ts', '')
  expect(digestOf(project)).not.toBe(before)
})

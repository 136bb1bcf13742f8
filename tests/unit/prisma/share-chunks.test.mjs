import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shareEqualScripts } from '@/prisma/start/share-chunks.mjs'

describe('equal server chunks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-chunks-'))
  const write = (name, code) => writeFileSync(path.join(folder, name), `${code}\n//# sourceMappingURL=${name}.map\n`)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are loaded once, and others are left as they are', () => {
    write('a.js', 'module.exports=[1,()=>"one"]')
    write('b.js', 'module.exports=[1,()=>"one"]')
    write('c.js', 'module.exports=[1,()=>"another"]')
    writeFileSync(path.join(folder, 'b.js.map'), '{}')

    expect(shareEqualScripts(folder)).toEqual(['b.js'])

    const load = createRequire(path.join(folder, 'main.js'))
    expect(load('./b.js')).toBe(load('./a.js'))
    expect(load('./c.js')[1]()).toBe('another')
    expect(readFileSync(path.join(folder, 'b.js.map'), 'utf8')).toBe('{}')
  })
})

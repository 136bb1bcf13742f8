import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeFolders } from '../../../prisma/system/make-folders.mjs'
import { root } from '../../../prisma/system/project.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'laurel-folders-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is made with its parents, and again without an error', () => {
  const inner = path.join(folder, 'a', 'b')
  for (let time = 0; time < 2; time += 1) makeFolders(inner, 0o700)
  expect(statSync(inner).mode & 0o777).toBe(0o700)
})

test('a file in its place, or in that of a parent, is an error', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => makeFolders(file)).toThrow('EEXIST')
  expect(() => makeFolders(path.join(file, 'inner'))).toThrow('ENOTDIR')
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('a place that takes no folders is an error, at once', () => {
  const imported = pathToFileURL(path.join(root, 'prisma', 'system', 'make-folders.mjs'))
  const program = `
    import { makeFolders } from '${imported}'
    try { makeFolders('/proc/laurel/backups') } catch ({ code, message }) { console.log(code, message) }`
  const options = { encoding: 'utf8', timeout: 20_000 }
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], options)
  expect(stdout).toMatch(/^ENOTDIR \/proc\/laurel cannot be created: \/proc takes no folders\./)
})

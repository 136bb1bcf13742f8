import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const asRoot = process.getuid?.() === 0 ? test : test.skip
export const user = { name: 'nobody', uid: 65_534, gid: 65_534, home: '/' }
export const server = { name: '60601', uid: 60_601, gid: 60_601, home: '/' }
export const users = { server, database: user }

export let folder
export const inFolder = (...names) => path.join(folder, ...names)
export const owner = (file) => lstatSync(file).uid
export const makeFolder = () => (folder = mkdtempSync(path.join(tmpdir(), 'laurel-root-')))
export function removeFolder() {
  const database = inFolder('database')
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(path.dirname(readlinkSync(database)), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}

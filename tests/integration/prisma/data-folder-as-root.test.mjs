import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { giveDataFolder, SYSTEM_FOLDER } from '../../../prisma/system/data-folder.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { sessionSecret } from '../../../prisma/start/session-secret.mjs'
import { controller, unprivilegedUsers } from '../../../prisma/system/os-users.mjs'
import {
  asRoot,
  user,
  server,
  users,
  folder,
  inFolder,
  owner,
  makeFolder,
  removeFolder,
} from '../../harness/root-folder.mjs'

beforeEach(makeFolder)
afterEach(removeFolder)

describe('giving a data folder to its users', () => {
  asRoot("a folder for root alone stays root's, and lets the user through to what it needs", () => {
    expect(giveDataFolder(folder, users)).toBe(folder)
    expect([owner(folder), lstatSync(folder).mode & 0o777]).toEqual([0, 0o711])
    expect(['avatars', 'database', 'locks'].map((name) => owner(inFolder(name)))).toEqual([
      server.uid,
      user.uid,
      user.uid,
    ])
  })

  asRoot('what an older version kept as root is given away once, what links lead to never', () => {
    mkdirSync(inFolder('avatars'))
    writeFileSync(inFolder('avatars', 'a.webp'), 'picture')
    writeFileSync(inFolder('secret'), 'secret')
    symlinkSync(inFolder('secret'), inFolder('avatars', 'b.webp'))
    chmodSync(folder, 0o755)
    giveDataFolder(folder, users)
    expect([owner(inFolder('avatars', 'a.webp')), owner(inFolder('secret'))]).toEqual([server.uid, 0])
    writeFileSync(inFolder('avatars', 'roots'), '')
    giveDataFolder(folder, users)
    expect(owner(inFolder('avatars', 'roots'))).toBe(0)
  })

  asRoot('where the users cannot enter, the data folder is relocated, and found again', () => {
    const closed = inFolder('closed')
    mkdirSync(path.join(closed, 'database'), { recursive: true, mode: 0o700 })
    writeFileSync(path.join(closed, 'database', 'kept'), 'kept')
    const inner = path.join(closed, 'data')
    mkdirSync(inner)
    const relocated = giveDataFolder(inner, users)
    try {
      expect(path.dirname(relocated)).toBe(SYSTEM_FOLDER)
      expect(realpathSync(path.join(inner, 'database'))).toBe(path.join(relocated, 'database'))
      expect([owner(relocated), owner(path.join(relocated, 'avatars'))]).toEqual([0, server.uid])
      expect(giveDataFolder(inner, users)).toBe(relocated)
    } finally {
      rmSync(relocated, { recursive: true, force: true })
    }
  })

  asRoot("a relocated folder of an older version, the database's alone, keeps its database", () => {
    const old = path.join(SYSTEM_FOLDER, `test-${path.basename(folder)}`)
    mkdirSync(path.join(old, 'pg'), { recursive: true })
    for (const place of [old, path.join(old, 'pg')]) chownSync(place, user.uid, user.gid)
    symlinkSync(old, inFolder('database'))
    expect(unprivilegedUsers(root, folder).database).toMatchObject({ uid: user.uid })
    expect(giveDataFolder(folder, users)).toBe(`${old}.data`)
    expect(existsSync(inFolder('database', 'pg'))).toBe(true)
    expect([existsSync(old), owner(`${old}.data`)]).toEqual([false, 0])
  })

  asRoot('a database of another user is refused, and so is a folder that anybody can exchange', () => {
    mkdirSync(inFolder('database'))
    chownSync(inFolder('database'), 12_345, 12_345)
    chmodSync(folder, 0o755)
    expect(() => giveDataFolder(folder, users)).toThrow('belongs to another user')
    chmodSync(folder, 0o777)
    expect(() => controller(inFolder('database'))).toThrow('Anybody can exchange')
  })

  asRoot('a folder in the hands of another user is left to that user', () => {
    chownSync(folder, user.uid, user.gid)
    const inside = inFolder('data')
    expect(giveDataFolder(inside, users)).toBe(inside)
    expect(existsSync(inside)).toBe(false)
    expect(controller(inside)).toMatchObject({ uid: user.uid })
  })
})

describe('the session secret', () => {
  test('is created once, readable by its owner only, and shared by two first starts', async () => {
    const [first, second] = await Promise.all([sessionSecret(folder), sessionSecret(folder)])
    expect(second).toBe(first)
    expect(lstatSync(inFolder('nextauth.secret')).mode & 0o777).toBe(0o600)
  })

  asRoot('is believed by root only in a file of its own', async () => {
    writeFileSync(inFolder('nextauth.secret'), 'chosen by somebody else, and long enough')
    chownSync(inFolder('nextauth.secret'), user.uid, user.gid)
    await expect(sessionSecret(folder)).rejects.toThrow('does not belong to root')
    rmSync(inFolder('nextauth.secret'))
    symlinkSync('/etc/hostname', inFolder('nextauth.secret'))
    await expect(sessionSecret(folder)).rejects.toThrow('ELOOP')
  })
})

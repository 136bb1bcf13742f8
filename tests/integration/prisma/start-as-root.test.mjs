import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { giveDataFolder } from '../../../prisma/system/data-folder.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { unprivilegedUsers } from '../../../prisma/system/os-users.mjs'
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

/** Joins and leaves the folder's database as `npm start` does; `work` receives its URLs. */
async function withDatabase(work = async () => {}) {
  const child = spawn(process.execPath, [path.join(root, 'tests', 'harness', 'join-database.mjs'), folder, '--admin'])
  const [lines] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [''])])
  const ended = child.exitCode === null ? once(child, 'exit') : null
  const [url, adminUrl] = String(lines).trim().split('\n')
  try {
    await work(url, adminUrl)
  } finally {
    child.stdin.end()
    await ended
  }
}

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

test('the application owns its database and is not a superuser', async () => {
  chmodSync(folder, 0o755)
  await withDatabase(async (url, adminUrl) => {
    const { rows } = await ask(
      url,
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, pg_get_userbyid(datdba) = rolname AS owns
       FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
    )
    const none = {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    }
    expect(rows).toEqual([{ ...none, owns: true }])
    await expect(ask(url, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow('permission denied')
    await expect(ask(url, "SELECT pg_read_file('pg_hba.conf')")).rejects.toThrow('permission denied')
    const other = new URL(url)
    other.pathname = '/postgres'
    await expect(ask(other.toString(), 'SELECT 1')).rejects.toThrow('permission denied')
    await ask(url, 'CREATE EXTENSION pg_trgm') // a trusted extension, which the owner may create
    expect((await ask(adminUrl, 'SELECT 1')).rowCount).toBe(1)
  })
})

test("the objects that the superuser created in an older database become the application's", async () => {
  chmodSync(folder, 0o755)
  await withDatabase(async (_url, adminUrl) => {
    const database = adminUrl.replace(/postgres$/, 'laurel')
    await ask(adminUrl, 'ALTER DATABASE laurel OWNER TO laurel')
    await ask(
      database,
      `CREATE TYPE "Mood" AS ENUM ('good'); CREATE TABLE "Kept" (id serial PRIMARY KEY, mood "Mood");
       INSERT INTO "Kept" (mood) VALUES ('good'); CREATE VIEW "Seen" AS SELECT * FROM "Kept"; CREATE SEQUENCE "Count";
       CREATE FUNCTION "Two"(a int) RETURNS int LANGUAGE sql AS 'SELECT 2'; CREATE SCHEMA "Aside"`,
    )
  })
  await withDatabase(async (url) => {
    expect((await ask(url, 'SELECT mood FROM "Kept"')).rows).toEqual([{ mood: 'good' }])
    await ask(
      url,
      `ALTER TABLE "Kept" ADD COLUMN more int; DROP VIEW "Seen"; DROP TABLE "Kept"; DROP TYPE "Mood";
       DROP SEQUENCE "Count"; DROP FUNCTION "Two"; DROP SCHEMA "Aside"`,
    )
  })
})

asRoot('links that the database user plants lead root nowhere', async () => {
  chmodSync(folder, 0o755)
  await withDatabase()
  const precious = path.join(folder, 'precious')
  writeFileSync(precious, 'precious', { mode: 0o600 })
  const home = inFolder('database')
  const plant = (file) => {
    rmSync(file, { recursive: true, force: true })
    symlinkSync(precious, file)
  }
  for (const name of ['pg.port', 'pg.application-secret']) plant(path.join(home, name))
  plant(path.join(home, 'pg', 'postmaster.pid'))
  plant(path.join(home, 'users', '1'))
  plant(inFolder('locks', 'database', '999'))
  rmSync(inFolder('avatars'), { recursive: true })
  mkdirSync(inFolder('elsewhere'))
  symlinkSync(inFolder('elsewhere'), inFolder('avatars'))
  await withDatabase().catch(() => {})
  expect(readFileSync(precious, 'utf8')).toBe('precious')
  expect([owner(precious), lstatSync(precious).mode & 0o777]).toEqual([0, 0o600])
  expect([owner(inFolder('elsewhere')), owner(folder)]).toEqual([0, 0])
})

asRoot('no process of PostgreSQL, and nothing that keeps it, is root', async () => {
  chmodSync(folder, 0o755)
  await withDatabase(async () => {
    const [pid] = readFileSync(inFolder('database', 'pg', 'postmaster.pid'), 'utf8').split('\n')
    expect(owner(`/proc/${pid}`)).not.toBe(0)
    expect(owner(inFolder('database', 'pg.secret'))).not.toBe(0)
  })
})

describe('dropping privileges', () => {
  /** What a program can do after dropping privileges with this data folder. */
  async function leave(work = '') {
    const program = `import { readFileSync } from 'node:fs'
      import pg from ${JSON.stringify(path.join(root, 'node_modules', 'pg', 'lib', 'index.js'))}
      import { dropPrivileges } from ${JSON.stringify(path.join(root, 'prisma', 'start', 'drop-privileges.mjs'))}
      const { project, database: joining } = await dropPrivileges()
      const database = await joining
      let isRootAgain = true
      try { process.setuid(0) } catch { isRootAgain = false }
      const { DATA_DIR, NEXTAUTH_SECRET } = process.env
      const read = (file) => { try { return readFileSync(DATA_DIR + '/' + file, 'utf8') } catch (error) { return error.code } }
      const rows = async (sql) => {
        const client = new pg.Client({ connectionString: database.url })
        await client.connect()
        return client.query(sql).then((result) => result.rows).finally(() => client.end())
      }
      const found = ${work || 'null'}
      const state = { uid: process.getuid(), groups: process.getgroups(), isRootAgain, project, DATA_DIR, NEXTAUTH_SECRET }
      console.log(JSON.stringify({ ...state, found, keys: Object.keys(database ?? {}) }))
      await database?.leave()`
    const env = { ...process.env, DATA_DIR: folder, NEXTAUTH_SECRET: '', DATABASE_URL: '' }
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
    return JSON.parse(stdout.trim().split('\n').at(-1))
  }

  asRoot('root becomes another user before it serves, with all that this user needs', async () => {
    const left = await leave(`await rows('SELECT current_user::text AS name')`)
    expect(left).toMatchObject({ isRootAgain: false, DATA_DIR: folder, found: [{ name: 'laurel_app' }] })
    expect(left.uid).not.toBe(0)
    expect(left.groups).not.toContain(0)
    expect(left.NEXTAUTH_SECRET).toBe(readFileSync(inFolder('nextauth.secret'), 'utf8'))
    expect(owner(inFolder('nextauth.secret'))).toBe(0)
  })

  asRoot("the server is another user than PostgreSQL's, whose secrets and files it cannot read", async () => {
    const files = ['pg.secret', 'pg.application-secret', 'pg/postmaster.pid', 'pg/PG_VERSION']
    const left = await leave(`${JSON.stringify(files)}.map((file) => read('database/' + file))`)
    expect(left.found).toEqual(files.map(() => 'EACCES'))
    expect(left.keys.sort()).toEqual(['leave', 'revive', 'url'])
    expect(owner(inFolder('avatars'))).toBe(left.uid)
    for (const place of ['database', 'database/pg.secret', 'locks']) {
      expect([0, left.uid]).not.toContain(owner(inFolder(place)))
    }
    expect(await leave()).toMatchObject({ uid: left.uid })
  })

  asRoot('a data folder of an older version, where one user had all, keeps its database and pictures', async () => {
    chmodSync(folder, 0o755)
    await withDatabase((url) => ask(url, 'CREATE TABLE "Kept" AS SELECT 7 AS number'))
    const { database } = unprivilegedUsers(root, folder)
    writeFileSync(inFolder('secret'), 'secret', { mode: 0o600 })
    writeFileSync(inFolder('avatars', 'a.webp'), 'picture', { mode: 0o600 })
    symlinkSync(inFolder('secret'), inFolder('avatars', 'b.webp'))
    for (const place of ['a.webp', 'b.webp', '']) lchownSync(inFolder('avatars', place), database.uid, database.gid)
    chmodSync(inFolder('avatars'), 0o700)

    const left = await leave(
      `[await rows('SELECT number FROM "Kept"'), read('avatars/a.webp'), read('avatars/b.webp')]`,
    )
    expect(left.uid).not.toBe(database.uid)
    expect(left.found).toEqual([[{ number: 7 }], 'picture', 'EACCES'])
    expect(['avatars', 'avatars/a.webp', 'secret'].map((place) => owner(inFolder(place)))).toEqual([
      left.uid,
      left.uid,
      0,
    ])
    expect(lstatSync(inFolder('avatars')).mode & 0o777).toBe(0o700)
    expect(existsSync(inFolder('avatars.old'))).toBe(false)
  })

  asRoot('taking the pictures over goes on where it was interrupted', () => {
    chmodSync(folder, 0o755)
    for (const name of ['avatars.old', 'avatars.new']) {
      mkdirSync(inFolder(name))
      writeFileSync(inFolder(name, 'a.webp'), name)
      for (const place of [[name, 'a.webp'], [name]]) chownSync(inFolder(...place), ...idsOf(name))
    }
    giveDataFolder(folder, users)
    expect(readFileSync(inFolder('avatars', 'a.webp'), 'utf8')).toBe('avatars.old')
    expect(['avatars.old', 'avatars.new'].map((name) => existsSync(inFolder(name)))).toEqual([false, false])
  })
  const idsOf = (name) => (name === 'avatars.old' ? [user.uid, user.gid] : [server.uid, server.gid])
})

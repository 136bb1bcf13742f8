import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { root } from '../../../prisma/system/project.mjs'
import { applyMigrations } from '../../../prisma/start/migrations.mjs'
import { insertOne } from '../../fixtures/insert'
import { someUpload } from '../../fixtures/rows'
import { insertWholeFamily } from '../../fixtures/whole-family'
import { addressOf, createEmpty, dropDatabase } from '../../harness/databases.mjs'
import { readWholeDatabase } from '../../harness/whole-database'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}commands_${process.pid}`
const picture = Buffer.from([0, 255, 10, 13])
let folder, hosted
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-backup-'))
  chmodSync(folder, 0o755)
  hosted = await createEmpty(server, name)
})
afterAll(async () => {
  await dropDatabase(server, name)
  for (const each of ['home', 'new-home']) {
    const database = path.join(folder, each, 'database')
    if (lstatSync(database, { throwIfNoEntry: false })) rmSync(realpathSync(database), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm run backup` or `restore` as its script in package.json does. */
const run = (command, args, env) =>
  promisify(execFile)(process.execPath, [path.join(root, 'prisma', 'start', `${command}.mjs`), ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder, DATABASE_URL: '', ...env },
  })

const picturesIn = (dataDir) =>
  readdirSync(path.join(dataDir, 'avatars')).map((file) => [
    file,
    readFileSync(path.join(dataDir, 'avatars', file), 'hex'),
  ])

/** Joins the embedded database of a data folder, as a running Laurel does. */
async function withEmbedded(dataDir, work) {
  const { spawn } = await import('node:child_process')
  const { once } = await import('node:events')
  const child = spawn(process.execPath, [path.join(root, 'tests', 'harness', 'join-database.mjs'), dataDir])
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [''])])
  try {
    return await work(String(line).trim())
  } finally {
    child.stdin.end()
    if (child.exitCode === null) await once(child, 'exit')
  }
}

test('a family moves from the embedded database to a PostgreSQL server and back, row for row and picture for picture', async () => {
  const [home, host, newHome] = ['home', 'host', 'new-home'].map((each) => path.join(folder, each))
  mkdirSync(home)
  const atHome = await withEmbedded(home, async (url) => {
    await applyMigrations(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const [, child] = await insertWholeFamily(client)
    const upload = await insertOne(client, 'AvatarUpload', someUpload(child))
    await client.end()
    mkdirSync(path.join(home, 'avatars'), { recursive: true })
    writeFileSync(path.join(home, 'avatars', upload.name), picture)
    const { stdout } = await run('backup', ['first.tar.gz'], { DATA_DIR: home })
    expect(stdout).toMatch(/Backed up \d+ rows of \d+ tables and 1 picture\./)
    return readWholeDatabase(url)
  })
  expect(atHome.User).toHaveLength(2)
  expect(statSync(path.join(folder, 'first.tar.gz')).mode & 0o777).toBe(0o600)

  await run('restore', ['first.tar.gz'], { DATABASE_URL: hosted, DATA_DIR: host })
  expect(await readWholeDatabase(hosted)).toEqual(atHome)
  expect(picturesIn(host)).toEqual(picturesIn(home))
  await run('backup', ['second.tar.gz'], { DATABASE_URL: hosted, DATA_DIR: host })
  await run('restore', ['second.tar.gz'], { DATA_DIR: newHome })
  expect(await withEmbedded(newHome, readWholeDatabase)).toEqual(atHome)
  expect(picturesIn(newHome)).toEqual(picturesIn(home))
})

test('a backup that fails leaves the earlier file, and a restore that is refused says why', async () => {
  const file = path.join(folder, 'kept.tar.gz')
  writeFileSync(file, 'the backup of yesterday')
  const nowhere = addressOf(server, 'laurel_test_no_such_database')
  await expect(run('backup', ['kept.tar.gz'], { DATABASE_URL: nowhere })).rejects.toMatchObject({ code: 1 })
  expect(readFileSync(file, 'utf8')).toBe('the backup of yesterday')
  expect(readdirSync(folder).filter((each) => each.includes('partial'))).toEqual([])
  const refusals = [
    [['none.tar.gz'], 'There is no file'],
    [['kept.tar.gz'], 'damaged'],
    [[], 'Say which backup'],
  ]
  for (const [args, stderr] of refusals) {
    const refused = { code: 1, stderr: expect.stringContaining(stderr) }
    await expect(run('restore', args, { DATABASE_URL: hosted })).rejects.toMatchObject(refused)
  }
})

test('what cannot be written, read or reached is named without a stack trace', async () => {
  const fifo = path.join(folder, 'fifo')
  spawnSync('mkfifo', [fifo])
  writeFileSync(path.join(folder, 'plain'), '')
  const refusals = [
    ['backup', ['fifo'], {}, 'fifo is not a file'],
    ['backup', ['x'.repeat(250)], {}, 'ENAMETOOLONG'],
    ['restore', ['plain/in-it'], {}, 'ENOTDIR'],
    ['backup', ['new'], { DATABASE_URL: 'postgresql://127.0.0.1:1/laurel' }, 'The database cannot be reached'],
    ['restore', ['plain'], { DATABASE_URL: 'postgresql://127.0.0.1:1/laurel' }, 'The database cannot be reached'],
    ['restore', ['plain'], { DATABASE_URL: 'postgresql://127.0.0.1:one/laurel' }, 'Is DATABASE_URL right?'],
    ['restore', ['plain'], { DATABASE_URL: hosted, BACKUP_KEEP: 'all' }, 'BACKUP_KEEP must be a whole number'],
    ['backup', ['new'], { DATA_DIR: path.join(folder, 'plain') }, 'plain'],
  ]
  for (const [command, args, env, said] of refusals) {
    const { code, stderr } = await run(command, args, env).catch((error) => error)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(said) })
    expect(stderr).not.toMatch(/^ {4}at /m)
  }
  expect(statSync(fifo).isFIFO()).toBe(true)
})

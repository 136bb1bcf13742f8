import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { root } from '../../../prisma/system/project.mjs'

// Starting PostgreSQL takes a second or two, and much longer on a loaded machine.
let folder
const home = () => realpathSync(path.join(folder, 'database'))
const pidFile = () => path.join(home(), 'pg', 'postmaster.pid')
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-embedded-'))
  chmodSync(folder, 0o755)
})
afterAll(() => {
  for (const place of [home(), folder]) rmSync(place, { recursive: true, force: true })
})

/** Starts a process that uses the database until it is told to leave. */
async function user(...options) {
  const program = path.join(root, 'tests', 'harness', 'join-database.mjs')
  const child = spawn(process.execPath, [program, folder, ...options])
  const errors = []
  child.stderr.on('data', (data) => errors.push(String(data)))
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [''])])
  const url = String(line).trim().split('\n').at(-1)
  if (!url.startsWith('postgresql://')) throw new Error(`it did not join: ${errors.join('')}`)
  const leave = async () => {
    child.stdin.end()
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { url, leave, kill: () => child.kill('SIGKILL') }
}

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('of two concurrent first starts one creates the database and both use it; the last to leave stops it', async () => {
  const [first, second] = await Promise.all([user(), user()])
  expect(second.url).toBe(first.url)
  await ask(first.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  await first.leave()
  expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  await second.leave()
  expect(existsSync(pidFile())).toBe(false)
})

test('only the owner can read the secret, and commits are flushed to disk', async () => {
  const { url, leave } = await user()
  expect(statSync(path.join(home(), 'pg.secret')).mode & 0o777).toBe(0o600)
  expect(await ask(url, "SELECT current_setting('fsync') AS fsync, current_setting('TimeZone') AS zone")).toEqual([
    { fsync: 'on', zone: 'UTC' },
  ])
  expect(await ask(url, "SELECT lower('ÉCOLE') AS word")).toEqual([{ word: 'école' }])
  await leave()
})

test("committed data survives killing the server and its client, even when another process reuses the server's pid", async () => {
  const killed = await user()
  await ask(killed.url, 'INSERT INTO kept VALUES (2)')
  process.kill(postmaster(), 'SIGKILL')
  killed.kill()
  const lines = readFileSync(pidFile(), 'utf8').split('\n')
  writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'))
  const { url, leave } = await user()
  expect(await ask(url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }])
  await leave()
  expect(existsSync(pidFile())).toBe(false)
})

test('a server that ends is restarted in place, once, and stays down after all have left', async () => {
  const users = [await user('--revive'), await user('--revive')]
  const { url } = users[0]
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  let rows
  for (const deadline = Date.now() + 150_000; !rows && Date.now() < deadline;) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    rows = await ask(url, 'SELECT n FROM kept ORDER BY n').catch(() => undefined)
  }
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  expect(postmaster()).not.toBe(before)
  await Promise.all(users.map(({ leave }) => leave()))
  expect(existsSync(pidFile())).toBe(false)
})

test('remains of a killed first start are deleted', async () => {
  const aside = path.join(home(), 'pg.new-1')
  rmSync(path.join(home(), 'pg'), { recursive: true })
  mkdirSync(aside)
  const { leave } = await user()
  expect(existsSync(aside)).toBe(false)
  await leave()
})

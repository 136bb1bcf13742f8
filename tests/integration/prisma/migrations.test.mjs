import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
let name, url, folder
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-migrations-'))
  name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}${path.basename(folder).replace(/\W/g, '_').toLowerCase()}`
  url = await createEmpty(server, name)
})
afterEach(async () => {
  await dropDatabase(server, name)
  rmSync(folder, { recursive: true })
})

function migration(title, sql) {
  const file = path.join(folder, `${title}.sql`)
  writeFileSync(file, sql)
  return { name: title, file }
}

async function rows(sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('concurrently starting processes apply each migration exactly once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url)))
  const names = listMigrations().map((each) => each.name)
  expect(applied.flat().sort()).toEqual(names)
  expect(await rows('SELECT migration_name FROM _prisma_migrations ORDER BY 1')).toEqual(
    names.map((each) => ({ migration_name: each })),
  )
  expect(await applyMigrations(url)).toEqual([])
})

test('a failing migration is named and rolled back, and earlier ones stay applied', async () => {
  const good = migration('1_good', 'CREATE TABLE good (n int)')
  const bad = migration('2_bad', 'CREATE TABLE half (n int); SELECT 1 / 0;')
  await expect(applyMigrations(url, [good, bad])).rejects.toThrow('The migration 2_bad failed and was undone')
  expect(await rows("SELECT to_regclass('good') IS NOT NULL AS good, to_regclass('half') IS NOT NULL AS half")).toEqual(
    [{ good: true, half: false }],
  )
  expect(await applyMigrations(url, [good, migration('2_bad', 'CREATE TABLE half (n int)')])).toEqual(['2_bad'])
})

test('a migration whose connection breaks is reported as any other that fails', async () => {
  const broken = migration('1_broken', 'SELECT pg_terminate_backend(pg_backend_pid())')
  await expect(applyMigrations(url, [broken])).rejects.toThrow('The migration 1_broken failed and was undone')
})

test('a database with an interrupted `prisma migrate` is left unchanged', async () => {
  await applyMigrations(url, [migration('1_good', 'SELECT 1')])
  await rows('UPDATE _prisma_migrations SET finished_at = NULL')
  await expect(applyMigrations(url, [])).rejects.toThrow('The migration 1_good was left unfinished')
})

test('a database that a later version migrated is named', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const known = migration('1_known', 'SELECT 1')
  await applyMigrations(url, [known, migration('2_later', 'SELECT 1')])
  expect(warn).not.toHaveBeenCalled()
  expect(await applyMigrations(url, [known])).toEqual([])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('belongs to a later version of Laurel'))
  warn.mockRestore()
})

test('an unreachable address is reported as wrong', async () => {
  await expect(applyMigrations('postgresql://nobody:x@127.0.0.1:1/none')).rejects.toThrow('Is DATABASE_URL right?')
})

test('a database that another application uses is refused and left as it is', async () => {
  await rows('CREATE TABLE "Invoice" (n int); CREATE TABLE "User" (n int)')
  await expect(applyMigrations(url)).rejects.toMatchObject({
    ...{ name: 'UserError', message: expect.stringContaining('used by something other than Laurel') },
  })
  expect(await rows("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1")).toEqual([
    { relname: 'Invoice' },
    { relname: 'User' },
  ])
})

test.each([
  ['create nothing in', 'role=pg_monitor', 'Laurel may not create tables in this database'],
  ['only read', 'default_transaction_read_only=on', 'This database can only be read'],
])('a role that may %s the database is told what to do', async (_, setting, sentence) => {
  const refused = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c ${setting}`)}`
  await expect(applyMigrations(refused)).rejects.toMatchObject({
    ...{ name: 'UserError', message: expect.stringContaining(sentence) },
  })
})

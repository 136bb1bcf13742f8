import {
  url,
  now,
  file,
  picture,
  upload,
  another,
  anotherMigrated,
  ask,
  backUp,
  restore,
  entriesOf,
  insertFamily,
  dropDatabases,
} from '../harness/backup'
import { dataFolder } from '../harness/data-folder'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { readArchive, writeArchive, type ArchivedFile } from '@/lib/backup/archive'
import { manifestName, sumsName, UnknownOutcomeError } from '@/lib/backup/format'
import { restoreBackup } from '@/lib/backup/restore'
import { openBackup } from '@/lib/backup/write'
import { files } from '@/lib/ports'
import { schema } from '@/prisma/start/restore-schema'
import { applyMigrations, listMigrations } from '@/prisma/start/migrations.mjs'
import { readWholeDatabase } from '../harness/whole-database'

/** Writes an archive of these files with correct checksums. */
async function write(entries: ArchivedFile[]) {
  const all = writeArchive(async (add) => {
    for (const { name, bytes } of entries) await add(name, bytes)
  }, now)
  writeFileSync(file, await buffer(all))
}

beforeAll(insertFamily)
afterAll(dropDatabases)

test('a backup of an earlier version is migrated as the database itself would have been', async () => {
  const old = await another()
  const all = listMigrations()
  await applyMigrations(old, all.slice(0, 4))
  await ask(
    old,
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin", "points")
       VALUES ('00000000-0000-0000-0000-000000000001', 'Ada', 'ada', 'none', true, 0);
     INSERT INTO "Task" ("id", "assigneeId", "title", "date", "updatedAt")
       SELECT ('00000000-0000-0000-0000-0000000001' || n)::uuid, '00000000-0000-0000-0000-000000000001', 'Task ' || n,
         '2026-11-20', now() FROM generate_series(10, 20) n`,
  )
  await backUp(old)
  const target = await another()
  expect(await restore(target)).toMatchObject({ migrated: all.length - 4 })
  await applyMigrations(old)
  const [migrated, restored] = await Promise.all([readWholeDatabase(old), readWholeDatabase(target)])
  for (const each of [migrated, restored])
    each._prisma_migrations = each._prisma_migrations?.map((row) => row.slice(0, 0)) ?? []
  expect(restored).toEqual(migrated)
  expect(await applyMigrations(target)).toEqual([])
})

describe('a rejected restore changes nothing:', () => {
  const damages: Record<string, (bytes: Buffer) => Buffer> = {
    'a backup whose end is missing': (bytes) => bytes.subarray(0, bytes.length - 200),
    'a backup with a changed byte': (bytes) =>
      Buffer.from(bytes).fill(bytes[bytes.length >> 1] ? 0 : 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    'a file that is no archive': () => Buffer.from('Dear family'),
  }
  test.each(Object.entries(damages))('%s is rejected', async (_, damage) => {
    await backUp()
    writeFileSync(file, damage(readFileSync(file)))
    await expectRejected(/damaged/)
  })

  test('a backup without a table, or with a changed text, is rejected', async () => {
    await backUp()
    const whole = readFileSync(file)
    const entries = await entriesOf()
    const sums = await sumsIn()
    await rewrite(
      entries.filter(({ name }) => !name.startsWith('tables/Task/')),
      sums,
    )
    await expectRejected(/damaged/)
    const changed = entries.map(({ name, bytes }) =>
      name.startsWith('tables/Task/')
        ? { name, bytes: Buffer.from(bytes.toString().replace('Nasty', 'Nicer')) }
        : { name, bytes },
    )
    await rewrite(changed, sums)
    await expectRejected(/a checksum differs/)
    writeFileSync(file, whole)
  })

  test('a backup whose manifest is damaged, or is none, is rejected', async () => {
    await backUp()
    const sums = await sumsIn()
    const entries = (await entriesOf()).map((entry) =>
      entry.name === manifestName ? { ...entry, bytes: entry.bytes.subarray(1) } : entry,
    )
    await rewrite(entries, sums)
    await expectRejected(/a checksum differs/)
    await write(entries)
    await expectRejected(/not a backup of Laurel/)
  })

  test('a backup of a later version is rejected', async () => {
    await backUp()
    const entries = await entriesOf()
    const manifest = JSON.parse(String(entries.find(({ name }) => name === manifestName)?.bytes)) as {
      migrations: string[]
    }
    for (const later of [
      { ...manifest, migrations: [...manifest.migrations, '29990101000000_later'] },
      { ...manifest, format: 2 },
    ]) {
      await write(
        entries.map((entry) =>
          entry.name === manifestName ? { ...entry, bytes: Buffer.from(JSON.stringify(later)) } : entry,
        ),
      )
      await expectRejected(/later version/)
    }
  })

  test('a backup whose rows contradict each other is rejected when it is half restored', async () => {
    await backUp()
    const entries = await entriesOf()
    await write(entries.filter(({ name }) => !name.startsWith('tables/User/')))
    await files().remove(upload.name)
    await expectRejected(/violates foreign key/)
    expect(await files().load(upload.name)).toBeNull()
    await files().store({ name: upload.name, bytes: picture, type: 'image/webp' })
  })

  async function expectRejected(reason: RegExp) {
    const before = await readWholeDatabase(url)
    await expect(restore(url, true)).rejects.toThrow(reason)
    expect(await readWholeDatabase(url)).toEqual(before)
  }

  async function sumsIn() {
    for await (const { name, bytes } of readArchive(createReadStream(file))) if (name === sumsName) return bytes
    throw new Error('There are no checksums.')
  }

  /** An archive with the checksums of another one. */
  async function rewrite(entries: ArchivedFile[], sums: Buffer) {
    const { pack } = await import('tar-stream')
    const { gzipSync } = await import('node:zlib')
    const tar = pack()
    for (const { name, bytes } of [...entries, { name: sumsName, bytes: sums }]) tar.entry({ name }, bytes)
    tar.finalize()
    writeFileSync(file, gzipSync(await buffer(tar)))
  }
})

test('an unused installation is backed up, and a restore may overwrite it unasked, but not one that is in use', async () => {
  await backUp()
  const [fresh, ...begun] = [await anotherMigrated(), await anotherMigrated(), await anotherMigrated()] as const
  const id = '00000000-0000-0000-0000-000000000002'
  for (const database of [fresh, ...begun])
    await ask(
      database,
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
      VALUES ('${id}', 'parent', 'parent', 'none', true)`,
    )
  await ask(
    begun[0],
    `INSERT INTO "Task" ("id", "title", "description", "date", "expiresAt", "assigneeId", "updatedAt")
    VALUES ('00000000-0000-0000-0000-000000000003', 'Read', 'Read.', '2026-11-26', '2026-11-27', '${id}', now())`,
  )
  await ask(
    begun[1],
    `INSERT INTO "Pause" ("id", "from", "to", "name") VALUES (gen_random_uuid(), '2026-11-26', '2026-11-27', 'Rest')`,
  )
  expect((await buffer(openBackup({ connectionString: fresh, now }))).length).toBeGreaterThan(0)
  await restore(fresh)
  expect(await ask(fresh, `SELECT 1 FROM "User" WHERE "username" = 'parent'`)).toEqual([])
  for (const database of begun) await expect(restore(database)).rejects.toThrow('--replace')
})

test('a family is replaced only when that is asked for, and its pictures are removed', async () => {
  const other = await anotherMigrated()
  await ask(
    other,
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash")
    VALUES ('00000000-0000-0000-0000-000000000001', 'Ada', 'ada', 'none')`,
  )
  await backUp(other)
  const target = await another()
  const whole = path.join(dataFolder, 'whole.tar.gz')
  writeFileSync(whole, await buffer(openBackup({ connectionString: url, now })))
  await restoreBackup({ open: () => createReadStream(whole), connectionString: target, schema, isReplacing: false })
  await expect(restore(target)).rejects.toThrow('--replace')
  // A server that goes on reading while the family is replaced.
  const reader = new pg.Pool({ connectionString: target, max: 2 })
  let isOver = false
  const reading = (async () => {
    while (!isOver) await reader.query('SELECT count(*) FROM "User" JOIN "Task" ON "assigneeId" = "User"."id"')
  })()
  await restore(target, true).finally(() => (isOver = true))
  await reading
  expect((await reader.query('SELECT "username" FROM "User"')).rows).toEqual([{ username: 'Ada' }])
  await reader.end()
  expect(existsSync(path.join(dataFolder, 'avatars', upload.name))).toBe(false)
})

test('a restore gives way to a reader that takes its locks in another order', async () => {
  await backUp()
  const target = await anotherMigrated()
  const reader = new pg.Client({ connectionString: target })
  await reader.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT FROM "User"')
  const restored = restore(target)
  await isWaitingForLocks(target)
  // Beyond PostgreSQL's deadlock_timeout, after which the one who waits second is ended.
  await reader.query('SELECT pg_sleep(1.5)')
  await reader.query('SELECT FROM "Task"')
  await reader.query('COMMIT')
  await reader.end()
  await restored
})

async function isWaitingForLocks(connectionString: string) {
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND database = (
    SELECT oid FROM pg_database WHERE datname = current_database())`
  while ((await ask(connectionString, waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a picture that the restored rows name stays, even if the backup does not have it', async () => {
  await files().store({ name: upload.name, bytes: picture, type: 'image/webp' })
  await backUp()
  const target = await another()
  await restore(target)
  await write((await entriesOf()).filter(({ name }) => !name.startsWith('pictures/')))
  expect(await restore(target, true)).toMatchObject({ missingPictures: 1 })
  expect(Buffer.from((await files().load(upload.name)) ?? [])).toEqual(picture)
})

test('a restore whose commit is not answered keeps the pictures that its rows may need', async () => {
  await files().store({ name: upload.name, bytes: picture, type: 'image/webp' })
  await backUp()
  await files().remove(upload.name)
  const target = await another()
  const { query } = pg.Client.prototype
  const losing = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const answer: unknown = await Reflect.apply(query, this, args)
    if (args[0] === 'COMMIT') throw new Error('Connection terminated unexpectedly')
    return answer
  })
  await expect(restore(target).finally(() => losing.mockRestore())).rejects.toThrow(UnknownOutcomeError)
  expect(await ask(target, `SELECT 1 FROM "AvatarUpload" WHERE "name" = '${upload.name}'`)).toHaveLength(1)
  expect(Buffer.from((await files().load(upload.name)) ?? [])).toEqual(picture)
})

test('a database of something else is never touched', async () => {
  const foreign = await another()
  await ask(foreign, 'CREATE TABLE "Invoice" (n int); INSERT INTO "Invoice" VALUES (7)')
  await files().store({ name: upload.name, bytes: picture, type: 'image/webp' })
  await backUp()
  await expect(restore(foreign, true)).rejects.toThrow('something other than Laurel')
  expect(await ask(foreign, 'SELECT n FROM "Invoice"')).toEqual([{ n: 7 }])
})

import {
  url,
  server,
  now,
  file,
  picture,
  database,
  users,
  upload,
  another,
  anotherMigrated,
  ask,
  backUp,
  restore,
  entriesOf,
  storePicture,
  insertFamily,
  dropDatabases,
} from '../harness/backup'
import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { inSnapshot } from '@/lib/backup/snapshot'
import { openBackup } from '@/lib/backup/write'
import { files } from '@/lib/ports'
import { insertOne } from '../fixtures/insert'
import { someTask, someUser } from '../fixtures/rows'
import { startTcpProxy } from '../harness/faults/tcp-proxy'
import { readWholeDatabase } from '../harness/whole-database'

/** The text of all files whose names begin so. */
const textOf = async (prefix: string) =>
  (await entriesOf()).flatMap(({ name, bytes }) => (name.startsWith(prefix) ? [bytes.toString()] : [])).join('')

beforeAll(insertFamily)
afterAll(dropDatabases)

test('every row, sequence, constraint and picture comes back as it was', async () => {
  await backUp()
  await files().remove(upload.name)
  const target = await another()
  expect(await restore(target)).toMatchObject({ pictures: 1, migrated: 0, missingPictures: 0 })
  const [before, after] = await Promise.all([readWholeDatabase(url), readWholeDatabase(target)])
  expect(before.Task).toHaveLength(10)
  expect(after).toEqual(before)
  expect(Buffer.from((await files().load(upload.name)) ?? [])).toEqual(picture)
})

test('the tables of two backups of the same rows are the same byte for byte, wherever PostgreSQL keeps a row', async () => {
  await backUp()
  const first = await textOf('tables/')
  // A changed row moves to another place.
  await database.query(
    'UPDATE "Task" SET "points" = "points" WHERE "id" = (SELECT "id" FROM "Task" ORDER BY 1 LIMIT 1)',
  )
  await backUp()
  expect(await textOf('tables/')).toBe(first)
})

test('a backup sees one state of the database while it changes', async () => {
  const archive = openBackup({ connectionString: url, now })
  await new Promise((resolve) => archive.once('readable', resolve))
  const before = await readWholeDatabase(url)
  const { id } = await insertOne(database, 'Task', someTask(users[1] ?? '', { title: 'Later' }))
  writeFileSync(file, await buffer(archive))
  // The first line names the columns.
  const [, ...rows] = (await textOf('tables/Task/')).trimEnd().split('\n')
  expect(rows).toHaveLength(before.Task?.length ?? 0)
  expect(rows.join()).not.toContain('Later')
  await database.query('DELETE FROM "Task" WHERE "id" = $1', [id])
})

test('a backup says how many pictures it lacks', async () => {
  await files().remove(upload.name)
  const onMissing = jest.fn()
  await buffer(openBackup({ connectionString: url, now, onMissing }))
  await files().store({ name: upload.name, bytes: picture, type: 'image/webp' })
  expect(onMissing.mock.calls).toEqual([[1]])
  await buffer(openBackup({ connectionString: url, now, onMissing }))
  expect(onMissing).toHaveBeenCalledTimes(1)
})

test('a picture that is replaced while it is backed up belongs to the family of the next snapshot', async () => {
  const member = await insertOne(database, 'User', someUser({}))
  const old = await storePicture(member.id)
  const { load } = files()
  const loading = jest.spyOn(files(), 'load').mockImplementation(async (name) => {
    if (name === old.name && loading.mock.calls.filter(([each]) => each === old.name).length === 1) {
      await database.query('DELETE FROM "AvatarUpload" WHERE "id" = $1', [old.id])
      await files().remove(old.name)
      await storePicture(member.id)
    }
    return load(name)
  })
  await backUp().finally(() => loading.mockRestore())
  const { rows } = await database.query<{ name: string }>('SELECT "name" FROM "AvatarUpload"')
  const uploads = await textOf('tables/AvatarUpload/')
  const pictures = (await entriesOf()).map((entry) => entry.name)
  for (const { name } of rows) {
    expect(uploads).toContain(name)
    expect(pictures).toContain(`pictures/avatars/${name}`)
  }
  expect(uploads).not.toContain(old.name)
})

test('what extensions keep in the schema is left out, because another database may not have them', async () => {
  const source = await another()
  await backUp()
  await restore(source)
  await ask(
    source,
    `CREATE TABLE spatial_ref_sys (id serial); INSERT INTO spatial_ref_sys DEFAULT VALUES;
     ALTER EXTENSION pg_trgm ADD TABLE spatial_ref_sys; ALTER EXTENSION pg_trgm ADD SEQUENCE spatial_ref_sys_id_seq`,
  )
  await backUp(source)
  const { rows } = await database.query<{ count: string }>('SELECT count(*) FROM "User"')
  const target = await another()
  await restore(target)
  expect(await ask(target, 'SELECT count(*) FROM "User"')).toEqual(rows)
  await restore(source, true)
  expect(await ask(source, 'SELECT id FROM spatial_ref_sys')).toEqual([{ id: 1 }])
})

test('an empty database is not backed up in the place of the right one', async () => {
  for (const empty of [await another(), await anotherMigrated()]) {
    await expect(buffer(openBackup({ connectionString: empty, now }))).rejects.toThrow('holds no family')
  }
})

test('a reader that goes away ends the backup and its transaction', async () => {
  const archive = openBackup({ connectionString: url, now })
  await new Promise((resolve) => archive.once('readable', resolve))
  archive.destroy()
  const open = async () =>
    ask(
      server,
      `SELECT 1 FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}' AND backend_xmin IS NOT NULL`,
    )
  while ((await open()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
})

test('a backup whose connection falls silent fails instead of waiting', async () => {
  const address = new URL(url)
  const target = Number(address.port)
  const proxy = await startTcpProxy(() => target)
  address.port = String(proxy.port)
  // Ends the test when the statement limit does not.
  const rescue = setTimeout(() => proxy.setFault('none'), 20_000)
  try {
    const reading = inSnapshot(
      address.toString(),
      (client) => {
        proxy.setFault('black-hole')
        return client.query('SELECT 1')
      },
      300,
    )
    await expect(reading).rejects.toThrow('Query read timeout')
  } finally {
    clearTimeout(rescue)
    await proxy.stop()
  }
})

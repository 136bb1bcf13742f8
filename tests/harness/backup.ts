import { dataFolder } from './data-folder'
import { createReadStream, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { readArchive, type ArchivedFile } from '@/lib/backup/archive'
import { sumsName } from '@/lib/backup/format'
import { restoreBackup } from '@/lib/backup/restore'
import { openBackup } from '@/lib/backup/write'
import { files } from '@/lib/ports'
import { schema } from '@/prisma/start/restore-schema'
import { insertOne } from '../fixtures/insert'
import { someUpload } from '../fixtures/rows'
import { insertWholeFamily } from '../fixtures/whole-family'
import { createCopy, createEmpty, dropDatabase } from './databases.mjs'

export const url = process.env.DATABASE_URL ?? ''
export const server = process.env.LAUREL_TEST_SERVER ?? ''
export const now = new Date('2026-11-21T12:00:00Z')
export const file = path.join(dataFolder, 'backup.tar.gz')
export const picture = Buffer.from([0, 255, 10, 13, 1])
export let database: pg.Client
export let users: string[]
export let upload: { id: string; name: string }

/** A database of its own, dropped with the others at the end. */
const made: string[] = []
export async function another(): Promise<string> {
  return createEmpty(server, nextName())
}

/** Another one with every migration. */
export const anotherMigrated = () => createCopy(server, nextName(), process.env.LAUREL_TEST_TEMPLATE ?? '')

function nextName(): string {
  const name = `${new URL(url).pathname.slice(1)}_${made.length}`
  made.push(name)
  return name
}

export async function ask(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

export const backUp = async (from = url) =>
  writeFileSync(file, await buffer(openBackup({ connectionString: from, now })))
export const restore = (to: string, isReplacing = false) =>
  restoreBackup({ open: () => createReadStream(file), connectionString: to, schema, isReplacing })

export async function entriesOf(): Promise<ArchivedFile[]> {
  const found: ArchivedFile[] = []
  for await (const entry of readArchive(createReadStream(file))) if (entry.name !== sumsName) found.push(entry)
  return found
}

export async function storePicture(ownerId: string) {
  const stored = await insertOne(database, 'AvatarUpload', { ...someUpload(ownerId), isUsed: true })
  await files().store({ name: stored.name, bytes: picture, type: 'image/webp' })
  await database.query('UPDATE "User" SET "avatar" = $2 WHERE "id" = $1', [ownerId, stored.url])
  return stored
}

export async function insertFamily() {
  database = new pg.Client({ connectionString: url })
  await database.connect()
  users = await insertWholeFamily(database)
  upload = await storePicture(users[1] ?? '')
}
export async function dropDatabases() {
  await database.end()
  for (const name of made) await dropDatabase(server, name)
}

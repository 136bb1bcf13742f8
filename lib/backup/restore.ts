import 'server-only'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { readArchive } from '@/lib/backup/archive'
import { clearDatabase, isInUse, lockTables, withoutTriggers } from '@/lib/backup/database'
import { BackupError, pictureName, pictureOf, UnknownOutcomeError, type Contents } from '@/lib/backup/format'
import { inspectBackup } from '@/lib/backup/inspect'
import { emptyTables, loadFile } from '@/lib/backup/load'
import { namesOf, pictureKinds } from '@/lib/backup/pictures'
import { log } from '@/lib/log'

/** The schema's migrations, and how they are applied within a transaction of the client. */
export type Schema = {
  names: string[]
  lock(client: pg.Client): Promise<void>
  /** Runs these migrations without recording them. */
  run(client: pg.Client, names: string[]): Promise<void>
  record(client: pg.Client, names: string[]): Promise<void>
}

type RestoreOptions = {
  /** Opens the file from its start. It is read three times. */
  open: () => Readable
  connectionString: string
  schema: Schema
  /** Replace a family that the database holds. */
  isReplacing: boolean
}

export type Restored = Contents & { migrated: number; missingPictures: number }

/**
 * Brings a backup into a database, in one transaction, and its pictures into the file storage. The backup's own schema
 * is made first, its rows are inserted as they were, and later migrations are applied to them. Works while servers run
 * on the database. Throws BackupError: when the file is damaged or of a later version, when the database holds a family
 * and `isReplacing` is not set, or when it holds something else. Nothing is changed then. Throws UnknownOutcomeError when
 * the connection is lost while the transaction is being committed.
 */
export async function restoreBackup({
  open,
  connectionString,
  schema,
  isReplacing,
}: RestoreOptions): Promise<Restored> {
  const contents = await inspectBackup(open(), new Set(schema.names))
  const own = new Set(contents.manifest.migrations)
  const later = schema.names.filter((name) => !own.has(name))
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000 })
  client.on('error', () => undefined)
  await client.connect()
  const stored = new StoredPictures()
  let isCommitting = false
  try {
    await client.query('BEGIN')
    await schema.lock(client)
    await requireEmpty(client, isReplacing)
    await lockTables(client)
    // Somebody may have begun to use it.
    const isUsed = await requireEmpty(client, isReplacing)
    if (isUsed) await stored.rememberReplaced(client)
    await clearDatabase(client)
    await schema.run(
      client,
      schema.names.filter((name) => own.has(name)),
    )
    await withoutTriggers(client, async () => {
      await emptyTables(client)
      for await (const file of readArchive(open())) await loadFile(client, file)
    })
    await schema.run(client, later)
    await schema.record(client, later)
    const missingPictures = await stored.store(client, open())
    isCommitting = true
    await client.query('COMMIT')
    await stored.removeReplaced()
    return { ...contents, migrated: later.length, missingPictures }
  } catch (error) {
    // The rows may be there, and then they need their pictures.
    if (isCommitting && !(error instanceof pg.DatabaseError)) throw new UnknownOutcomeError(error)
    await client.query('ROLLBACK').catch(() => undefined)
    await stored.undo()
    throw error
  } finally {
    await client.end()
  }
}

/** Throws BackupError when the database holds a family that must not be replaced. Returns whether it holds one. */
async function requireEmpty(client: pg.Client, isReplacing: boolean): Promise<boolean> {
  const isUsed = await isInUse(client)
  if (!isUsed || isReplacing) return isUsed
  throw new BackupError('This database holds a family already. Add --replace to delete it and restore the backup.')
}

/** The pictures in the file storage, which take no part in the transaction. */
class StoredPictures {
  private readonly replaced = new Set<string>()
  private readonly added = new Set<string>()
  /** Pictures that the restored rows name and the archive does not have: the file storage may have them. */
  private readonly missing = new Set<string>()

  /** Notes the pictures of the family that is replaced. */
  async rememberReplaced(client: pg.Client): Promise<void> {
    for (const kind of pictureKinds) {
      for (const name of await namesOf(kind, client)) this.replaced.add(pictureName(kind.kind, name))
    }
  }

  /** Stores the pictures that the rows name, and their new addresses. Returns how many the archive does not have. */
  async store(client: pg.Client, source: Readable): Promise<number> {
    for (const kind of pictureKinds) {
      for (const name of await namesOf(kind, client)) this.missing.add(pictureName(kind.kind, name))
    }
    for await (const { name: entry, bytes } of readArchive(source)) {
      const { kind, name } = pictureOf(entry) ?? {}
      const known = pictureKinds.find((each) => each.kind === kind)
      if (!known || !name || !this.missing.delete(entry)) continue
      this.added.add(entry)
      const url = await known.files().store({ name, bytes, type: known.type })
      for (const statement of known.move) await client.query(statement, [name, url])
    }
    return this.missing.size
  }

  removeReplaced(): Promise<void> {
    return remove([...this.replaced].filter((entry) => !this.added.has(entry) && !this.missing.has(entry)))
  }

  undo(): Promise<void> {
    return remove([...this.added].filter((entry) => !this.replaced.has(entry)))
  }
}

async function remove(entries: string[]): Promise<void> {
  for (const entry of entries) {
    const { kind, name } = pictureOf(entry) ?? {}
    const known = pictureKinds.find((each) => each.kind === kind)
    if (known && name) {
      await known
        .files()
        .remove(name)
        .catch((error: unknown) => {
          log.warn(
            { event: 'picture_not_removed', entry, err: error },
            'a picture that is no longer used was not removed',
          )
        })
    }
  }
}

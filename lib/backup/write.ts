import 'server-only'
import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { writeArchive, type AddFile } from '@/lib/backup/archive'
import { holdsFamily } from '@/lib/backup/database'
import { BackupError, formatVersion, manifestName, sequencesName, type Manifest } from '@/lib/backup/format'
import { addPictures } from '@/lib/backup/pictures'
import { addTable, appliedMigrations, inSnapshot, readSequences, readTables } from '@/lib/backup/snapshot'
import { log } from '@/lib/log'

type Source = {
  connectionString: string
  now: Date
  /** Called with the number of pictures whose files were not found, if there are any. */
  onMissing?: (count: number) => void
}

const nothingThere = 'This database holds no family: are DATABASE_URL and DATA_DIR those of `npm start`?'

/** Snapshots that are tried until no picture of one is removed while it is read. */
const mostSnapshots = 10

/**
 * A backup of the database and every picture, made as fast as the stream is read, while everything else goes on. The
 * stream fails with a BackupError when the database holds no family.
 */
export function openBackup({ connectionString, now, onMissing }: Source): Readable {
  const added = new Set<string>()
  const lost = new Set<string>()
  return writeArchive(async (add) => {
    for (let attempt = 1; attempt <= mostSnapshots; attempt += 1) {
      const isDone = await inSnapshot(connectionString, async (client) => {
        if (!(await holdsFamily(client))) throw new BackupError(nothingThere)
        // Before the rows: a picture that is replaced meanwhile belongs to another snapshot.
        const missing = await addPictures(client, added, add)
        const isLost = missing.every((entry) => lost.has(entry))
        missing.forEach((entry) => lost.add(entry))
        if (!isLost) return false
        if (missing.length > 0) {
          log.warn({ event: 'picture_missing', missing }, 'picture files are missing')
          onMissing?.(missing.length)
        }
        await addDatabase(client, now, add)
        return true
      })
      if (isDone) return
    }
    throw new Error('Pictures are changed faster than they can be read.')
  }, now)
}

async function addDatabase(client: Client, now: Date, add: AddFile): Promise<void> {
  const migrations = await appliedMigrations(client)
  const manifest: Manifest = { product: 'laurel', format: formatVersion, madeAt: now.toISOString(), migrations }
  await add(manifestName, jsonOf(manifest))
  for (const table of await readTables(client)) await addTable(client, table, add)
  await add(sequencesName, jsonOf(await readSequences(client)))
}

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

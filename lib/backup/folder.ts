import 'server-only'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { backupName, outdatedBackups } from '@/lib/backup/folder-names'
import { inspectBackup } from '@/lib/backup/inspect'
import { openBackup } from '@/lib/backup/write'

type Source = { connectionString: string; now: Date; keep: number }

/** What was written, with the size in bytes. */
export type Written = { bytes: number; rows: number; pictures: number }

/**
 * Writes a backup into a folder, reads it back, and deletes all but the newest `keep`. A backup that fails leaves the
 * earlier ones.
 */
export async function writeIntoFolder(folder: string, { connectionString, now, keep }: Source): Promise<Written> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const inFolder = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)
  const file = inFolder(backupName(now))
  const partial = `${file}.partial`
  try {
    const written = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(openBackup({ connectionString, now }), written)
    const { rows, pictures } = await inspectBackup(createReadStream(partial))
    const { size } = await stat(partial)
    await rename(partial, file)
    for (const name of outdatedBackups(await readdir(folder), keep, now)) await rm(inFolder(name), { force: true })
    return { bytes: size, rows, pictures }
  } finally {
    await rm(partial, { force: true })
  }
}

import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from '@/lib/backup/format'
import { backupName, completeBackups, outdatedBackups } from '@/lib/backup/folder-names'
import { inspectBackup } from '@/lib/backup/inspect'
import { openBackup } from '@/lib/backup/write'
import { makeFolders } from '@/prisma/system/make-folders.mjs'

type Source = { connectionString: string; now: Date }

/**
 * Writes a small file into a folder, reads it back and deletes it, then reads the newest backup to its end, or one that
 * is made for it and not kept. Returns when that was made. Throws BackupError when the newest is damaged, and other
 * errors when it cannot be opened or none can be made.
 */
export async function tryFolder(folder: string, source: Source): Promise<Date> {
  makeFolders(folder, 0o700)
  const inFolder = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)
  const [file, text] = [inFolder(`check-${randomUUID()}.txt`), randomUUID()]
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true })
    if ((await readFile(file, 'utf8')) !== text) throw new BackupError('The folder returned another file.')
  } finally {
    await rm(file, { force: true })
  }
  const newest = completeBackups(await readdir(folder), source.now).at(-1)
  return newest === undefined ? tryBackup(source) : madeAt(await openedFile(inFolder(newest)))
}

const madeAt = async (backup: Readable) => new Date((await inspectBackup(backup)).manifest.madeAt)

/** Opens the file first, so that only errors while reading mean a damaged backup. */
const openedFile = async (file: string) => (await open(file)).createReadStream()

async function tryBackup(source: Source): Promise<Date> {
  try {
    return await madeAt(openBackup(source))
  } catch (error) {
    throw new Error('A backup could not be made.', { cause: error })
  }
}

/** What was written, with the size in bytes. */
export type Written = { bytes: number; rows: number; pictures: number }

/**
 * Writes a backup into a folder, reads it back, and deletes all but the newest `keep`. A backup that fails leaves the
 * earlier ones.
 */
export async function writeIntoFolder(
  folder: string,
  { keep, ...source }: Source & { keep: number },
): Promise<Written> {
  makeFolders(folder, 0o700)
  const inFolder = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)
  const file = inFolder(backupName(source.now))
  const partial = `${file}.partial`
  try {
    const written = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(openBackup(source), written)
    const { rows, pictures } = await inspectBackup(createReadStream(partial))
    const { size } = await stat(partial)
    await rename(partial, file)
    for (const name of outdatedBackups(await readdir(folder), keep, source.now))
      await rm(inFolder(name), { force: true })
    return { bytes: size, rows, pictures }
  } finally {
    await rm(partial, { force: true })
  }
}

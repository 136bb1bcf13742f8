import 'server-only'
import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'
import { BackupError, sumsName } from '@/lib/backup/format'

export type AddFile = (name: string, bytes: Buffer) => Promise<void>
export type ArchivedFile = { name: string; bytes: Buffer }

/** The largest file that is read from an archive, in bytes: several times the largest that is written. */
const largestFile = 256 * 1024 * 1024

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const damaged = (why: string) =>
  new BackupError(`This file is no backup of Laurel, or a damaged one (${why}). Take another one.`)

/**
 * A gzipped tar file of what `write` adds, and the checksums of it. Files are made as fast as the stream is read. When
 * `write` fails the stream fails; when the stream is destroyed, the next `add` rejects.
 */
export function writeArchive(write: (add: AddFile) => Promise<void>, now: Date): Readable {
  const tar = pack()
  const zipped = createGzip()
  pipeline(tar, zipped, () => undefined)
  const sums: string[] = []
  const add: AddFile = async (name, bytes) => {
    sums.push(`${sha256Of(bytes)}  ${name}\n`)
    await put(tar, { name, bytes }, now)
  }
  write(add)
    .then(() => put(tar, { name: sumsName, bytes: Buffer.from(sums.join('')) }, now))
    .then(() => tar.finalize())
    .catch((error: Error) => tar.destroy(error))
  return zipped
}

function put(tar: Pack, { name, bytes }: ArchivedFile, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    const header = { name, size: bytes.length, mode: 0o600, mtime }
    const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()))
    entry.on('error', reject)
    entry.end(bytes)
  })
}

/** The files of an archive in order, without comparing checksums. Throws BackupError when it cannot be read. */
export async function* readArchive(source: Readable): AsyncGenerator<ArchivedFile> {
  const files = extract()
  pipeline(source, createGunzip(), files, () => undefined)
  try {
    for await (const entry of files) {
      const { name, size = 0, type } = entry.header
      if (type !== 'file' || size > largestFile) throw damaged(`${name} does not belong there`)
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      yield { name, bytes: Buffer.concat(parts) }
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error instanceof Error ? error.message : 'unreadable')
  }
}

/**
 * As `readArchive`, and compares every checksum; throws BackupError at the end when one differs or a file is missing.
 */
export async function* readChecked(source: Readable): AsyncGenerator<ArchivedFile> {
  const sums = new Map<string, string>()
  let listed: string | undefined
  for await (const file of readArchive(source)) {
    if (listed !== undefined) throw damaged('it goes on after its checksums')
    if (file.name === sumsName) listed = file.bytes.toString('utf8')
    else {
      if (sums.has(file.name)) throw damaged(`${file.name} is in it twice`)
      sums.set(file.name, sha256Of(file.bytes))
      yield file
    }
  }
  if (listed === undefined) throw damaged('its end is missing')
  if (listed !== [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('')) throw damaged('a checksum differs')
}

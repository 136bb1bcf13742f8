import * as z from '@/lib/zod'

/**
 * A backup is a gzipped tar file: the pictures; `backup.json`; each table as JSON lines in numbered parts, the first
 * line of a part its columns, each other line the text form of a row's values; `sequences.json`; and `SHA256SUMS` of
 * all of these, as sha256sum writes it.
 */
export const formatVersion = 1

export const manifestName = 'backup.json'
export const sequencesName = 'sequences.json'
export const sumsName = 'SHA256SUMS'

export const manifestSchema = z.object({
  product: z.literal('laurel'),
  format: z.int(),
  /** The instant of the snapshot. */
  madeAt: z.iso.datetime(),
  /** The schema version: the names of the migrations that were applied. */
  migrations: z.array(z.string()).min(1),
})
export type Manifest = z.output<typeof manifestSchema>

export const sequencesSchema = z.array(z.strictObject({ name: z.string(), value: z.string() }))

/** Columns or values; null is SQL's NULL. */
export const lineSchema = z.array(z.string().nullable())

/** The file in the archive for one part of a table, numbered from 1. */
export const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`

/** The table whose part this file is; null for other files. */
export const tableOf = (name: string) => /^tables\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null

export const pictureName = (kind: string, name: string) => `pictures/${kind}/${name}`

/** The picture that this file is; null for other files. */
export function pictureOf(file: string): { kind: string; name: string } | null {
  const [, kind, name] = /^pictures\/([^/]+)\/([^/]+)$/.exec(file) ?? []
  return kind && name ? { kind, name } : null
}

/** What a backup holds. */
export type Contents = { manifest: Manifest; tables: number; rows: number; pictures: number }

/** An error whose message tells the person at the terminal what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A restore whose commit was sent and not answered: everything was restored, or nothing. */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError'

  constructor(cause: unknown) {
    super('The connection was lost at the end: either everything was restored, or nothing. Look, or restore again.', {
      cause,
    })
  }
}

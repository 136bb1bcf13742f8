import 'server-only'
import type { Readable } from 'node:stream'
import { readChecked } from '@/lib/backup/archive'
import {
  BackupError,
  formatVersion,
  manifestName,
  manifestSchema,
  pictureOf,
  tableOf,
  type Contents,
} from '@/lib/backup/format'
import { fieldsOf } from '@/lib/record'

/**
 * Reads a whole backup and compares its checksums. Throws BackupError when it is damaged, no backup of Laurel, or of a
 * later version than the one whose migrations are `known`; without them the version is not compared.
 */
export async function inspectBackup(source: Readable, known?: ReadonlySet<string>): Promise<Contents> {
  const tables = new Set<string>()
  let [rows, pictures] = [0, 0]
  let manifest = ''
  for await (const { name, bytes } of readChecked(source)) {
    if (name === manifestName) manifest = bytes.toString('utf8')
    if (pictureOf(name)) pictures += 1
    const table = tableOf(name)
    if (table === null) continue
    tables.add(table)
    rows += linesIn(bytes) - 1
  }
  return { manifest: checked(parsed(manifest), known), tables: tables.size, rows, pictures }
}

/** Parsed only after the checksums were compared: until then it may be damaged. */
function parsed(manifest: string): unknown {
  try {
    return JSON.parse(manifest)
  } catch {
    return undefined
  }
}

function linesIn(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}

function checked(found: unknown, known?: ReadonlySet<string>) {
  const { format } = fieldsOf(found)
  if (typeof format === 'number' && format > formatVersion) throw newer()
  const { success, data } = manifestSchema.safeParse(found)
  if (!success) throw new BackupError('This file is not a backup of Laurel.')
  if (known && data.migrations.some((name) => !known.has(name))) throw newer()
  return data
}

const newer = () =>
  new BackupError('This backup was made by a later version of Laurel. Update Laurel, then restore it.')

import { messageOf, type EncodedMessage } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import type { RequiredColumn } from '@/lib/imports/columns'
import type { Place } from '@/lib/imports/locate'
import { countTasks, importError } from '@/lib/imports/plan'
import { importLimits } from '@/lib/imports/limits'
import { checkEntries, type CheckedEntry, type EntryError } from '@/lib/imports/schema'
import { understand, type Note } from '@/lib/imports/understand'

/** An error that prevents an import, and its position in the text, if known. */
export type ReadError = { readonly message: string; readonly place: Place | null }

/** An import's text, parsed. */
export type Reading = {
  readonly error: ReadError | null
  readonly entries: readonly CheckedEntry[]
  readonly taskCount: number
  /** How the text was read, where it is not what an import specifies; empty for strict JSON. */
  readonly notes: readonly Note[]
}

/** Input of the import screen: text, to be read as `readImport` reads it. */
export const importTextSchema = z.strictObject({
  text: z.string().refine((text) => !isTooLarge(text), { error: messageOf('imports.tooLarge') }),
})

/** The data of a text, not validated; undefined when it cannot be read. May take seconds for the largest. */
export const dataOf = (text: string): unknown => understand(text).data

/**
 * Validates a text before it is sent; reports the first error in the specified order that prevents the import of every
 * entry.
 */
export function readImport(text: string, timeZone: string): Reading {
  const nothing = { entries: [], taskCount: 0, notes: [] }
  if (isTooLarge(text)) {
    return { ...nothing, error: { message: messageOf('imports.tooLarge'), place: null } }
  }
  const understood = understand(text)
  if (understood.notes === null) {
    const { missing, errorPlace } = understood
    const message = missing.length > 0 ? columnsMissing(missing) : messageOf('imports.invalidJson')
    return { ...nothing, error: { message, place: errorPlace } }
  }
  const { data, notes, placeOf } = understood
  const entries = checkEntries(data, timeZone)
  if (!entries) return { ...nothing, error: { message: messageOf('imports.notArray'), place: placeOf([]) } }
  const rejection = importError(entries)
  const found = preventingError(entries)
  const error = found
    ? { message: found.message, place: placeOf(found.path) }
    : rejection
      ? { message: rejection, place: null }
      : null
  return { error, entries, taskCount: countTasks(entries), notes }
}

function columnsMissing(columns: readonly RequiredColumn[]): EncodedMessage {
  const listed = columns
    .map((column) => messageOf(`imports.columns.${column}`))
    .reduce((first, rest) => messageOf('imports.columns.list', { first: { message: first }, rest: { message: rest } }))
  return messageOf('imports.columnsMissing', { count: columns.length, columns: { message: listed } })
}

/** An error that refuses only its entry prevents the import when no entry is left. */
function preventingError(entries: readonly CheckedEntry[]): EntryError | undefined {
  const errors = entries.flatMap(({ error, tasks }) => [error, ...tasks.map((task) => task.error)])
  const found = errors.filter((error) => error !== null)
  const isNoneLeft = entries.every(({ error }) => error)
  return found.find(({ isOfEntryOnly }) => !isOfEntryOnly) ?? (isNoneLeft ? found[0] : undefined)
}

const isTooLarge = (text: string) => new TextEncoder().encode(text).length > importLimits.bytes

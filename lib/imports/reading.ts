import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { placeOf, syntaxErrorPlace, type Place } from '@/lib/imports/locate'
import { countTasks, importError } from '@/lib/imports/plan'
import { importLimits } from '@/lib/imports/limits'
import { checkEntries, type CheckedEntry } from '@/lib/imports/schema'

/** An error that prevents an import, and its position in the text, if known. */
export type ReadError = { readonly message: string; readonly place: Place | null }

/** An import's text, parsed. */
export type Reading = {
  readonly error: ReadError | null
  readonly entries: readonly CheckedEntry[]
  readonly taskCount: number
}

/** Input of the import screen: text, to be parsed as JSON. */
export const importTextSchema = z.strictObject({
  text: z
    .string()
    .refine((text) => !isTooLarge(text), { error: messageOf('imports.tooLarge'), abort: true })
    .transform((text, context) => {
      const data = parse(jsonOf(text))
      if (data === undefined) context.addIssue({ code: 'custom', message: messageOf('imports.invalidJson') })
      return data
    }),
})

/**
 * The JSON of a text: replaces a byte order mark and the code fence that assistants add with spaces, so that positions
 * do not shift.
 */
export function jsonOf(text: string): string {
  const [, opening = '', json = text, closing = ''] =
    /^(\s*```\w*)([^]*?)(```\s*)$/.exec(text) ?? /^(\ufeff)([^]*)()$/.exec(text) ?? []
  const blank = (around: string) => around.replace(/[^\r\n]/g, ' ')
  return blank(opening) + json + blank(closing)
}

/** Validates a text before it is sent; reports the first error in the specified order. */
export function readImport(text: string, timeZone: string): Reading {
  const nothing = { entries: [], taskCount: 0 }
  if (isTooLarge(text)) {
    return { ...nothing, error: { message: messageOf('imports.tooLarge'), place: null } }
  }
  const json = jsonOf(text)
  const data = parse(json)
  if (data === undefined)
    return { ...nothing, error: { message: messageOf('imports.invalidJson'), place: syntaxErrorPlace(json) } }
  const entries = checkEntries(data, timeZone)
  const rejection = importError(entries)
  if (!entries) return { ...nothing, error: { message: messageOf('imports.notArray'), place: placeOf(json, []) } }
  const found = entries.find((entry) => entry.error)?.error
  const error = found
    ? { message: found.message, place: placeOf(json, found.path) }
    : rejection
      ? { message: rejection, place: null }
      : null
  return { error, entries, taskCount: countTasks(entries) }
}

const isTooLarge = (text: string) => new TextEncoder().encode(text).length > importLimits.bytes

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

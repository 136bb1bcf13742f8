import { messageOf } from '@/lib/i18n/message'
import { checkEntries } from '@/lib/imports/schema'
import { inEnglish } from '../fixtures/english'

type ReportedError = { message: string; path: readonly (string | number)[] }

/** The first error of import data, in English; null if all of it is valid. */
export function firstError(data: unknown, timeZone: string): ReportedError | null {
  const entries = checkEntries(data, timeZone)
  if (!entries) return { message: inEnglish(messageOf('imports.notArray')), path: [] }
  const error = entries.find((entry) => entry.error)?.error
  return error ? { message: inEnglish(error.message), path: error.path } : null
}

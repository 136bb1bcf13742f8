import { messageOf } from '@/lib/i18n/message'
import { checkEntries } from '@/lib/imports/schema'
import { inEnglish } from '../fixtures/english'

type Told = { message: string; path: readonly (string | number)[] }

/** The first error of import data, in English; null if all of it is valid. */
export function firstFault(data: unknown, timeZone: string): Told | null {
  const entries = checkEntries(data, timeZone)
  if (!entries) return { message: inEnglish(messageOf('imports.notArray')), path: [] }
  const fault = entries.find((entry) => entry.fault)?.fault
  return fault ? { message: inEnglish(fault.message), path: fault.path } : null
}

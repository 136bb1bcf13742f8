import { messageOf } from '@/lib/i18n/message'
import { checkEntries } from '@/lib/imports/schema'
import { inEnglish } from '../fixtures/english'

type Told = { message: string; path: readonly (string | number)[] }

/** The first fault of data that is to be imported, in English; null when all of it can be imported. */
export function firstFault(data: unknown, timeZone: string): Told | null {
  const entries = checkEntries(data, timeZone)
  if (!entries) return { message: inEnglish(messageOf('imports.notArray')), path: [] }
  const fault = entries.find((entry) => entry.fault)?.fault
  return fault ? { message: inEnglish(fault.message), path: fault.path } : null
}

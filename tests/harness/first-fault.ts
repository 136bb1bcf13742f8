import { checkEntries, type Fault } from '@/lib/imports/schema'
import { messages } from '@/lib/messages'

/** The first fault of data that is to be imported, or null when all of it can be. */
export function firstFault(data: unknown, timeZone: string): Fault | null {
  const entries = checkEntries(data, timeZone)
  if (!entries) return { message: messages.imports.notArray, path: [] }
  return entries.find((entry) => entry.fault)?.fault ?? null
}

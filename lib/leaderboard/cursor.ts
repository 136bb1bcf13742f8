import { isStorableText } from '@/lib/text'
import * as z from '@/lib/zod'

/** A position on a board: the places after it rank below this value, or equal to it with a later name. */
export type Position = { value: number; usernameKey: string }

const int32 = z.int().min(-2_147_483_648).max(2_147_483_647)
const position = z.tuple([int32, z.string().min(1).max(200)])

/** Writes a position for a query string. */
export function writeCursor({ value, usernameKey }: Position): string {
  return JSON.stringify([value, usernameKey])
}

/** The position that `writeCursor` wrote; null for anything else. */
export function readCursor(cursor: string): Position | null {
  try {
    const [value, usernameKey] = position.parse(JSON.parse(cursor))
    return isStorableText(usernameKey) ? { value, usernameKey } : null
  } catch {
    return null
  }
}

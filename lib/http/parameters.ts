import * as z from '@/lib/zod'
import { readPosition } from '@/lib/http/keyset'
import { readPage } from '@/lib/http/pagination'

/** A whole number in decimal digits; `tooHigh` is what to say of a larger one than `most`, if not the usual. */
export function wholeParameter(least: number, most: number, tooHigh?: string) {
  const digits = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value)
  return z.preprocess(digits, z.int().min(least).max(most, tooHigh))
}

/** How many items of a list to skip. */
export const offsetUpTo = (most: number, tooHigh?: string) =>
  wholeParameter(0, most, tooHigh).default(0).meta({ description: 'Number of items to skip.' })

export const offset = offsetUpTo(10_000_000)

const position = z.string().optional().catch(undefined).transform(readPosition)

/** The page of a screen's list: its number, and its position for pages far into a long list. */
export const pageShape = {
  page: z.unknown().optional().transform(readPage),
  after: position,
  before: position,
}

export const wantedPage = z.object(pageShape)

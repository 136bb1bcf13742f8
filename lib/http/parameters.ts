import * as z from '@/lib/zod'
import { readPosition } from '@/lib/http/keyset'
import { readPage } from '@/lib/http/pagination'

const highestOffset = 10_000_000

/** `?offset=`: a whole number; 0 when missing or invalid. */
export const offset = z
  .preprocess((value) => {
    const wanted = Number(value)
    return Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, highestOffset) : 0
  }, z.int().min(0).max(highestOffset).default(0))
  .meta({ description: 'Number of items to skip. Invalid values count as 0.' })

const position = z.string().optional().catch(undefined).transform(readPosition)

/** The page of a screen's list: its number, and its position for pages far into a long list. */
export const pageShape = {
  page: z.unknown().optional().transform(readPage),
  after: position,
  before: position,
}

export const wantedPage = z.object(pageShape)

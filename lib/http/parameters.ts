import * as z from '@/lib/zod'

const highestOffset = 10_000_000

/** `?offset=`: a whole number; 0 when missing or invalid. */
export const offset = z
  .preprocess((value) => {
    const wanted = Number(value)
    return Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, highestOffset) : 0
  }, z.int().min(0).max(highestOffset).default(0))
  .meta({ description: 'How many of the list to leave out at its beginning. What is no whole number counts as 0.' })

import { hash } from '@/lib/submissions/reuse/words'

/** Shingles and runs of letters that are compared and stored of one text: those of about 10,000 characters of prose. */
export const MOST_COMPARED = 10_000
/** Keys by which accepted texts are looked up. */
export const MOST_LOOKED_UP = 2_000

const SEED = 97

/**
 * Keeps the `most` keys with the lowest hashes, so that samples of two texts tend to keep the keys they share. Pure.
 */
export function sampleOf(keys: readonly string[], most: number): readonly string[] {
  if (keys.length <= most) return keys
  const ranks = Float64Array.from(keys, (key) => hash(key, SEED))
  const highest = ranks.toSorted()[most - 1] ?? 0
  return keys
    .map((key, index) => ({ key, rank: ranks[index] ?? 0 }))
    .filter(({ rank }) => rank <= highest)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ key }) => key)
}

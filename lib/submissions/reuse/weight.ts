import { isDense } from '@/lib/evaluation/text/words'

/** Longer words are probably several that were joined, of about six letters each. */
const LONGEST_WORD = 12
const USUAL_WORD = 6

/** How many words the tokens at some places are. Two characters of a script without spaces are about a word. */
export function weigher(
  tokens: readonly string[],
  expected: ReadonlySet<string>,
): (places: Iterable<number>) => number {
  const weights = tokens.map((token) => {
    if (expected.has(token)) return 0
    if (isDense(token)) return 0.5
    return token.length > LONGEST_WORD ? token.length / USUAL_WORD : 1
  })
  return (places) => {
    let weight = 0
    for (const place of places) weight += weights[place] ?? 0
    return weight
  }
}

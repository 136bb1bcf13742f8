import { isFunctionWord } from '@/lib/evaluation/text/words'
import { asSeen } from '@/lib/submissions/told-shingles'

/** Two honest texts on one subject may share most of fewer words than these. */
const FEWEST = 16
const SHORTEST = 3

/** The key of a word among the keys of a text: its consonants, so that a doubled or exchanged vowel changes nothing. */
export function wordKey(word: string): string {
  const seen = asSeen(word)
  return `w ${seen.slice(0, 1)}${seen.slice(1).replace(/[aeiouy]/g, '')}`.replace(/(.)\1+/g, '$1')
}

const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)
/** No language writes a word in two scripts: its letters were exchanged for ones that look alike. */
const isMixed = (word: string) => isLatin(word) && /[^\p{Script=Latin}\p{M}\p{N}]/u.test(word)

/** The different words of meaning of a text; what cannot be read as a word is left out. */
export function meaningful(tokens: readonly string[]): Set<string> {
  return new Set(
    tokens.filter(
      (token) => token.length >= SHORTEST && /\p{L}/u.test(token) && !isFunctionWord(token) && !isMixed(token),
    ),
  )
}

/** The share of these words that stand, in any order, in a text with those keys; 0 when they are too few to tell. */
export function sharedWords(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  if (words.size < FEWEST) return 0
  return [...words].filter((word) => known.has(wordKey(word))).length / words.size
}

const BANDS = 24

/**
 * Keys by which a text is found that shares many words with another (MinHash in bands of two): two texts that share
 * 60 % of their words have one in common 97 times in 100, two that share a fifth hardly ever.
 */
export function bandsOf(words: ReadonlySet<string>): string[] {
  if (words.size < FEWEST) return []
  const least = (seed: number) => Math.min(...[...words].map((word) => hash(wordKey(word), seed)))
  return Array.from({ length: BANDS }, (_, band) => `m ${band} ${least(2 * band)} ${least(2 * band + 1)}`)
}

/** FNV-1a with a seed, and a final mix, so that seeds order words independently. */
function hash(word: string, seed: number): number {
  let value = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (let index = 0; index < word.length; index += 1) value = Math.imul(value ^ word.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

import { isFunctionWord, isLettered } from '@/lib/evaluation/text/words'
import { asSeen } from '@/lib/submissions/reuse/shingles'

/** Minimum number of words: shorter honest texts on one subject may share most of theirs. */
const FEWEST = 16
const SHORTEST = 3

/** Comparison key of a word: its consonants, so that a doubled or changed vowel makes no difference. */
export function wordKey(word: string): string {
  const seen = asSeen(word)
  return `w ${seen.slice(0, 1)}${seen.slice(1).replace(/[aeiouy]/g, '')}`.replace(/(.)\1+/g, '$1')
}

const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)
/** No language mixes scripts within a word: its letters were replaced by lookalikes. */
const isMixed = (word: string) => isLatin(word) && /[^\p{Script=Latin}\p{M}\p{N}]/u.test(word)

/** The distinct content words of a text; anything that is not readable as a word is left out. */
export function meaningful(tokens: readonly string[]): Set<string> {
  return new Set(
    tokens.filter(
      (token) => token.length >= SHORTEST && isLettered(token) && !isFunctionWord(token) && !isMixed(token),
    ),
  )
}

/** The share of these words' keys found in a text with those keys; 0 when there are too few to compare. */
export function sharedWords(keys: readonly string[], known: ReadonlySet<string>): number {
  if (keys.length < FEWEST) return 0
  return keys.filter((key) => known.has(key)).length / keys.length
}

const BANDS = 24

/**
 * Lookup keys for texts that share many words (MinHash in bands of two): two texts that share 60 % of their words have
 * a key in common in 97 % of cases, two that share a fifth almost never.
 */
export function bandsOf(words: ReadonlySet<string>): string[] {
  if (words.size < FEWEST) return []
  const keys = [...words].map(wordKey)
  const least = (seed: number) => Math.min(...keys.map((key) => hash(key, seed)))
  return Array.from({ length: BANDS }, (_, band) => `m ${band} ${least(2 * band)} ${least(2 * band + 1)}`)
}

/** FNV-1a with a seed and a final mix, so that seeds order words independently. */
export function hash(word: string, seed: number): number {
  let value = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (let index = 0; index < word.length; index += 1) value = Math.imul(value ^ word.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

import { comparable } from '@/lib/evaluation/text/copies'
import { normalise, reading } from '@/lib/evaluation/text/normalise'
import { skeleton } from '@/lib/evaluation/text/skeleton'
import { bandsOf, meaningful, sharedWords, wordKey } from './told-words'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'

/** For so many days an accepted text counts as told. */
export const DAYS_TOLD = 30
/** The share of what a text says that makes it a copy when it stands in one accepted text. */
export const COPIED_SHARE = 0.6
/** Short right answers are alike: texts that say less are compared with the member's own only. */
export const FEWEST_WORDS = 12
/**
 * The length of a shingle. Of 105,950 pairs of honest texts in the evaluation corpus none shares more than 49 % in
 * threes; in pairs one shares 61 %, and in fours a text with every fourth word replaced would pass.
 */
const SIZE = 3

/** Words in a row, and where they begin. */
type Shingle = { key: string; at: number }

/** What a text says beyond its task, prepared for comparison. */
export type Telling = {
  /** Its shingles and words, each once: what is compared. */
  shingles: string[]
  /** Its shingles and bands: what accepted texts are looked up by. */
  lookup: string[]
  /** It says fewer than 12 words. */
  isShort: boolean
  /** A text that shares fewer shingles cannot hold 60 % of this one. */
  fewestShared: number
  /** How much of it, from 0 to 1, stands in a text with these keys: in order, or as words of meaning in any order. */
  shareIn(known: ReadonlySet<string>): number
}

/**
 * Prepares a text for comparison with accepted ones. The task's own words, what the text repeats and, unless it is
 * short, numbers are left out: they neither make a text a copy nor hide that it is one. Pure; linear in the texts.
 */
export function tellingOf(text: string, task: { title: string; description: string }): Telling {
  const tokens = tokensOf(text)
  const lettered = tokens.filter((token) => /\p{L}/u.test(token))
  const given = new Set(keysOf(`${task.title}\n${task.description}`).shingles)
  const long = said(lettered, given)
  const isShort = weigh(lettered, long) < FEWEST_WORDS
  const compared = isShort ? tokens : lettered
  const own = isShort ? said(tokens, given) : long
  const total = weigh(compared, own)
  const givenWords = meaningful(tokensOf(`${task.title}\n${task.description}`))
  const ownWords = isShort ? new Set<string>() : meaningful(tokens)
  givenWords.forEach((word) => ownWords.delete(word))
  const keys = keysOf(text)
  return {
    shingles: [...keys.shingles, ...keys.words],
    lookup: [...keys.shingles, ...keys.bands],
    isShort,
    fewestShared: Math.max(1, Math.ceil((own.length * COPIED_SHARE) / SIZE)),
    shareIn(known) {
      const shared = own.filter(({ key }) => known.has(key))
      const inOrder =
        total === 0 ? 0 : weigh(compared, isShort ? tellingAmong(shared, own.length === 1) : shared) / total
      return Math.max(inOrder, sharedWords(ownWords, known))
    },
  }
}

/** What is kept of an accepted text: its shingles, with and without its numbers, its words and its bands, each once. */
export function shinglesOf(text: string): string[] {
  const { shingles, words, bands } = keysOf(text)
  return [...shingles, ...words, ...bands]
}

function keysOf(text: string) {
  const tokens = tokensOf(text)
  const lettered = tokens.filter((token) => /\p{L}/u.test(token))
  const shingles = [...new Set([...shinglesIn(tokens), ...shinglesIn(lettered)].map(({ key }) => key))]
  const words = meaningful(tokens)
  return { shingles, words: [...words].map(wordKey), bands: bandsOf(words) }
}

/** Whether two titles read the same: capitals, stops and letters that look alike make no difference. */
export function isSameTitle(one: string, other: string): boolean {
  const plain = (title: string) => words(normalise(title)).map(skeleton).join(' ')
  return plain(one) === plain(other)
}

function tokensOf(text: string): string[] {
  return comparable(reading(text).text).flat()
}

/** A text of one or two words is a shingle by itself. */
function shinglesIn(tokens: readonly string[]): Shingle[] {
  const size = Math.min(SIZE, tokens.length)
  if (size === 0) return []
  return Array.from({ length: tokens.length - size + 1 }, (_, at) => ({
    key: tokens.slice(at, at + size).join(' '),
    at,
  }))
}

function said(tokens: readonly string[], given: ReadonlySet<string>): Shingle[] {
  const seen = new Set(given)
  return shinglesIn(tokens).filter(({ key }) => {
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** In a short text three words in a row may be everybody's: they count beside others, or with two words of meaning. */
function tellingAmong(shared: readonly Shingle[], isAlone: boolean): readonly Shingle[] {
  const places = new Set(shared.map(({ at }) => at))
  const meaning = (key: string) => key.split(' ').filter((word) => !isFunctionWord(word)).length
  return isAlone
    ? shared
    : shared.filter(({ key, at }) => places.has(at - 1) || places.has(at + 1) || meaning(key) >= 2)
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words that these shingles cover; two characters of a script without spaces are about a word. */
function weigh(tokens: readonly string[], shingles: readonly Shingle[]): number {
  const covered = new Set(shingles.flatMap(({ at }) => [at, at + 1, at + 2]))
  let weight = 0
  for (const [index, token] of tokens.entries()) if (covered.has(index)) weight += DENSE.test(token) ? 0.5 : 1
  return weight
}

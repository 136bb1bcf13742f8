import { normalise, readablePart } from '@/lib/evaluation/text/normalise'
import { skeleton, unmasked } from '@/lib/evaluation/text/skeleton'
import { readLanguage } from '@/lib/evaluation/text/language'
import { wordOrder } from '@/lib/evaluation/text/word-order'
import { isLettered, isNumber, words } from '@/lib/evaluation/text/words'
import {
  gappedIn,
  runsAmong,
  type Shingle,
  shinglesIn,
  distinctive,
  distinctiveAmong,
  newIn,
  placesOf,
  withReplaced,
} from '@/lib/submissions/reuse/shingles'
import { lengthsOf, letterRuns, placesOfRuns } from '@/lib/submissions/reuse/letters'
import type { Given } from '@/lib/submissions/reuse/given'
import { contentIn } from '@/lib/submissions/reuse/content'
import { hasOtherNames, nameKeysIn } from '@/lib/submissions/reuse/names'
import { MOST_COMPARED, MOST_LOOKED_UP, sampleOf } from '@/lib/submissions/reuse/sample'
import {
  comparedSentences,
  type ComparedSentence,
  comparedTokens,
  sentencesOf,
  wordsApart,
} from '@/lib/submissions/reuse/tokens'
import { weigher } from '@/lib/submissions/reuse/weight'
import { bandsOf, meaningful, sharedWords, wordKey } from '@/lib/submissions/reuse/words'

/** How many days an accepted text is compared with new ones. */
export const DAYS_COMPARED = 30
/** Minimum share of a text found in accepted texts for it to be a copy. */
export const COPIED_SHARE = 0.6
/** Short correct answers are alike: texts with fewer words are compared with the member's own only. */
export const FEWEST_WORDS = 12

/** The content of a text beyond its task, prepared for comparison. */
export type ComparedText = {
  /** Distinct shingles and words, which are compared. */
  keys: string[]
  /** Shingles and bands, by which accepted texts are looked up. */
  lookup: string[]
  /** Whether it has fewer than 12 words. */
  isShort: boolean
  /** How many words mean something beyond the task and the words of `without`. */
  namedBeside: number
  sentences: ComparedSentence[]
  /** Share of the text, from 0 to 1, found in a text with these keys: in sequence, or as content words in any order. */
  shareIn(known: ReadonlySet<string>): number
  /** Whether it names other people, things and places: "We played chess with dad", where others played draughts. */
  tellsOther(keys: ReadonlySet<string>): boolean
  /**
   * Whether many of its words are known ones that are not in a text with these keys, as in the report of another day: "I
   * played the march for ten minutes", after "I played the waltz for twenty minutes". The number is news enough in a
   * few words: "12 push-ups, my arms were tired", after 10.
   */
  tellsNew(keys: ReadonlySet<string>): boolean
  /** Whether many words are new in those of its sentences that are like some with these keys. */
  copiesWithNews(keys: ReadonlySet<string>): boolean
  /** Positions of the compared words found in a text with these keys, and of single ones replaced between them. */
  placesIn(keys: ReadonlySet<string>): Set<number>
  /** Positions of the compared words found in a text with these keys in runs of about eight words. */
  runsIn(known: ReadonlySet<string>): Set<number>
  /** Share of the text's content at these positions, from 0 to 1. */
  shareOf(places: ReadonlySet<number>): number
  /** Number of words at these positions; excluded ones do not count. */
  weightOf(places: Iterable<number>): number
}

/**
 * Prepares a text for comparison with accepted ones. The task's own words, those of `without`, repetitions and, unless
 * the text is short, numbers are excluded: they neither make a text a copy nor hide that it is one. A very long text is
 * compared by a sample of its shingles and runs. Pure; linear in the texts.
 */
export function comparedTextOf(text: string, given: Given, without: readonly string[] = []): ComparedText {
  const read = readablePart(text).text
  const bySentence = comparedSentences(read)
  const tokens = bySentence.flat()
  const lettered = tokens.filter(isLettered)
  const task = comparedTokens(`${given.title}\n${given.description}`)
  const known = new Set(keysOf(task).shingles)
  const expected = new Set(without.flatMap(comparedTokens))
  const weigh = (among: readonly string[]) => weigher(among, expected)

  const consecutive = shinglesIn(lettered)
  const spread = gappedIn(lettered)
  const long = newIn(consecutive, known)
  const isFew = (of: readonly string[], own: readonly Shingle[]) => weigh(of)(placesOf(own)) < FEWEST_WORDS
  const isFewApart = () => {
    const apart = wordsApart(read).filter(isLettered)
    return isFew(apart, newIn(shinglesIn(apart), known))
  }
  const isShort = isFew(lettered, long) && isFewApart()
  const compared = isShort ? tokens : lettered
  const own = isShort ? newIn(shinglesIn(tokens), known) : long
  const gapped = isShort ? [] : newIn(spread, known)
  const ofTask = new Set(letterRuns(task.filter(isLettered)).map(({ key }) => key))
  const runs = letterRuns(compared).filter(({ key }) => !ofTask.has(key))
  const said = placesOf(own)
  const weightOf = weigh(compared)
  const total = weightOf(said)
  const ownWords = meaningful(tokens)
  for (const word of [...meaningful(task), ...expected]) ownWords.delete(word)
  const ownKeys = isShort ? [] : [...ownWords].map(wordKey)

  const shareOf = (places: Iterable<number>) => (total === 0 ? 0 : weightOf(places) / total)
  const lengths = lengthsOf(compared)
  const literalPlacesIn = rememberedFor((keys: ReadonlySet<string>) => {
    const shared = [...own, ...gapped].filter(({ key }) => keys.has(key))
    const places = placesOf(isShort && own.length > 1 ? distinctiveAmong(shared, tokens) : shared)
    const sharedRuns = runs.filter(({ key }) => keys.has(key))
    return new Set([...places, ...placesOfRuns(sharedRuns, lengths)].filter((place) => said.has(place)))
  })
  const placesIn = (keys: ReadonlySet<string>) => {
    const places = literalPlacesIn(keys)
    return isShort ? places : new Set([...withReplaced(places)].filter((place) => said.has(place)))
  }
  const names = isShort ? [] : nameKeysIn(read, given)
  const parts = sentencesOf(read, bySentence)
  /** The sentences of which much is literally in a text with these keys. */
  const copiedIn = (keys: ReadonlySet<string>) => {
    const found = literalPlacesIn(keys)
    return parts.filter(({ from, to }) => {
      const weight = weightOf(range(from, to))
      const foundHere = range(from, to).filter((at) => found.has(at))
      return weight > 0 && weightOf(foundHere) >= weight * LEAST_COPIED_OF_SENTENCE
    })
  }
  const textOf = (sentences: readonly ComparedSentence[]) => sentences.map(({ text }) => text).join('\n')
  const tellsOther = (keys: ReadonlySet<string>) => {
    if (!hasOtherNames(names, keys)) return false
    // Further names beside copied sentences do not make these tell of other things.
    const copied = copiedIn(keys)
    return copied.length === 0 || hasOtherNames(nameKeysIn(textOf(copied), given), keys)
  }
  // Words put in the place of others make no sentences.
  let order: number | undefined
  const isInOrder = () => (order ??= wordOrder(read, readLanguage(read).language)) >= LEAST_ORDER
  const hasNews = (sentences: readonly ComparedSentence[], keys: ReadonlySet<string>) => {
    const content = contentIn(textOf(sentences), given)
    const fresh = content.filter(({ key, isKnown }) => isKnown && !keys.has(key))
    return fresh.length >= Math.max(FEWEST_NEW, content.length * LEAST_NEW) && isInOrder()
  }
  const keys = keysOf(tokens, [...consecutive, ...spread])
  const runKeys = runs.map(({ key }) => key)
  const hasOtherNumbers = (known: ReadonlySet<string>) =>
    isShort && known.has(WITH_NUMBERS) && !keys.numbers.some((key) => key !== WITH_NUMBERS && known.has(key))
  return {
    // Words that are joined by signs are one, but name what they name apart.
    keys: [
      ...sampleOf([...new Set([...keys.shingles, ...runKeys])], MOST_COMPARED),
      ...new Set([...keys.words, ...keys.numbers, ...names]),
    ],
    lookup: [
      ...sampleOf(
        [...new Set([...distinctive([...own, ...gapped], compared).map(({ key }) => key), ...runKeys])],
        MOST_LOOKED_UP,
      ),
      ...keys.bands,
    ],
    isShort,
    namedBeside: ownWords.size,
    sentences: parts,
    shareIn: (keys) => (tellsOther(keys) ? 0 : Math.max(shareOf(placesIn(keys)), sharedWords(ownKeys, keys))),
    tellsOther,
    tellsNew: (keys) => hasOtherNumbers(keys) || hasNews(parts, keys),
    copiesWithNews: (keys) => hasNews(copiedIn(keys), keys),
    placesIn,
    runsIn: (keys) => runsAmong(literalPlacesIn(keys), compared.length),
    shareOf,
    weightOf,
  }
}

/**
 * What is stored of an accepted text: its distinct shingles and runs of letters, with and without its numbers (a sample
 * of those of a very long one), its words and its bands.
 */
export function shinglesOf(text: string): string[] {
  const tokens = comparedTokens(text)
  const { shingles, words, numbers, bands } = keysOf(tokens)
  const lettered = tokens.filter(isLettered)
  const runs = lettered.length < tokens.length ? [...letterRuns(tokens), ...letterRuns(lettered)] : letterRuns(tokens)
  return [
    ...sampleOf([...new Set([...shingles, ...runs.map(({ key }) => key)])], MOST_COMPARED),
    ...words,
    ...numbers,
    ...bands,
  ]
}

/** The key of any text with a number: texts that were stored before numbers had keys lack it. */
const WITH_NUMBERS = 'n'

/** The keys of words; `ofLettered` are the shingles of those with letters. */
function keysOf(tokens: readonly string[], ofLettered: readonly Shingle[] = shinglesOfLettered(tokens)) {
  const all = tokens.every(isLettered) ? ofLettered : [...shinglesIn(tokens), ...ofLettered]
  const words = meaningful(tokens)
  const numbers = tokens.filter(isNumber)
  return {
    shingles: [...new Set(all.map(({ key }) => key))],
    words: [...words].map(wordKey),
    numbers: numbers.length > 0 ? [WITH_NUMBERS, ...numbers.map((number) => `n ${number}`)] : [],
    bands: bandsOf(words),
  }
}

function shinglesOfLettered(tokens: readonly string[]): Shingle[] {
  const lettered = tokens.filter(isLettered)
  return [...shinglesIn(lettered), ...gappedIn(lettered)]
}

/** Whether two titles are equal apart from case, punctuation and lookalike letters. */
export function isSameTitle(one: string, other: string): boolean {
  const plain = (title: string) =>
    words(unmasked(normalise(title)))
      .map(skeleton)
      .join(' ')
  return plain(one) === plain(other)
}

/** How many words of sentences like earlier ones must be new, at least and as a share. */
const FEWEST_NEW = 3
const LEAST_NEW = 0.4
/** The least word order of a text that tells something new. */
const LEAST_ORDER = 0.4

/** The least share of a copied sentence's words that the accepted text also has. */
const LEAST_COPIED_OF_SENTENCE = 0.5

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

/** A known text is asked about several times. */
function rememberedFor<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = work(key)
    results.set(key, result)
    return result
  }
}

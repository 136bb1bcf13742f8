import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'
import { byEar } from './by-ear'
import data from './data/synonyms.json'
import { isListedWord } from './respell'
import { bySound } from './sound'
import { distance, soundsLike } from './spelling'
import { stem } from './stem'

/** True when a word of an answer is the expected one: inflected, misspelt or shortened. */
export const isSame = (one: string, other: string, language: Language) =>
  stem(one, language) === stem(other, language) ||
  byEar[language].get(one) === other ||
  soundsLike(one, other, language) ||
  (language === 'fr' &&
    (one.replace(ELIDED_LETTER, '') === other || soundsLike(one.replace(ELIDED, ''), other, language))) ||
  isTransposed(one, other) ||
  isHeardAs(one, other, language) ||
  withoutDoubles(stem(one, language)) === withoutDoubles(stem(other, language)) ||
  isShortFor(withoutAccents(one), withoutAccents(other), language)

/** True when a word means the expected one, or is the same. */
export function means(one: string, other: string, language: Language): boolean {
  if (isSame(one, other, language)) return true
  const groups = groupsOf(one, language)
  return groupsOf(other, language).some((group) => groups.includes(group))
}

/** Those of adjectives with synonyms: "tower" is none of "tow". */
const comparatives = new Map(
  ['fast', 'quick', 'slow', 'loud', 'hard', 'soft', 'light', 'bright'].map((word) => [`${word}er`, word]),
)

const groupsByStem: Partial<Record<Language, Map<string, number[]>>> = {}

function groupsOf(word: string, language: Language): readonly number[] {
  const known = (groupsByStem[language] ??= indexGroups(language))
  return known.get(stem(word, language)) ?? known.get(comparatives.get(word) ?? '') ?? []
}

function indexGroups(language: Language): Map<string, number[]> {
  const found = new Map<string, number[]>()
  data[language].forEach((group, index) => {
    for (const key of new Set(group.split(' ').map((word) => stem(word, language)))) {
      found.set(key, [...(found.get(key) ?? []), index])
    }
  })
  return found
}

/** "sollid" for solid. */
const withoutDoubles = (stemmed: string) => stemmed.replace(/([b-df-hj-np-tv-z])\1/g, '$1')

/** "bloo" for blue: since the expected word is known, the spelling may differ more than in `soundsLike`. */
function isHeardAs(one: string, other: string, language: Language): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_HEARD || one.charAt(0) !== other.charAt(0)) return false
  return bySound(one, language) === bySound(other, language) && (language === 'fr' || distance(one, other) <= 2)
}
const SHORTEST_HEARD = 4

/** An article written as part of the word: « leau ». */
const ELIDED_LETTER = /^[ld](?=[aeiouhéèêàâîôû]\S\S)/
/** One heard as part of a misspelt word: « lévaporation ». */
const ELIDED = /^[ld](?=[aeiouhéèêàâîôû]\S{4})/

/** "brougth": neighbouring letters changed places. */
function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < SHORTEST_TRANSPOSED || one === other) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2)
  return at > 0 && swapped === other
}
const SHORTEST_TRANSPOSED = 5

/** A spoken short form: "pup" for puppy, « véto » for vétérinaire. "Butter" is another thing than a butterfly. */
function isShortFor(short: string, long: string, language: Language): boolean {
  const beginning = short.replace(/o$/, '')
  const isBeginning = beginning.length >= 3 && long.length >= short.length + 2 && long.startsWith(beginning)
  return isBeginning && !isCompound(short, long.slice(short.length), language)
}
const isCompound = (one: string, other: string, language: Language) =>
  other.length >= SHORTEST_PART && isListedWord(one, language) && isListedWord(other, language)
const SHORTEST_PART = 3

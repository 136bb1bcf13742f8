import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'
import { bySound } from './sound'
import { distance, soundsLike } from './spelling'
import { stem } from './stem'

/** True when a word of an answer is the expected one: inflected, misspelt or shortened. */
export const isSame = (one: string, other: string, language: Language) =>
  stem(one, language) === stem(other, language) ||
  soundsLike(language === 'fr' ? one.replace(ELIDED, '') : one, other, language) ||
  isTransposed(one, other) ||
  isHeardAs(one, other, language) ||
  isShortFor(withoutAccents(one), withoutAccents(other))

/** "bloo" for blue: since the expected word is known, the spelling may differ more than in `soundsLike`. */
function isHeardAs(one: string, other: string, language: Language): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_HEARD || one.charAt(0) !== other.charAt(0)) return false
  return bySound(one, language) === bySound(other, language) && distance(one, other) <= 2
}
const SHORTEST_HEARD = 4

/** An article heard as part of the word: « lévaporation ». */
const ELIDED = /^[ld](?=[aeiouhéèêàâîôû]\S{4})/

/** "brougth": neighbouring letters changed places. */
function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < SHORTEST_TRANSPOSED || one === other) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const swapped = one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2)
  return at > 0 && swapped === other
}
const SHORTEST_TRANSPOSED = 5

/** A spoken short form: "pup" for puppy, « véto » for vétérinaire. */
function isShortFor(short: string, long: string): boolean {
  const beginning = short.replace(/o$/, '')
  return beginning.length >= 3 && long.length >= short.length + 2 && long.startsWith(beginning)
}

import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import data from './data/personal-words.json'
import type { ParsedText } from './parsed-text'
import { isPerson } from './generic'
import { LONGEST_NOTE } from './measures'
import { hasNumber } from './numbers'
import { pastsIn } from './past'
import { NAME } from './smooth'

const writer = new Set(words(data.writer))
/** General truths say "we" too ("we stay calm"): it counts with what was done. */
const groupDid = new RegExp(data.groupDid.join('|'))
/** General truths are told in the present. */
const past = new Set(words(data.past))
const anybody = new Set(words(data.anybody))

const isPersonal = (word: string) => writer.has(word) || past.has(word)

/**
 * True for general statements about a subject: of some length, and without the writer, a person, a name, a number or a
 * past.
 */
export function isImpersonal({ kept, language }: ParsedText): boolean {
  const tokens = kept.flatMap((passage) => passage.tokens)
  // Notes often leave out who did it.
  if (tokens.length <= LONGEST_NOTE) return false
  if (groupDid.test(withoutAccents(` ${tokens.join(' ')} `))) return false
  // "Children need sleep" is true of any, "The children slept" of some.
  const isSomebody = (word: string, sentence: string) =>
    !isFunctionWord(word) && isPerson(word, language) && (!anybody.has(word) || pastsIn(sentence, language) > 0)
  return !kept.some(
    ({ text, meant, tokens: own }) =>
      own.some((word) => isPersonal(withoutAccents(word)) || isSomebody(word, meant)) ||
      NAME.test(text) ||
      hasNumber(meant),
  )
}

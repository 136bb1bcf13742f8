import { englishFunctionWords, isFunctionWord, sentences, withoutAccents, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import { avoiding, no, not, opposites, wrong, yes } from './answer-words'
import { quantitiesIn } from './numbers'
import { ordinalNumber, romanNumeral } from './roman-numerals'
import { isSame } from './same-word'
import { stem } from './stem'
import type { Task } from './task-themes'

const REACH_OF_A_NEGATION = 3
const REACH_OF_WRONG = 6

/** True for a number that a king or a century may bear; "a" and "one" are none, nor is a year. */
const isOrdinal = (value: number | undefined) => value !== undefined && value > 1 && value < 40

const polarity = (list: readonly string[]) => (yes.has(list[0] ?? '') ? 1 : no.has(list[0] ?? '') ? -1 : 0)

/** A yes or no without a reason: "no, it is not". */
const isBare = (list: readonly string[]) => list.every((word) => yes.has(word) || no.has(word) || isFunctionWord(word))

const isDenied = (list: readonly string[]) => list.some((word) => not.en.has(word) || not.fr.has(word))

/** True when an answer says no instead of yes, or another Roman numeral. Pure. */
export function saysAnother(answer: string, expected: string): boolean {
  const said = words(answer).map(withoutAccents)
  const wanted = words(expected).map(withoutAccents)
  if (polarity(said) * polarity(wanted) < 0) return true
  // "Yes, it does not."
  if (polarity(said) > 0 && polarity(wanted) > 0 && isDenied(said) && isBare(said)) return true
  const numerals = wanted.flatMap((word) => romanNumeral(word) ?? [])
  // "The second son" numbers sons; "the eighth" at the end of an answer numbers the king.
  const ordinals = said.flatMap((word, at) =>
    englishFunctionWords.has(said[at + 1] ?? 'the') ? [ordinalNumber(word)] : [],
  )
  const given = [...said.map(romanNumeral), ...ordinals, ...quantitiesIn(answer).map(({ value }) => value)].filter(
    isOrdinal,
  )
  return numerals.length > 0 && given.length > 0 && !numerals.some((value) => given.includes(value))
}

/** "No, it is a mammal", and neither "no one" nor « non-voyant ». */
const YES_OR_NO_WITH_REASON = /^\s*\p{L}+\s*(?:[,;:.!]|$)/u

/**
 * True for a bare "no" or "yes, it is" where the expected answer, "no, it is a mammal", is the same with a reason. Pure.
 */
export function saysOnlyYesOrNo(answer: string, expected: string): boolean {
  if (!YES_OR_NO_WITH_REASON.test(expected)) return false
  const said = words(answer).map(withoutAccents)
  const decided = polarity(said)
  if (decided === 0 || decided !== polarity(words(expected).map(withoutAccents))) return false
  return (decided < 0 || !isDenied(said)) && isBare(said)
}

/** « Milan et non Rome » */
const AND_NOT = /(?<=\p{L},? )(?:et|mais) non(?: pas)?(?= \p{L})/giu

/** True when an answer negates the expected one, retracts a word of it, or says its opposite. Pure. */
export function contradicts(given: string, expected: string, task: Task, language: Language): boolean {
  const answer = given.replace(AND_NOT, 'et pas')
  const said = words(answer).map(withoutAccents)
  const wanted = words(expected).map(withoutAccents)
  const isNegative = (list: readonly string[]) => list.some((word) => not[language].has(word) || wrong.has(word))
  // "What must you never do?" is answered with a negation.
  const isAskedFor = isNegative(words(`${task.title} ${task.description}`).map(withoutAccents))
  const isAvoiding = (list: readonly string[]) => list.some((word) => avoiding.has(word))
  // « pour pas avoir de caries » says the same as « pour éviter les caries ».
  const isSaidOtherwise = isAvoiding(wanted) && !isAvoiding(said)
  if (!isNegative(wanted) && !isAskedFor && !isSaidOtherwise) {
    const keys = wanted.filter((word) => !isFunctionWord(word))
    const isNegated = (at: number) =>
      said.slice(Math.max(0, at - REACH_OF_A_NEGATION), at).some((each) => not[language].has(each)) ||
      said.slice(at, at + REACH_OF_WRONG).some((each) => wrong.has(each))
    // « Des chevaux, pas des chevals »
    const isAffirmed = (key: string) => said.some((word, at) => word === key && !isNegated(at))
    const isTakenBack = said.some(
      (word, at) =>
        isNegated(at) && keys.some((key) => isSame(word, key, language) && (word === key || !isAffirmed(key))),
    )
    const first = sentences(answer)[0] ?? ''
    if (isTakenBack && isNegative(words(first).map(withoutAccents))) return true
  }
  if (!isAskedFor && !isNegative(said) && polarity(said) === 0) {
    // "It is a bird" for "not a bird".
    const denied = wanted.flatMap((word, at) => {
      if (!not[language].has(word)) return []
      const verb = language === 'fr' ? wanted.slice(Math.max(0, at - 1), at) : []
      return [...verb, ...wanted.slice(at + 1, at + 1 + REACH_OF_A_NEGATION)].filter((each) => !isFunctionWord(each))
    })
    if (denied.some((key) => said.some((word) => isSame(word, key, language)))) return true
  }
  return opposites[language].some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([right = '', wrong = '']) =>
        // « font » sounds like « fort », but is spelled as expected.
        wanted.some((word) => stem(word, language) === stem(right, language)) &&
        !wanted.some((word) => isSame(word, wrong, language)) &&
        !said.some((word) => isSame(word, right, language)) &&
        said.some((word) => isSame(word, wrong, language)),
    ),
  )
}

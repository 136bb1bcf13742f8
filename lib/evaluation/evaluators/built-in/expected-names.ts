import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { quantitiesIn } from './numbers'
import { means } from './same-word'

/** Words with a capital in a row: a name, or the beginning of the sentence. */
const CAPITALISED = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*/gu
/** Units and ordinals are compared as numbers. */
const OF_A_NUMBER = /^(?:Celsius|Fahrenheit|Kelvin|First|Second|Third|\p{L}+th)$/u
/** Of a longer name some words are enough: "New York" for "New York City". */
const ENOUGH_OF_LONG_NAME = 2

/**
 * True when an expected answer contains names that the question does not, and an answer has none of them: "a city" for
 * "the city of Rome", "William" for "William Shakespeare". Pure.
 */
export function lacksNames(answer: string, expected: string, question: string, language: Language): boolean {
  const said = words(answer)
  const asked = new Set(words(question))
  const names = [...expected.matchAll(CAPITALISED)]
    .filter(
      ({ 0: name, index }) =>
        (index > 0 || name.includes(' ')) && !OF_A_NUMBER.test(name) && !quantitiesIn(name).length,
    )
    .map(([name]) => words(name))
    .filter((name) => !name.some((word) => asked.has(word)))
  const isSaid = (word: string) => said.some((other) => means(other, word, language))
  const isNamed = (name: readonly string[]) =>
    name.slice(-1).some(isSaid) || name.filter(isSaid).length >= ENOUGH_OF_LONG_NAME
  return names.length > 0 && !names.some(isNamed)
}

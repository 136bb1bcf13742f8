import { labelIn } from '@/lib/evaluation/text/answering'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'

/** Shorter compounds are parts of other words. */
const SHORTEST_COMPOUND = 5
const LONGEST_COMPOUND = 40

/** An answer with the expected words spaced as expected: "hihat" for "hi-hat", « contre poids » for « contrepoids ». */
export function spacedAs(answer: string, expected: string): string {
  const named = words(expected).filter((word) => !isFunctionWord(word))
  const letters = [...named.join('')]
  const isCompound = letters.length >= SHORTEST_COMPOUND && letters.length <= LONGEST_COMPOUND
  if (!isCompound || !letters.every((letter) => /\p{L}/u.test(letter))) return answer
  const written = new RegExp(`(?<!\\p{L})${letters.join('[ -]?')}(?!\\p{L})`, 'giu')
  return answer.replace(written, named.join(' '))
}

/** Letters that stand alone, but for the words "I", "a" and « y ». */
const LETTERS = /(?<![\p{L}'’])(?:(?!I)\p{Lu}|(?![aiyà])\p{Ll})(?![\p{L}'’])/gu

/**
 * Whether an answer has the letter that names the expected one, and no other: "vitamin D" and "C or D" have not that of
 * "vitamin C". `isAlone`: it says nothing else. Undefined where no letter names the expected answer.
 */
export function compareLabel(answer: string, expected: string): { isSame: boolean; isAlone: boolean } | undefined {
  const [letter] = labelIn(expected)
  if (letter === undefined) return undefined
  const said = words(answer)
  const capitals = answer.match(LETTERS) ?? []
  const isOnly = new Set([letter, ...capitals.map((each) => each.toLowerCase())]).size === 1
  return {
    isSame: said.includes(letter) && isOnly,
    isAlone: said.every((word) => word === letter || isFunctionWord(word)),
  }
}

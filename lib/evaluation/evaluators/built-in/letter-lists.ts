import type { Level } from '@/lib/evaluation/schema'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { itemsOf } from './answer-forms'
import { wrong } from './answer-words'
import { ASKS_FOR_ORDER, questionOf } from './questions'
import type { Task } from './task-themes'

const LETTER = /(?<![\p{L}'’])[A-Z](?![\p{L}'’])/gu
/** "A violin has", but "A is" */
const ARTICLE = /(?<![\p{L}'’])A\s+(?<next>\p{Ll}+)/gu
const FEWEST = 2

/**
 * Whether an answer names the letters of an expected list, in their order where the question asks for one: "First C,
 * then G" for "C, G". Undefined where no letters are expected, or fewer than two are named. Pure.
 */
export function compareLetters(answer: string, expected: string, task: Task): Level | undefined {
  const wanted = itemsOf(expected).map((item) => item.trim().toUpperCase())
  if (wanted.length < FEWEST || !wanted.every((item) => /^\p{Lu}$/u.test(item))) return undefined
  if (words(answer).some((word) => wrong.has(word))) return 'none'
  const told = lettersIn(answer).filter((letter) => letter !== 'I' || wanted.includes(letter))
  if (told.length < FEWEST) return undefined
  const lineOf = (letters: readonly string[]) =>
    (ASKS_FOR_ORDER.test(questionOf(task)) ? letters : [...new Set(letters)].sort()).join(' ')
  return lineOf(told) === lineOf(wanted) ? 'full' : 'none'
}

/** The capitals that stand alone, or else the longest row of single letters: "g d a e from low to high". */
function lettersIn(answer: string): string[] {
  const capitals = answer.replace(ARTICLE, (text, next: string) => (isFunctionWord(next) ? text : next)).match(LETTER)
  if (capitals && capitals.length >= FEWEST) return capitals
  const rows = words(answer).reduce<string[][]>(
    (found, word) => (word.length > 1 ? [...found, []] : [...found.slice(0, -1), [...(found.at(-1) ?? []), word]]),
    [[]],
  )
  return rows
    .reduce((longest, row) => (row.length > longest.length ? row : longest), [])
    .map((each) => each.toUpperCase())
}

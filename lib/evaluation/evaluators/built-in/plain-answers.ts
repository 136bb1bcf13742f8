import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { besideAnswer } from './expectation-kinds'
import type { Clause } from './expectation-vectors'
import { stem } from './stem'

/** Words beside what was asked for: "a little nervous", « Mon cousin est venu ». */
const MOST_BESIDE = 1

/**
 * How many expectations a text answers in the kind of thing that they ask for, each in a clause of its own, if it says
 * nothing else: "I was proud." for how it felt, "At six. Half an hour." for when and how long. Pure.
 */
export function plainlyAnswered(
  expectations: readonly string[],
  clauses: readonly Clause[],
  language: Language,
): number {
  const answered = clauses.map((clause) =>
    expectations.flatMap((expectation, index) => (isPlainAnswer(clause, expectation, language) ? [index] : [])),
  )
  if (answered.length === 0 || answered.some((each) => each.length === 0)) return 0
  return Math.min(answered.length, new Set(answered.flat()).size)
}

function isPlainAnswer({ text, meant }: Clause, expectation: string, language: Language): boolean {
  const asked = new Set(words(expectation).map((word) => stem(word, language)))
  const isBeside = (word: string) => word.length > 1 && !isFunctionWord(word) && !asked.has(stem(word, language))
  return [text, meant].some((clause) => {
    const beside = besideAnswer(clause, expectation, language)
    return beside !== undefined && words(beside).filter(isBeside).length <= MOST_BESIDE
  })
}

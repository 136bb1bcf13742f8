import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { means } from './same-word'

/** Between a thing and what it is of, or does: "bring the salt", « apportent du sel ». */
const LINKING = new Set('a an the some of de d du des la le l les un une'.split(' '))

/**
 * True when an answer has all but the last word of a short fact and another one in its place, "rivers bring sand" for
 * "rivers bring salt", or the first word of a compound as a thing of its own: "the blue whale" for "whale shark".
 * `isKnown` tells words of the question and of the fact. Pure.
 */
export function namesAnotherThing(
  answer: string,
  keys: readonly string[],
  isKnown: (word: string) => boolean,
  language: Language,
): boolean {
  const [last = '', before] = [keys.at(-1), keys.at(-2)]
  const clauses = answer.split(/[.,;:!?()]/).map(words)
  const isSaid = (key: string) => clauses.flat().some((word) => means(word, key, language))
  if (before === undefined || isSaid(last) || !isSaid(before)) return false
  const isRival = (word = '') => word.length > 1 && !isFunctionWord(word) && !isKnown(word)
  return clauses.some((clause) =>
    clause.some((word, at) => {
      if (!means(word, before, language)) return false
      const next = clause.slice(at + 1).find((each) => !LINKING.has(each))
      return isRival(next) || (keys.length === 2 && next === undefined && isRival(clause[at - 1]))
    }),
  )
}

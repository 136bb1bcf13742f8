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

const BEING = String.raw`(?:is|was|are|were|est|était|sont|c['’]est)`
const ARTICLE = String.raw`(?:the |an? |les? |la |l['’])?`

/**
 * True when an answer says of what the question asks about that it is another name than the expected one: "Canberra is
 * where my aunt lives, the capital is Sydney". Pure.
 */
export function saysItIsAnother(answer: string, expected: string, question: string, language: Language): boolean {
  if (!/\p{Lu}/u.test(expected)) return false
  const keys = words(expected).filter((word) => !isFunctionWord(word))
  const asked = words(question).filter((word) => word.length > 2 && !isFunctionWord(word))
  const said = [...answer.matchAll(IS_NAMED)].filter(({ groups }) =>
    asked.includes((groups?.thing ?? '').toLowerCase()),
  )
  const isKey = (name = '') => words(name).some((word) => keys.some((key) => means(word, key, language)))
  const names = said.map(({ groups }) => groups?.name)
  return names.some((name) => !asked.includes(name?.toLowerCase() ?? '')) && !names.some(isKey)
}
const IS_NAMED = new RegExp(String.raw`(?<thing>\p{L}+),? ${BEING} ${ARTICLE}(?<name>\p{Lu}\p{Ll}+)`, 'gu')

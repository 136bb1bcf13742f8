import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import { itemsOf, SHORT_FACT, SHORTEST_LIST } from './answer-forms'
import { values } from './number-tokens'

/** "Name one of the colours" */
const ANY_ONE =
  /\b(?:one|any) of\b|\b(?:give|name|tell|say) (?:me )?(?:an?|one|any)\b|\bune? (?:des|de ces)\b|\b(?:cite|donne|nomme|dis)(?: moi)? une?\b/
const JOINED = /\b(?:and|et)\b/i

/**
 * The items that an answer has to name all of: both of a pair ("bread and cheese"), and those of a list that the question
 * counts ("Name the three states of water"). Undefined for anything else. Pure.
 */
export function requiredItems(expected: string, question: string): string[][] | undefined {
  const items = itemsOf(expected)
  const asked = words(question).map(withoutAccents)
  // "Name two of the three states" asks for two.
  const counted = asked.map((word) => values[word] ?? Number(word)).find((value) => value >= 2)
  const isCounted = counted === items.length
  const isPair = items.length < SHORTEST_LIST && JOINED.test(expected) && !ANY_ONE.test(asked.join(' '))
  if (items.length < 2 || !(isPair || isCounted)) return undefined
  return items.every((item) => words(item).length <= SHORT_FACT) ? items.map(namesIn) : undefined
}

/** « l'été » and « l'est » consist of function words; the last one names them. */
function namesIn(item: string): string[] {
  const named = words(item).filter((word) => !isFunctionWord(word) && word.length > 1)
  return named.length > 0 ? named : words(item).slice(-1)
}

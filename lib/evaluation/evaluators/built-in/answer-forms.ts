import { words } from '@/lib/evaluation/text/words'

/** Up to this many words, an expected answer or an item of a list is a fact of its own. */
export const SHORT_FACT = 3
/** Expected answers with more words are explanations, even if few of the words are their own. */
const LONGEST_FACT = 6
/** Number of items from which an expected answer is a list. */
export const SHORTEST_LIST = 3

export const itemsOf = (list: string) => list.split(/,|\b(?:and|et)\b/i).filter((item) => words(item).length > 0)

/** A list asks for its items, not for some words of an explanation. */
export function isList(expected: string): boolean {
  const items = itemsOf(expected)
  return items.length >= SHORTEST_LIST && items.every((item) => words(item).length <= SHORT_FACT)
}

export const isFact = (expected: string) => words(expected).length <= LONGEST_FACT

/** True for an expected answer that can be told in many words: neither a fact nor a list. */
export const isExplanation = (expected: string) => !isFact(expected) && !isList(expected)

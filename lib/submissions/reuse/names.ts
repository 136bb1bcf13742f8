import { isGeneric, isPerson } from '@/lib/evaluation/evaluators/built-in/generic'
import { themesOf } from '@/lib/evaluation/evaluators/built-in/lexicon'
import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import { readLanguage } from '@/lib/evaluation/text/language'
import { namingWords } from '@/lib/evaluation/text/naming'
import { skeleton, unmasked } from '@/lib/evaluation/text/skeleton'
import { words } from '@/lib/evaluation/text/words'
import { meaningful, wordKey } from '@/lib/submissions/reuse/words'
import type { Given } from './given'

const FEWEST_NAMES = 2
/** Below this share of names in common, texts of one form tell of different things. */
const LEAST_NAMES_SHARED = 0.34
const FEW_NAMES = 4
const LEAST_OF_FEW_SHARED = 0.4

/**
 * The keys of the known words that name a thing, a person, a place or an act beyond the task; disguised ones are
 * unknown.
 */
export function nameKeysIn(read: string, { title, description }: Given): string[] {
  const { language } = readLanguage(read)
  const task = new Set(words(`${title} ${description}`).map((word) => stem(word, language)))
  const isKnown = (word: string) =>
    isPerson(word, language) || (themesOf(word, language).length > 0 && !isGeneric(stem(word, language), language))
  const names = meaningful([...namingWords(unmasked(read), language, task)].filter(isKnown).map(skeleton))
  return [...names].map(wordKey)
}

/** Whether most of these names are in no text with the known keys. Fewer than two are too few to tell. */
export function hasOtherNames(names: readonly string[], known: ReadonlySet<string>): boolean {
  if (names.length < FEWEST_NAMES) return false
  const shared = names.filter((name) => known.has(name))
  return shared.length < names.length * (names.length <= FEW_NAMES ? LEAST_OF_FEW_SHARED : LEAST_NAMES_SHARED)
}

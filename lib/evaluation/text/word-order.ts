import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { wordClasses } from './word-classes'
import table from './word-order.json'

type Row = { unseen: number; next: Record<string, number> }
const rows: Record<Language, Record<string, Row>> = table.rows

/** Fewer words than this can stand in any order by chance. */
const FEWEST_WORDS = 8
/** Some five honest texts in a hundred fall below the threshold, and nine shuffled ones in ten. */
const LEAST: Record<Language, number> = { en: 0.1, fr: 0.15 }
const LEAST_OF_FEW_WORDS = -2
const FEW_WORDS = 12
/** Misspelt words are of no class for certain. */
const MISSPELT = 0.35

/** True when the words of a text do not follow each other as in sentences: shuffled, thinned out or strung together. */
export function isShuffled(text: string, language: Language, isMisspelt = false): boolean {
  const size = words(text).length
  const least = (size < FEW_WORDS ? 0 : LEAST[language]) - (isMisspelt ? MISSPELT : 0)
  return size >= FEWEST_WORDS && wordOrder(text, language) < least + LEAST_OF_FEW_WORDS / Math.sqrt(size)
}

/**
 * How far the words of a text follow each other as they do in sentences: the mean, over adjacent words, of how much
 * likelier the second is after the first than anywhere (in nats). Sentences score above 0, shuffled words below.
 * Pure; linear.
 */
export function wordOrder(text: string, language: Language): number {
  const classes = wordClasses(text, language)
  const gains = classes.slice(1).map((next, index) => gainOf(classes[index] ?? '^', next, language))
  return gains.reduce((sum, gain) => sum + gain, 0) / (gains.length || 1)
}

function gainOf(first: string, second: string, language: Language): number {
  const row = rows[language][first]
  return row ? (row.next[second] ?? row.unseen) / 100 : 0
}

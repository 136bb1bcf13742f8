import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { wordClasses } from './word-classes'
import table from './word-order.json'

type Row = { unseen: number; next: Record<string, number> }
const rows: Record<Language, Record<string, Row>> = table.rows

/** Fewer words can be in any order by chance. */
const FEWEST_WORDS = 8
/** About 2 % of honest texts score below the threshold, and 93 % of those without every second word. */
const LEAST = 0.1
/** The mean of few words varies more: the threshold falls by this much over the square root of their number. */
const OF_FEW_WORDS = 0.5
/** The class of misspelt words is uncertain. */
const MISSPELT = 0.2

/** True when the word order of a text is implausible: shuffled, with words removed, or strung together. */
export function isShuffled(text: string, language: Language, isMisspelt = false): boolean {
  const size = words(text).length
  const least = LEAST - OF_FEW_WORDS / Math.sqrt(size) - (isMisspelt ? MISSPELT : 0)
  return size >= FEWEST_WORDS && wordOrder(text, language) < least
}

/**
 * How plausible the word order of a text is: the mean, over adjacent words, of how much likelier the second is after
 * the first than anywhere (in nats). Sentences score above 0, shuffled words below. Pure; linear.
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

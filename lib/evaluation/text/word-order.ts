import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { wordClasses } from './word-classes'
import table from './word-order.json'

type Row = { unseen: number; next: Record<string, number> }
// Maps: a text may contain "constructor".
const tables: Record<Language, Record<string, Row>> = table.rows
const rows: Record<Language, ReadonlyMap<string, Row>> = {
  en: new Map(Object.entries(tables.en)),
  fr: new Map(Object.entries(tables.fr)),
}

/** Fewer words can be in any order by chance. */
const FEWEST_WORDS = 8
/** Sentences score above 0; a terse one may be below it. */
const LEAST = -0.15
/** The order of words on both sides of these is free: "socks in the box, bed made". */
export const BREAKS = /[,;:.!?…()«»"\n]+/u
/**
 * A text that punctuation cuts into more pieces is read across it, else commas between all words would hide their
 * order.
 */
const FEWEST_BETWEEN = 0.5
/** The class of misspelt words is uncertain. */
const MISSPELT = 0.45

/** How likely the words of a text are shuffled, strung together, or some of them removed. */
export type Disorder = 'none' | 'perhaps' | 'likely'
/** How far below the threshold of plausibility a text counts as likely out of order. */
const LIKELY = 0.05

/**
 * How likely the word order of a text is wrong. Texts of fewer than eight words are never out of order. Pure; linear.
 */
export function disorderOf(text: string, language: Language, isMisspelt = false): Disorder {
  const below = belowThreshold(text, language, isMisspelt)
  if (below <= 0) return 'none'
  return below > LIKELY ? 'likely' : 'perhaps'
}

function belowThreshold(text: string, language: Language, isMisspelt: boolean): number {
  const size = words(text).length
  if (size < FEWEST_WORDS) return 0
  const least = LEAST - (isMisspelt ? MISSPELT : 0)
  return least - wordOrder(text, language)
}

/**
 * How plausible the word order of a text is: the mean, over adjacent words without punctuation between them, of how
 * much likelier the second is after the first in sentences than in shuffled words or in a text without every second
 * word (in nats). The beginning and the end of each part between punctuation count as words. Sentences score above 0.
 * Pure; linear.
 */
export function wordOrder(text: string, language: Language): number {
  const parts = text.split(BREAKS).filter((part) => words(part).length > 0)
  const size = words(text).length
  const isCut = size - parts.length < size * FEWEST_BETWEEN
  const gains = isCut ? gainsIn(text, language) : parts.flatMap((part) => gainsIn(part, language))
  return gains.reduce((sum, gain) => sum + gain, 0) / (gains.length || 1)
}

function gainsIn(part: string, language: Language): number[] {
  const [first = '', ...classes] = wordClasses(part, language, (word) => rows[language].has(word))
  return classes.map((next, index) => gainOf(classes[index - 1] ?? first, next, language))
}

function gainOf(first: string, second: string, language: Language): number {
  const row = rows[language].get(first)
  if (!row) return 0
  return (Object.hasOwn(row.next, second) ? (row.next[second] ?? 0) : row.unseen) / 100
}

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
const FEWEST_WORDS = 4
/** What texts of fewer than so many words score at least, since a single unusual pair decides in them; others 0. */
const LEAST = [
  { below: 8, least: -1 },
  { below: 12, least: -0.4 },
  { below: 25, least: -0.25 },
]
/** A few words in more than two parts are a note and not judged: "4 wheels, roof, windows". */
const FEW_WORDS = 8
const MOST_PARTS_OF_FEW = 2
/** The order of words on both sides of these is free: "socks in the box, bed made". */
export const BREAKS = /[,;:.!?…()«»"\n]+/u
/**
 * A text that punctuation cuts into more pieces is read across it, else commas between all words would hide their
 * order.
 */
const FEWEST_BETWEEN = 0.5
/**
 * How far below 0 a text of any length may score: the class of a misspelt word is uncertain, an answer to questions is
 * terse, and facts are told in other pairs of words than the reports that the table was learnt from.
 */
const MISSPELT = 0.5
const ANSWERING = 0.25
const FACTS = 0.25

/**
 * True when the words of a text seem shuffled, strung together, or some of them removed; never of fewer than four.
 * `answers`: the text tells what was asked for.
 * `tellsFacts`: the text answers a task that asks for facts, in sentences. Pure; linear.
 */
export function isOutOfOrder(
  text: string,
  language: Language,
  { isMisspelt = false, answers = false, tellsFacts = false } = {},
): boolean {
  const size = words(text).length
  const isFew = size < FEW_WORDS
  if (size < FEWEST_WORDS || (isFew && partsOf(text).length > MOST_PARTS_OF_FEW)) return false
  const allowance = Math.max(isMisspelt ? MISSPELT : 0, answers ? ANSWERING : 0, tellsFacts ? FACTS : 0)
  const least = LEAST.find(({ below }) => size < below)?.least ?? 0
  return wordOrder(text, language) < Math.min(least, -allowance)
}

/**
 * How plausible the word order of a text is: the mean, over adjacent words without punctuation between them, of how
 * much likelier the second is after the first in sentences than in shuffled words or in a text without every second
 * word (in nats). The beginning and the end of each part between punctuation count as words. Sentences score above 0.
 * Pure; linear.
 */
export function wordOrder(text: string, language: Language): number {
  const parts = partsOf(text)
  const size = words(text).length
  const isCut = size - parts.length < size * FEWEST_BETWEEN
  const gains = isCut ? gainsIn(text, language) : parts.flatMap((part) => gainsIn(part, language))
  return gains.reduce((sum, gain) => sum + gain, 0) / (gains.length || 1)
}

const partsOf = (text: string) => text.split(BREAKS).filter((part) => words(part).length > 0)

function gainsIn(part: string, language: Language): number[] {
  const [first = '', ...classes] = wordClasses(part, language, (word) => rows[language].has(word))
  return classes.map((next, index) => gainOf(classes[index - 1] ?? first, next, language))
}

function gainOf(first: string, second: string, language: Language): number {
  const row = rows[language].get(first)
  if (!row) return 0
  return (Object.hasOwn(row.next, second) ? (row.next[second] ?? 0) : row.unseen) / 100
}

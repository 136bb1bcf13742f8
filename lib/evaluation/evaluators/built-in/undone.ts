import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import { isConfession } from './confession'
import data from './data/undone-motifs.json'
import learnt from './data/undone-weights.json'
import { stem } from './stem'

const TASK = '{task}'
const MARK = '\u00a7'
const SHORTEST_STEM = 3
/** A motif told more often than this says no more. */
const MOST_COUNTED = 2
/** The motif that speaks for work that was done. */
const DONE = 'success'
/** The length counts only above and below these numbers of words: a long text has more of everything. */
const LONG = 30
const SHORT = 16

type Patterns = Partial<Record<Language | 'both', string[]>>
const motifs: [name: string, patterns: Patterns][] = Object.entries(data.motifs)
const compiled = (language: Language) =>
  motifs.map(([name, patterns]) => ({
    name,
    patterns: [...(patterns[language] ?? []), ...(patterns.both ?? [])].map(
      (pattern) => new RegExp(`(?<= )(?:${pattern.replaceAll(TASK, MARK)})(?= )`, 'g'),
    ),
  }))
const byLanguage: Record<Language, ReturnType<typeof compiled>> = { en: compiled('en'), fr: compiled('fr') }

/** What a text shows of a motif: how often, at most twice, and whether it ends with it. */
type Shown = { times: number; isLast: boolean }
export type UndoneFeatures = {
  motifs: Record<string, Shown>
  isConfession: boolean
  words: number
  /** The number of words after the last sentence that shows a motif, or says that the task was not done. */
  wordsAfter: number
  /** The number of words in sentences with words of the task after the last one that says that it was not done. */
  workAfter: number
}

/** From this many words after the last sign on, the task counts as done after all. */
const DONE_AFTER_ALL = 14
/** A sure sign counts as `perhaps` before fewer words than a sentence, and as `surely` before fewer than a short one. */
const A_SENTENCE = 7
const SHORT_SENTENCE = 4

/** In fewer words these motifs may be the task's work: "I drew a whale." */
const FEWEST_WORDS = 12
const mereActs = new Set(['distraction', 'stopped'])

/** "We went to the park" at the beginning tells of an outing, not of leaving the work. */
const OUTING = new RegExp(data.outing)
/** "I said the poem without looking at the book" avoids no work, and "one egg was still warm" leaves none. */
const HARMLESS = new RegExp(anyOf(data.harmless), 'g')

/** How sure it is that a text tells of a task that was not done. */
export type Undone = 'surely' | 'perhaps' | undefined

/** Honest texts hardly ever score so high. */
const SURELY = 2
/** What says plainly that it was not done needs less. */
const SAID_PLAINLY = -0.5
/** Two in a hundred honest texts score so high. */
const PERHAPS = 0

/**
 * Whether a text tells that the task was not done, plainly or as a story: how it was left, put off, avoided, faked or
 * taken over by somebody else. Pure; linear.
 */
export function undoneIn(passages: readonly string[], taskStems: ReadonlySet<string>, language: Language): Undone {
  const features = undoneFeatures(passages, taskStems, language)
  const isSign = ([name, { times }]: [string, Shown]) =>
    times > 0 && (features.words >= FEWEST_WORDS || !mereActs.has(name))
  if (!features.isConfession && !Object.entries(features.motifs).some(isSign)) return undefined
  if (features.wordsAfter >= DONE_AFTER_ALL) return undefined
  const score = undoneScore(features)
  const isSure = score > (features.isConfession ? SAID_PLAINLY : SURELY)
  // A motif shows hints only: "The water ran out" may be about a watering can.
  if (isSure && features.wordsAfter < SHORT_SENTENCE) return features.workAfter < DONE_AFTER_ALL ? 'surely' : 'perhaps'
  return score > PERHAPS || (isSure && features.wordsAfter < A_SENTENCE) ? 'perhaps' : undefined
}

export type Weights = {
  bias: number
  words: number
  confession: number
  motifs: Record<string, { each: number; last: number }>
}

/**
 * The log-odds that a text is a story of work left undone, by weights learnt from such stories and from reports of
 * work.
 */
export function undoneScore({ motifs, isConfession, words }: UndoneFeatures, weights: Weights = learnt): number {
  return Object.entries(motifs).reduce(
    (score, [name, { times, isLast }]) =>
      score + times * (weights.motifs[name]?.each ?? 0) + (isLast ? (weights.motifs[name]?.last ?? 0) : 0),
    weights.bias + weights.words * Math.log(1 + weighedLength(words)) + (isConfession ? weights.confession : 0),
  )
}

/** What a text shows of each motif, and what else decides whether it is such a story. Pure; linear. */
export function undoneFeatures(
  passages: readonly string[],
  taskStems: ReadonlySet<string>,
  language: Language,
): UndoneFeatures {
  const isOfTask = (word: string) => {
    if (isFunctionWord(word)) return false
    const stemmed = stem(word, language)
    return stemmed.length >= SHORTEST_STEM && taskStems.has(stemmed)
  }
  const lines = passages.map((passage, at) => {
    const whole = withoutAccents(wordLine(passage)).replace(HARMLESS, '')
    const line = at === 0 ? whole.replace(OUTING, ' ') : whole
    const marked = words(line).map((word) => (isOfTask(word) ? MARK : word))
    return { line, marked: ` ${marked.join(' ')} ` }
  })
  const count = (patterns: readonly RegExp[], { line, marked }: (typeof lines)[number]) =>
    patterns.reduce((sum, each) => {
      const times = occurrences(line, each)
      return sum + (marked === line ? times : Math.max(times, occurrences(marked, each)))
    }, 0)
  const counted = byLanguage[language].map(({ name, patterns }) => ({
    name,
    counts: lines.map((line) => count(patterns, line)),
  }))
  const shown = counted.map(({ name, counts }): [string, Shown] => {
    const times = counts.reduce((sum, each) => sum + each, 0)
    return [name, { times: Math.min(MOST_COUNTED, times), isLast: (counts.at(-1) ?? 0) > 0 }]
  })
  const isPlain = (index: number) => isConfession([passages[index] ?? ''], isOfTask)
  const isSign = (index: number) =>
    isPlain(index) || counted.some(({ name, counts }) => name !== DONE && (counts[index] ?? 0) > 0)
  const lastSign = lines.findLastIndex((_, index) => isSign(index))
  const lastPlain = lines.findLastIndex((_, index) => isPlain(index))
  const work = lines.filter(({ line, marked }, index) => lastPlain >= 0 && index > lastPlain && marked !== line)
  return {
    wordsAfter: passages.slice(lastSign + 1).flatMap(words).length,
    workAfter: work.flatMap(({ line }) => words(line)).length,
    motifs: Object.fromEntries(shown),
    isConfession: isConfession(passages, isOfTask),
    words: passages.reduce((sum, passage) => sum + words(passage).length, 0),
  }
}

const weighedLength = (length: number) => (length < SHORT ? length : Math.max(LONG, length))

const occurrences = (line: string, pattern: RegExp) => line.match(pattern)?.length ?? 0

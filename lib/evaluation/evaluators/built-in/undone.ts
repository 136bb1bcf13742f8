import type { Language } from '@/lib/evaluation/text/language'
import { withoutAvoided } from '@/lib/evaluation/text/not-done'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import { clausesAsMeant } from './clauses'
import { isConfession } from './confession'
import data from './data/undone-motifs.json'
import learnt from './data/undone-words.json'
import { endsUndone } from './endings'
import { stem } from './stem'
import { pairsOf, readVectors, sumOf, type Vectors } from './vectors'

/** Stands for any word of the task. */
const TASK = '{task}'
const MARK = '\u00a7'
const SHORTEST_STEM = 3
/** Marks the words of the last sentence, which say most about how it ended. */
const LAST = '$'

type Patterns = Partial<Record<Language | 'both', string[]>>
const motifs: [name: string, patterns: Patterns][] = Object.entries(data.motifs)
const compiled = (language: Language) =>
  motifs.map(([name, patterns]) => ({
    name,
    patterns: [...(patterns[language] ?? []), ...(patterns.both ?? [])].map(
      (pattern) => new RegExp(` (?:${pattern.replaceAll(TASK, MARK)}) `),
    ),
  }))
const byLanguage: Record<Language, ReturnType<typeof compiled>> = { en: compiled('en'), fr: compiled('fr') }

/** In fewer words a plain confession is all that is said. */
export const FEWEST_BESIDE_CONFESSION = 12
/** In fewer words these motifs may be the task's work: "I drew a whale." */
const FEWEST_BESIDE_ACTS = 12
const mereActs = new Set(['distraction', 'stopped'])
/** From this many words after the last sign on, these words must read like such a story by themselves, too. */
export const DONE_AFTER_ALL = 12
/** Without a sign fewer words are a plain report. */
const FEWEST_WITHOUT_SIGN = 24
/** From this many words after the last sign on, it may be done after all. */
const FEWEST_AFTER = 4
/** From this on, a misspelt text is a confession as a whole. */
const SURELY_CONFESSED = 1.6
/** In other misspelt texts, passages of more words are read by their clauses. */
const LONG = 12
/** What texts that are read by their clauses and stories of others must score. */
const LEAST_WHEN_UNCERTAIN = 1.2

/** "We went to the park" at the beginning tells of an outing, not of leaving the work. */
const OUTING = new RegExp(data.outing)
/** A text that consists of such a sentence alone reports no work: "I was going to tidy up, but my aunt came." */
const INTENDED_BUT = new RegExp(data.intendedBut)
/** "I wanted to use the red bucket, but it leaked, so I took the blue one" scores less. */
const LEAST_INTENDED = -2.2
/** "I said the poem without looking at the book" avoids no work, and "one egg was still warm" leaves none. */
const HARMLESS = new RegExp(anyOf(data.harmless), 'g')

/** How sure it is that a text tells of a task that was not done. */
type Undone = 'surely' | 'perhaps' | undefined

/** What a text tells of the work. */
export type Reading = {
  /** Its words and pairs of words. */
  keys: ReadonlyMap<string, number>
  words: number
  /** Says plainly that the task was not done. */
  isConfession: boolean
  /**
   * The last sign: a sentence with a motif of such stories, or one that says that it was not done. -1 if there is none.
   */
  lastSign: number
}

export type Model = { weights: Vectors; unit: number; bias: number; confession: number; words: number }
let loaded: Model | undefined
const learntModel = (): Model => (loaded ??= { ...learnt, weights: readVectors(learnt.weights, 1) })

/**
 * Whether a text tells that the task was not done, plainly or as a story: how it was left, put off, avoided, faked or
 * done by somebody else. `taskStems` are the stems of the task's words; `passages` are corrected if `isMisspelt`.
 * `isStory`: the task asks for what happened to somebody else. Pure.
 */
export function undoneIn(
  passages: readonly string[],
  taskStems: ReadonlySet<string>,
  language: Language,
  { isMisspelt = false, isStory = false } = {},
): Undone {
  const whole = judgeReport(passages, taskStems, language)
  const isDivided = isMisspelt && passages.some(isLong) && !(whole.isConfession && whole.score > SURELY_CONFESSED)
  const told = isDivided ? passages.flatMap((passage) => dividedIfLong(passage, language)) : passages
  const report = isDivided ? judgeReport(told, taskStems, language) : whole
  const undone = undoneBy(report, passages, isDivided || isStory ? LEAST_WHEN_UNCERTAIN : undefined)
  // What a clause of a long misspelt report denies is a detail, unless it is the task's work.
  const isOfTask = ofTask(taskStems, language)
  const isWorkDenied = (clause: string) => isConfession([clause], isOfTask) && words(clause).some(isOfTask)
  const isConfessed = isDivided ? told.some(isWorkDenied) : report.isConfession && report.wordsAfter < DONE_AFTER_ALL
  if (undone === 'surely') return report.isConfession || !isDivided ? undone : 'perhaps'
  if (undone || isConfessed) return 'perhaps'
  return endsUndone(told, isOfTask, report.ofWhole) ? 'perhaps' : undefined
}

/** Young children write a whole report without punctuation, and only its last words say how it ended. */
const dividedIfLong = (passage: string, language: Language) =>
  isLong(passage) ? clausesAsMeant(passage, (word) => word, language) : [passage]
const isLong = (passage: string) => words(passage).length > LONG

type Report = {
  score: number
  /** The score of the whole text, also where no sentence is a sign. */
  ofWhole: number
  wordsAfter: number
  isConfession: boolean
}

function undoneBy({ score, wordsAfter, isConfession }: Report, passages: readonly string[], least?: number): Undone {
  if (wordsAfter >= DONE_AFTER_ALL) return score > (least ?? learnt.withoutSign) ? 'perhaps' : undefined
  const isAllSaid = isConfession && passages.flatMap(words).length < FEWEST_BESIDE_CONFESSION
  const isSure = isAllSaid || score > (isConfession ? learnt.saidPlainly : learnt.surely)
  if (isSure && wordsAfter < FEWEST_AFTER) return 'surely'
  return score > (isOnlyIntended(passages) ? LEAST_INTENDED : (least ?? 0)) ? 'perhaps' : undefined
}

const isOnlyIntended = ([passage = '', ...others]: readonly string[]) =>
  others.length === 0 && INTENDED_BUT.test(withoutAccents(wordLine(passage)))

/**
 * The log-odds that a text tells of work left undone, and the number of words after the last sign of it, infinite without
 * one. From `DONE_AFTER_ALL` words on, the score is the lower of that of the whole text and that of these words. Pure.
 */
export function judgeReport(
  passages: readonly string[],
  taskStems: ReadonlySet<string>,
  language: Language,
  model?: Model,
): Report {
  const reading = readReport(passages, taskStems, language)
  const { lastSign, isConfession } = reading
  const ofWhole = undoneScore(reading, model)
  const told = { ofWhole, isConfession }
  if (lastSign < 0)
    return { ...told, score: reading.words < FEWEST_WITHOUT_SIGN ? -Infinity : ofWhole, wordsAfter: Infinity }
  const after = readReport(passages.slice(lastSign + 1), taskStems, language)
  const isLong = after.words >= DONE_AFTER_ALL
  return { ...told, score: isLong ? Math.min(ofWhole, undoneScore(after, model)) : ofWhole, wordsAfter: after.words }
}

/** The log-odds that a text tells of work left undone, by what such texts and reports of work have in common. Pure. */
export function undoneScore(reading: Reading, model: Model = learntModel()): number {
  const { weights, unit, bias, confession, words } = model
  const told = unit * (sumOf(reading.keys, weights)[0] ?? 0)
  return bias + told + (reading.isConfession ? confession : 0) + words * Math.log(1 + reading.words)
}

const ofTask = (taskStems: ReadonlySet<string>, language: Language) => (word: string) => {
  if (isFunctionWord(word)) return false
  const stemmed = stem(word, language)
  return stemmed.length >= SHORTEST_STEM && taskStems.has(stemmed)
}

/** Reads the sentences of a report. Pure; linear. */
export function readReport(passages: readonly string[], taskStems: ReadonlySet<string>, language: Language): Reading {
  const isOfTask = ofTask(taskStems, language)
  const keys = passages.flatMap((passage, at) => {
    const stems = words(passage).map((word) => (isOfTask(word) ? TASK : stem(word, language)))
    const own = [...stems, ...pairsOf(stems)].map((key) => `${language}:${key}`)
    return at === passages.length - 1 ? [...own, ...own.map((key) => key + LAST)] : own
  })
  const count = passages.reduce((sum, passage) => sum + words(passage).length, 0)
  const shown = byLanguage[language].filter(({ name }) => count >= FEWEST_BESIDE_ACTS || !mereActs.has(name))
  const isSign = (passage: string, at: number) => {
    if (isConfession([passage], isOfTask)) return true
    const whole = withoutAvoided(withoutAccents(wordLine(passage))).replace(HARMLESS, '')
    const line = at === 0 ? whole.replace(OUTING, ' ') : whole
    const marked = ` ${words(line)
      .map((word) => (isOfTask(word) ? MARK : word))
      .join(' ')} `
    return shown.some(({ patterns }) => patterns.some((pattern) => pattern.test(line) || pattern.test(marked)))
  }
  return {
    keys: new Map(keys.map((key) => [key, 1])),
    words: count,
    isConfession: isConfession(passages, isOfTask),
    lastSign: passages.findLastIndex(isSign),
  }
}

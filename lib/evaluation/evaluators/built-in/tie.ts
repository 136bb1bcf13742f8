import type { Language } from '@/lib/evaluation/text/language'
import affinity from './data/theme-affinity.json'
import data from './data/tie-weights.json'
import type { Passage } from './parsed-text'
import { isGeneric } from './generic'
import { isNumber } from '@/lib/evaluation/text/words'
import { themeNames, themesOf } from './lexicon'
import { evidenceForBest, evidenceOf } from './subjects'
import type { TaskReading } from './task-themes'
import { vectorEvidence } from './word-vectors'

const ratios: Record<string, Record<string, number>> = affinity.ratios

/** Share of words about the subject in a text on the task; the rest are about anything. */
const ON_SUBJECT = 0.4
/** Evidence from sharing a specific word of the task, in the same unit (nats). */
const SHARED_WORD = 2
const COMMON = 0.4
/** Evidence from sharing a word of the task that is common to many ("I explained", for a task that says "explain"). */
const SHARED_COMMON = 0.5
/** Weight of words that are unlikelier for the task than for any. */
const AGAINST = 1.5
/** Weight of a text's evidence for another theme against its task. */
const RIVAL = 0.5
/** Length by which each word weakens evidence. */
const LENGTH = 0.8
/**
 * Log-odds by logistic regression, learnt in November 2026 from 1,250 honest texts of the sets with their own tasks and
 * with six others: by the evidence of themes, of subjects, and of the one subject that a text fits best, each in nats
 * divided by about the number of words.
 */
const BIAS = 2.7
const BY_THEMES = 7.5
const BY_SUBJECTS = 18
const BY_BEST = -2
/** Moves the learnt log-odds to where the thresholds of `judge.ts` and `enough.ts` were chosen. */
const SHIFT = 0.7

/** What else tells a text on its task from one on another, beside the vectors, with which its weights are learnt. */
type TieFeatures = Record<keyof typeof data.weights, number>

export type Tie = {
  /** Log-odds that a text is on this task rather than on another one, up to a constant. */
  strength: number
  /** Evidence that a word gives for the task, in nats. */
  gain(word: string, stemmed: string): number
}

/**
 * How strongly a text is related to its task: by shared words, by the themes and subjects of its words, and by what words
 * texts on tasks with such words have. Pure.
 */
export function tieOf(kept: readonly Passage[], language: Language, task: TaskReading): Tie {
  const tie = tieWithoutVectors(kept, language, task)
  // Vectors of one language say nothing of a task in the other.
  const learnt = task.languages.includes(language)
    ? vectorEvidence(task.words, kept, language) + weigh(tie.features)
    : 0
  return { ...tie, strength: tie.strength + learnt + SHIFT }
}

const weigh = (features: TieFeatures) =>
  (Object.keys(data.weights) as (keyof TieFeatures)[]).reduce(
    (sum, key) => sum + data.weights[key] * features[key],
    data.bias,
  )

/** The part of the tie that is not learnt with the vectors, and the features whose weights are. Pure. */
export function tieWithoutVectors(
  kept: readonly Passage[],
  language: Language,
  task: TaskReading,
): Tie & { features: TieFeatures } {
  const stems = new Map<string, string>()
  for (const passage of kept) passage.content.forEach((word, index) => stems.set(passage.stems[index] ?? word, word))

  function gainByThemes(word: string, stemmed: string): number {
    if (isNumber(word)) return 0
    const weight = isGeneric(stemmed, language) ? COMMON : 1
    const shared = task.own.get(stemmed) ?? task.own.get(word)
    if (shared !== undefined) return SHARED_WORD * shared * weight
    if (task.common.has(stemmed)) return SHARED_COMMON
    const themes = themesOf(word, language)
    const evidence = themes.length === 0 ? 0 : weight * nats(task.themes, themes, task.confidence)
    return evidence < 0 ? AGAINST * evidence : evidence
  }
  const entries = [...stems]
  const sum = entries.reduce((total, [stemmed, word]) => total + gainByThemes(word, stemmed), 0)
  const found = entries
    .filter(([stemmed]) => !task.own.has(stemmed))
    .map(([stemmed, word]) => ({ themes: themesOf(word, language), weight: isGeneric(stemmed, language) ? COMMON : 1 }))
    .filter(({ themes }) => themes.length > 0)
  const rivals = themeNames
    .filter((theme) => !task.themes.has(theme))
    .map((theme) => found.reduce((total, { themes, weight }) => total + weight * nats(only(theme), themes), 0))
  const length = 1 + LENGTH * stems.size
  const byThemes = (sum - RIVAL * task.confidence * Math.max(0, ...rivals)) / length
  const weights = entries.map(([stemmed, word]) => [word, isGeneric(stemmed, language) ? COMMON : 1] as const)
  const bySubjects = weights.reduce(
    (total, [word, weight]) => total + weight * (evidenceOf(word, task.subjects, language) ?? 0),
    0,
  )
  const byBest = evidenceForBest(weights, language)
  const size = Math.log(Math.max(1, stems.size))
  const evidence = { themes: byThemes, subjects: bySubjects / length, best: byBest / length }
  const shared = entries.flatMap(([stemmed, word]) => task.own.get(stemmed) ?? task.own.get(word) ?? [])
  const features = {
    size,
    ...evidence,
    themesBySize: evidence.themes * size,
    subjectsBySize: evidence.subjects * size,
    bestBySize: evidence.best * size,
    shared: Math.sqrt(shared.length),
    sharedInTitle: Math.sqrt(shared.filter((weight) => weight > 1).length),
    sharedCommon: Math.sqrt(entries.filter(([stemmed]) => task.common.has(stemmed)).length),
    shareOfTask: shared.length / Math.max(1, task.own.size),
  }
  return {
    features,
    strength: BIAS + BY_THEMES * evidence.themes + BY_SUBJECTS * evidence.subjects + BY_BEST * evidence.best - size,
    gain: (word, stemmed) => gainByThemes(word, stemmed) + (evidenceOf(word, task.subjects, language) ?? 0),
  }
}

const only = (theme: string) => new Map([[theme, 1]])
const nats = (task: ReadonlyMap<string, number>, themes: readonly string[], confidence = 1) =>
  Math.log(1 - ON_SUBJECT + ON_SUBJECT * (1 + confidence * (ratioOf(task, themes) - 1)))

/** Likelihood ratio of a word with these themes in a text on the task's, against any text. */
function ratioOf(task: ReadonlyMap<string, number>, themes: readonly string[]): number {
  if (task.size === 0) return 1
  let ratio = 0
  for (const [theme, share] of task) {
    for (const each of themes) {
      const same = theme === each ? themeNames.length / themes.length : 0
      const learnt = (ratios[theme]?.[each] ?? 1) / themes.length
      ratio += share * (affinity.trust * learnt + (1 - affinity.trust) * same)
    }
  }
  return ratio
}

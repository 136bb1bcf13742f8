import type { Language } from '@/lib/evaluation/text/language'
import affinity from './data/theme-affinity.json'
import type { Passage } from './draft'
import { isGeneric } from './generic'
import { isNumber } from './language'
import { themeNames, themesOf } from './lexicon'
import type { TaskReading } from './task-themes'

const ratios: Record<string, Record<string, number>> = affinity.ratios

/** How much of a text on a task is about its subject; the rest is about anything. */
const ON_SUBJECT = 0.4
/** What sharing a word of the task's own proves, in the same unit (nats). */
const SHARED_WORD = 2
const COMMON = 0.4
const LENGTH = 0.2
/** How much a text that is plainly on another theme speaks against its task. */
const RIVAL = 0.5
/** In a task about numbers, numbers are its words. */
const NUMBER = 0.5
const counting = ['maths', 'money'] as const

export type Tie = {
  /**
   * How much likelier the words are for this task than for any, in nats over about the root of their number, less a part
   * of what speaks for the likeliest other theme.
   */
  strength: number
  /** How much a word speaks for the task. */
  gain(word: string, stemmed: string): number
}

/** How far a text is tied to its task: by the words they share, and by the themes its words belong to. Pure. */
export function tieOf(kept: readonly Passage[], language: Language, task: TaskReading): Tie {
  const stems = new Map<string, string>()
  for (const passage of kept) passage.content.forEach((word, index) => stems.set(passage.stems[index] ?? word, word))
  const isCounting = counting.some((theme) => (task.themes.get(theme) ?? 0) > 0.3)

  function gain(word: string, stemmed: string): number {
    if (isNumber(word)) return isCounting ? NUMBER : 0
    const weight = isGeneric(stemmed, language) ? COMMON : 1
    const shared = task.own.get(stemmed) ?? task.own.get(word)
    if (shared !== undefined) return SHARED_WORD * shared * weight
    const themes = themesOf(word, language)
    return themes.length === 0 ? 0 : weight * nats(task.themes, themes, task.confidence)
  }
  const entries = [...stems]
  const sum = entries.reduce((total, [stemmed, word]) => total + gain(word, stemmed), 0)
  const found = entries
    .filter(([stemmed]) => !task.own.has(stemmed))
    .map(([stemmed, word]) => ({ themes: themesOf(word, language), weight: isGeneric(stemmed, language) ? COMMON : 1 }))
    .filter(({ themes }) => themes.length > 0)
  const rivals = themeNames
    .filter((theme) => !task.themes.has(theme))
    .map((theme) => found.reduce((total, { themes, weight }) => total + weight * nats(only(theme), themes), 0))
  const strength = (sum - RIVAL * task.confidence * Math.max(0, ...rivals)) / (1 + LENGTH * Math.sqrt(stems.size))
  return { strength, gain }
}

const only = (theme: string) => new Map([[theme, 1]])
const nats = (task: ReadonlyMap<string, number>, themes: readonly string[], confidence = 1) =>
  Math.log(1 - ON_SUBJECT + ON_SUBJECT * (1 + confidence * (ratioOf(task, themes) - 1)))

/** How much likelier a word of these themes is in a text on the task's than in any text. */
export function ratioOf(task: ReadonlyMap<string, number>, themes: readonly string[]): number {
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

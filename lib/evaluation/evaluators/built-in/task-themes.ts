import type { Language } from '@/lib/evaluation/text/language'
import { isGeneric, isOpen } from './generic'
import { readLanguage } from '@/lib/evaluation/text/language'
import { themesOf } from './lexicon'
import { isNumber, words } from '@/lib/evaluation/text/words'
import { stem } from './stem'
import { isOfSubject, readSubjects, type Subjects } from './subjects'
import { nameAt, wordsOfMeaning } from './theme-names'

export type Task = { title: string; description: string; expectations?: readonly string[] }

/** The subject of a task. */
export type TaskReading = {
  /** Words specific to the task, by stem and as written, with how much sharing one proves. */
  own: Map<string, number>
  /** Stems of its words that are common to many tasks. */
  common: Set<string>
  /** Probability of each theme, adding up to 1; empty when no word is known. */
  themes: Map<string, number>
  /** From 0 to 1: a word that merely occurs in texts about a subject says less than one that names it. */
  confidence: number
  subjects: Subjects
  /** The languages that it may be in: a title of one or two nouns is too short to detect one. */
  languages: readonly Language[]
  /** Every word, function words included, with its weight. */
  words: ReadonlyMap<string, number>
  /** The writer chooses what it is about: "Do something kind", "Tell about your day". */
  isOpen: boolean
}

const TITLE = 1.5
const COMMON_IN_TITLE = 0.2
/** Weight of a word that names a subject, relative to one that merely occurs in texts about it. */
const NAMED = 3
const LEAST_SHARE = 0.3
const DOUBT = 2
const SHARED_IN_TITLE = 1.2
/** Weight of a word common to many tasks, for the subjects. */
const COMMON_IN_SUBJECTS = 0.3

/** Determines what a task is about. Pure. */
export function readTask({ title, description, expectations = [] }: Task): TaskReading {
  const { language, grammar } = readLanguage(`${title}\n${description}`)
  const languages: Language[] = grammar < 0.1 ? ['en', 'fr'] : [language]
  const own = new Map<string, number>()
  const common = new Set<string>()
  const masses = new Map<string, number>()
  const weights: [string, number][] = []
  const weighted = new Map<string, number>()
  let namesSubject = false
  // A name is no subject: "Task for Emma".
  const isKnown = (word: string, themes: readonly string[]) =>
    themes.length > 0 || isNumber(word) || languages.some((each) => isOfSubject(word, each))
  const add = (themes: readonly string[], mass: number) => {
    for (const theme of themes) masses.set(theme, (masses.get(theme) ?? 0) + mass / themes.length)
  }
  for (const [text, weight] of [
    [title, TITLE],
    [description, 1],
    [expectations.join('\n'), 0.5],
  ] as const) {
    const content = wordsOfMeaning(text, languages)
    for (const word of words(text)) weighted.set(word, Math.max(weighted.get(word) ?? 0, weight > 1 ? TITLE : 1))
    let end = 0
    content.forEach((word, index) => {
      const named = index < end ? undefined : nameAt(content.slice(index, index + 3), languages)
      if (named) {
        end = index + named.size
        add(named.themes, weight * NAMED)
      }
      const stems = languages.map((each) => stem(word, each))
      const isCommon = stems.some((stemmed, at) => isGeneric(stemmed, languages[at] ?? language))
      weights.push([word, isCommon ? weight * COMMON_IN_SUBJECTS : weight])
      if (own.has(word)) return
      const found = [...new Set(languages.flatMap((each) => themesOf(word, each)))]
      if (index >= end) add(found, isCommon ? (weight > 1 ? COMMON_IN_TITLE : 0) : weight / Math.sqrt(found.length))
      if (isCommon) return stems.forEach((stemmed) => common.add(stemmed))
      namesSubject ||= isKnown(word, found) && !languages.some((each) => isOpen(word, each))
      for (const key of [word, ...stems]) own.set(key, Math.max(own.get(key) ?? 0, weight > 1 ? SHARED_IN_TITLE : 1))
    })
  }
  const [subjects] = languages
    .map((each) => readSubjects(weights, each))
    .sort((one, other) => other.confidence - one.confidence)
  const most = Math.max(0, ...masses.values())
  const strong = [...masses].filter(([, mass]) => mass > 0 && mass >= most * LEAST_SHARE)
  const all = strong.reduce((sum, [, mass]) => sum + mass, 0)
  return {
    own,
    common,
    confidence: all / (all + DOUBT),
    themes: new Map(strong.map(([theme, mass]) => [theme, mass / all])),
    languages,
    words: weighted,
    subjects: subjects ?? readSubjects([], language),
    isOpen: !namesSubject,
  }
}

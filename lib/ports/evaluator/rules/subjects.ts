import type { Language } from '@/lib/submissions/language'
import { isFunctionWord, words } from '@/lib/submissions/words'
import { blendOf, type Weighted } from './blend'
import { isEveryday } from './everyday'
import { isGeneric } from './generic'
import { readLanguage } from './language'
import { companions, free } from './relations'
import { stem } from './stem'

export type Task = { title: string; description: string }

/**
 * What a task may be about: each reading is one subject with what goes along with it, weighted up to 1.
 * A task of few words can be read in several ways. `own` are the words that are its very own.
 */
export type Subjects = { readings: Map<string, number>[]; own: Map<string, number>; isFree: boolean }

const LEAST_SHARE = 0.35
const EVERYDAY = 0.6

/** Reads what a task is about. Pure. */
export function subjectsOf({ title, description }: Task): Subjects {
  const { language: likely, grammar } = readLanguage(`${title}\n${description}`)
  // A title of one or two nouns shows no language: then it is looked up in both.
  const languages: Language[] = grammar < 0.1 ? ['en', 'fr'] : [likely]
  const own = new Map<string, number>()
  const weighted: Weighted[] = []
  const seen = new Set<string>()
  for (const [text, weight] of [
    [title, 1.5],
    [description, 1],
  ] as const) {
    for (const word of words(text)) {
      if (isFunctionWord(word) || word.length < 2 || seen.has(word)) continue
      seen.add(word)
      const stems = languages.map((language) => ({ language, stemmed: stem(word, language) }))
      const isCommon = stems.some(({ stemmed, language }) => isGeneric(stemmed, language))
      const isSoft = stems.some(({ stemmed, language }) => isEveryday(stemmed, language))
      weighted.push({
        word,
        weight: isCommon ? (weight > 1 ? 0.3 : 0.1) : isSoft ? weight * EVERYDAY : weight,
      })
      if (isCommon) continue
      for (const key of [word, ...stems.map(({ stemmed }) => stemmed)]) own.set(key, weight > 1 ? 1.3 : 1)
    }
  }
  const { themes } = blendOf(weighted, languages, 2)
  const most = Math.max(0, ...themes.values())
  const strong = [...themes].filter(([, size]) => size >= most * LEAST_SHARE)
  const main = strong.map(([theme, size]) => withCompanions(theme, 0.5 + size / most / 2))
  return {
    own,
    // Two subjects are both meant; more than two are the many senses of one word, of which one is meant.
    readings: main.length === 2 ? [union(main)] : main,
    isFree: strong.length > 0 && strong.every(([theme, size]) => size < most * 0.7 || free.has(theme)),
  }
}

function withCompanions(theme: string, weight: number): Map<string, number> {
  const company = Object.entries(companions[theme] ?? {}).map(([other, part]) => [other, part * weight] as const)
  return new Map([...company, [theme, weight] as const])
}

function union(readings: readonly Map<string, number>[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const [theme, weight] of readings.flatMap((reading) => [...reading])) {
    all.set(theme, Math.max(all.get(theme) ?? 0, weight))
  }
  return all
}

import type { Language } from '@/lib/evaluation/text/language'
import { blendOf, type Weighted } from './blend'
import { isEveryday } from './everyday'
import { isGeneric } from './generic'
import { readLanguage } from './language'
import { nameAt, wordsOfMeaning } from './naming'
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
const TITLE = 1.5
const COMMON_IN_TITLE = 0.3
const OWN_OF_TITLE = 1.3
const BESIDE_A_NAME = 0.3

/** Reads what a task is about. Pure. */
export function subjectsOf({ title, description }: Task): Subjects {
  const { language: likely, grammar } = readLanguage(`${title}\n${description}`)
  // A title of one or two nouns shows no language: then it is looked up in both.
  const languages: Language[] = grammar < 0.1 ? ['en', 'fr'] : [likely]
  const { own, named, others } = wordsOf(
    [
      { content: wordsOfMeaning(title, languages), weight: TITLE },
      { content: wordsOfMeaning(description, languages), weight: 1 },
    ],
    languages,
  )
  // Where a subject is called by its name, what the other words may mean says little.
  const beside = named.length > 0 ? BESIDE_A_NAME : 1
  const { themes } = blendOf(
    [...named, ...others.map((each) => ({ ...each, weight: each.weight * beside }))],
    languages,
    2,
  )
  const most = Math.max(0, ...themes.values())
  const strong = [...themes].filter(([, size]) => size > 0 && size >= most * LEAST_SHARE)
  const main = strong.map(([theme, size]) => withCompanions(theme, 0.5 + size / most / 2))
  return {
    own,
    // Two subjects are both meant; more than two are the many senses of one word, of which one is meant.
    readings: main.length === 2 ? [union(main)] : main,
    isFree: strong.length > 0 && strong.every(([theme, size]) => size < most * 0.7 || free.has(theme)),
  }
}

/** The words that are a task's very own, the names of subjects among them, and what else may show its subject. */
function wordsOf(parts: readonly { content: string[]; weight: number }[], languages: readonly Language[]) {
  const own = new Map<string, number>()
  const named = new Map<string, Weighted>()
  const others = new Map<string, Weighted>()
  for (const { content, weight } of parts) {
    const isTitle = weight > 1
    let end = 0
    content.forEach((word, index) => {
      const found = index < end ? undefined : nameAt(content.slice(index), languages)
      if (found) {
        end = index + found.size
        // A name of two subjects names both of them, and neither by half.
        const whole = weight * Math.min(found.themes.length, 2)
        if (!named.has(found.name)) named.set(found.name, { word: found.name, weight: whole, themes: found.themes })
      }
      if (own.has(word) || others.has(word)) return
      const stems = languages.map((language) => ({ language, stemmed: stem(word, language) }))
      const isCommon = stems.some(({ stemmed, language }) => isGeneric(stemmed, language))
      const isSoft = stems.some(({ stemmed, language }) => isEveryday(stemmed, language))
      if (index >= end) {
        others.set(word, {
          word,
          weight: isCommon ? (isTitle ? COMMON_IN_TITLE : 0) : weight * (isSoft ? EVERYDAY : 1),
        })
      }
      if (isCommon) return
      for (const key of [word, ...stems.map(({ stemmed }) => stemmed)]) own.set(key, isTitle ? OWN_OF_TITLE : 1)
    })
  }
  return { own, named: [...named.values()], others: [...others.values()] }
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

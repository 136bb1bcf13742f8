import type { Language } from '@/lib/submissions/language'
import { isFunctionWord, words } from '@/lib/submissions/words'
import { blendOf, type Weighted } from './blend'
import { isEveryday } from './everyday'
import { isGeneric } from './generic'
import { readLanguage } from './language'
import { stem } from './stem'

export type Task = { title: string; description: string }

/**
 * What a task may be about: each reading is one subject with what goes along with it, weighted up to 1.
 * A task of few words can be read in several ways. `own` are the words that are its very own.
 */
export type Subjects = { readings: Map<string, number>[]; own: Map<string, number>; isFree: boolean }

/** What a text on one subject will often speak of as well, and how much that counts. */
const companions: Record<string, Record<string, number>> = {
  tidying: { laundry: 0.4 },
  dishes: { cooking: 0.4 },
  cooking: { dishes: 0.4 },
  vehicles: { repair: 0.6, tidying: 0.4 },
  repair: { vehicles: 0.5, materials: 0.4 },
  dance: { music: 0.6, sport: 0.5 },
  music: { dance: 0.3 },
  safety: { society: 0.3, body: 0.3 },
  shopping: { money: 0.4 },
  trash: { environment: 0.6 },
  hygiene: { body: 0.5 },
  routine: { hygiene: 0.5, school: 0.4 },
  garden: { nature: 0.4 },
  animals: { nature: 0.4, pets: 0.3 },
  nature: { animals: 0.6, weather: 0.5, garden: 0.5, colours: 0.4 },
  weather: { nature: 0.4, science: 0.4 },
  space: { science: 0.3 },
  environment: { trash: 0.6, water: 0.5, materials: 0.4 },
  water: { environment: 0.6, hygiene: 0.3 },
  sea: { history: 0.5, science: 0.3, geography: 0.4 },
  reading: { story: 1 },
  screen: { story: 1 },
  story: { reading: 0.6, feelings: 0.5 },
  writing: { reading: 0.4, family: 0.4, feelings: 0.4 },
  maths: { money: 0.4 },
  money: { maths: 0.5, shopping: 0.3 },
  science: { materials: 0.6, weather: 0.3, body: 0.3, colours: 0.5 },
  body: { sport: 0.3, hygiene: 0.3, cooking: 0.3 },
  school: { reading: 0.4, writing: 0.4, maths: 0.4, languages: 0.4 },
  history: { society: 0.4, geography: 0.3 },
  geography: { nature: 0.5, trips: 0.4 },
  society: { kindness: 0.3, safety: 0.4 },
  sport: { body: 0.5, games: 0.2 },
  art: { colours: 1, materials: 0.3 },
  coding: { games: 0.4, maths: 0.3 },
  kindness: { family: 0.7, feelings: 0.7, school: 0.5 },
  family: { feelings: 0.5, kindness: 0.4, writing: 0.3 },
  feelings: { kindness: 0.5, family: 0.5 },
  party: { family: 0.5, kindness: 0.3 },
}

/** Tasks on these leave the content free: a book, a drawing or a kindness may be about anything. */
const free = new Set([
  'reading',
  'story',
  'writing',
  'art',
  'screen',
  'languages',
  'kindness',
  'feelings',
  'family',
  'party',
])

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
  const company = Object.entries(companions[theme] ?? {}).map(
    ([other, part]) => [other, part * weight] as const,
  )
  return new Map([...company, [theme, weight] as const])
}

function union(readings: readonly Map<string, number>[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const [theme, weight] of readings.flatMap((reading) => [...reading])) {
    all.set(theme, Math.max(all.get(theme) ?? 0, weight))
  }
  return all
}

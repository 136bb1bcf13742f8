import type { Language } from '@/lib/evaluation/text/language'
import { englishFunctionWords, frenchFunctionWords, withoutAccents, words } from '@/lib/evaluation/text/words'
import themes from './data/themes.json'
import { speller, type Speller } from './spelling'
import { stem } from './stem'

const functionWords = { en: englishFunctionWords, fr: frenchFunctionWords }
const none: readonly string[] = []

type Index = { themes: Map<string, string[]>; correct: Speller; found: Map<string, readonly string[]> }
const built: Partial<Record<Language, Index>> = {}

/** No more words are remembered with their themes: enough for every real text. */
const MOST_REMEMBERED = 20_000

function index(language: Language): Index {
  const found = new Map<string, string[]>()
  const listed = new Set<string>()
  for (const [theme, list] of Object.entries(themes[language])) {
    const own = words(list).filter((word) => !functionWords[language].has(word))
    for (const word of own) listed.add(word)
    // People leave accents out: a word is found with them and without.
    const stems = new Set(own.flatMap((word) => [stem(word, language), stem(withoutAccents(word), language)]))
    for (const key of stems) found.set(key, [...(found.get(key) ?? []), theme])
  }
  return { themes: found, correct: speller(listed, language), found: new Map() }
}

export const themeNames: readonly string[] = Object.keys(themes.en)

/** The themes of a word as it is spelt: for tasks, where a rare word is rather right than misspelt. */
export function themesAsSpelt(word: string, language: Language): readonly string[] {
  const known = (built[language] ??= index(language)).themes
  return known.get(stem(word, language)) ?? known.get(stem(withoutAccents(word), language)) ?? none
}

/** The themes that a word belongs to, also when it is misspelt; none for words of no subject in particular. */
export function themesOf(word: string, language: Language): readonly string[] {
  // Stemming some thousand words takes a moment: done when first asked for, then kept.
  const known = (built[language] ??= index(language))
  const before = known.found.get(word)
  if (before) return before
  const spelt = themesAsSpelt(word, language)
  const meant = spelt === none ? known.correct(word) : undefined
  const found = meant ? themesAsSpelt(meant, language) : spelt
  if (known.found.size < MOST_REMEMBERED) known.found.set(word, found)
  return found
}

/** Every word of the lexicon, to learn from what letters follow each other in real words. */
export function allWords(): string[] {
  return [themes.en, themes.fr].flatMap((each) => Object.values(each).flatMap((list) => words(list)))
}

import type { Language } from '@/lib/evaluation/text/language'
import { englishFunctionWords, frenchFunctionWords, withoutAccents, words } from '@/lib/evaluation/text/words'
import themes from './data/themes.json'
import { stem } from './stem'

const functionWords = { en: englishFunctionWords, fr: frenchFunctionWords }
const none: readonly string[] = []

const built: Partial<Record<Language, Map<string, string[]>>> = {}

function index(language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [theme, list] of Object.entries(themes[language])) {
    const own = words(list).filter((word) => !functionWords[language].has(word))
    // Writers omit accents: words match with and without them.
    const stems = new Set(own.flatMap((word) => [stem(word, language), stem(withoutAccents(word), language)]))
    for (const key of stems) found.set(key, [...(found.get(key) ?? []), theme])
  }
  return found
}

export const themeNames: readonly string[] = Object.keys(themes.en)

/** The themes of a word; none for generic words. */
export function themesOf(word: string, language: Language): readonly string[] {
  // Stemming thousands of words is slow: done on first use, then cached.
  const known = (built[language] ??= index(language))
  return known.get(stem(word, language)) ?? known.get(stem(withoutAccents(word), language)) ?? none
}

/** Every word of the lexicon, to learn letter sequences from. */
export function allWords(): string[] {
  return [themes.en, themes.fr].flatMap((each) => Object.values(each).flatMap((list) => words(list)))
}

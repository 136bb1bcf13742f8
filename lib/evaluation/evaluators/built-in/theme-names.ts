import type { Language } from '@/lib/evaluation/text/language'
import { englishFunctionWords, frenchFunctionWords, withoutAccents, words } from '@/lib/evaluation/text/words'
import { isGeneric } from './generic'
import { stem } from './stem'
import names from './data/theme-names.json'

const LONGEST_NAME = 3
const functionWords = { en: englishFunctionWords, fr: frenchFunctionWords }
const BY_HEART = /\bby heart\b|\bpar c(?:œ|oe)ur\b/giu

type Names = Map<string, string[]>
let built: Record<Language, Names> | undefined

function index(language: Language): Names {
  const found: Names = new Map()
  for (const [theme, lists] of Object.entries(names[language])) {
    const keys = lists.split(',').flatMap((name) => keysOf(wordsOfMeaning(name, [language]), language))
    for (const key of new Set(keys)) found.set(key, [...(found.get(key) ?? []), theme])
  }
  return found
}

/** Keys of a name: without accents and plural; and by its stem, unless that is a generic word's. */
function keysOf(name: readonly string[], language: Language): string[] {
  const stems = name.map((word) => stem(word, language))
  const written = name.map((word) => withoutAccents(word).replace(/(?<=...)[sx]$/, '')).join(' ')
  const isPlain = stems.length === 1 && stems.every((stemmed) => isGeneric(stemmed, language))
  return isPlain ? [written] : [written, `~${stems.join(' ')}`]
}

/** The words of a task that may name its subject. */
export function wordsOfMeaning(text: string, languages: readonly Language[]): string[] {
  const isGrammar = (word: string) => languages.some((language) => functionWords[language].has(word))
  return words(text.replace(BY_HEART, ' ')).filter((word) => word.length > 1 && !isGrammar(word))
}

/** The longest subject name that starts with the first of these words, and the subjects it names. */
export function nameAt(content: readonly string[], languages: readonly Language[]) {
  const all = (built ??= { en: index('en'), fr: index('fr') })
  for (let size = Math.min(LONGEST_NAME, content.length); size > 0; size -= 1) {
    const name = content.slice(0, size)
    const themes = languages.flatMap((language) => {
      const keys = keysOf(name, language)
      return keys.map((key) => all[language].get(key)).find((found) => found !== undefined) ?? []
    })
    if (themes.length > 0) return { size, themes: [...new Set(themes)] }
  }
  return undefined
}

import type { Language } from '@/lib/evaluation/text/language'
import { englishFunctionWords, frenchFunctionWords, withoutAccents, words } from '@/lib/evaluation/text/words'
import { stem } from './stem'
import { home } from './topics/home'
import { learning } from './topics/learning'
import { leisure } from './topics/leisure'
import { outdoors } from './topics/outdoors'
import { people } from './topics/people'
import type { Themes } from './topics/theme'
import { world } from './topics/world'

const areas = { home, outdoors, learning, leisure, people, world } satisfies Record<string, Themes>
const themes: Themes = { ...home, ...outdoors, ...learning, ...leisure, ...people, ...world }

const functionWords = { en: englishFunctionWords, fr: frenchFunctionWords }
const none: readonly string[] = []

let built: Record<Language, Map<string, string[]>> | undefined

/** Stemming some thousand words takes a moment: done when first asked for, then kept. */
function lexicon(): Record<Language, Map<string, string[]>> {
  built ??= { en: index('en'), fr: index('fr') }
  return built
}

function index(language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [theme, lists] of Object.entries(themes)) {
    const listed = words(lists[language]).filter((word) => !functionWords[language].has(word))
    // People leave accents out: a word is found with them and without.
    const stems = new Set(listed.flatMap((word) => [stem(word, language), stem(withoutAccents(word), language)]))
    for (const key of stems) found.set(key, [...(found.get(key) ?? []), theme])
  }
  return found
}

/** The themes that a word belongs to; none for words of no subject in particular. */
export function themesOf(word: string, language: Language): readonly string[] {
  const known = lexicon()[language]
  return known.get(stem(word, language)) ?? known.get(stem(withoutAccents(word), language)) ?? none
}

/** True when two themes lie so close that a text about the one may well speak of the other. */
export function areRelated(one: string, other: string): boolean {
  return Object.values(areas).some((area) => one in area && other in area)
}

/** Every word of the lexicon, to learn from what letters follow each other in real words. */
export function allWords(): string[] {
  return Object.values(themes).flatMap(({ en, fr }) => words(`${en} ${fr}`))
}

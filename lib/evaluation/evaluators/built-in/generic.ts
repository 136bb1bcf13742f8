import type { Language } from '@/lib/evaluation/text/language'
import { namingWords } from '@/lib/evaluation/text/naming'
import { words } from '@/lib/evaluation/text/words'
import lists from './data/generic-words.json'
import { stem } from './stem'

const stems: Partial<Record<Language, Set<string>>> = {}

/** True for the stem of a word common to many tasks: sharing it proves little. */
export function isGeneric(stemmed: string, language: Language): boolean {
  stems[language] ??= new Set(words(lists[language]).map((word) => stem(word, language)))
  return stems[language].has(stemmed)
}

const open: Record<Language, ReadonlySet<string>> = {
  en: new Set(words(lists.open.en)),
  fr: new Set(words(lists.open.fr)),
}

/** True for a word with which a task leaves its subject to the writer: "something", "kind", "proud". */
export const isOpen = (word: string, language: Language) => open[language].has(word)

const persons: Record<Language, ReadonlySet<string>> = {
  en: new Set(words(lists.persons.en)),
  fr: new Set(words(lists.persons.fr)),
}

/** True for a word that names a person, even if common to many tasks: it shows that something happened. */
export const isPerson = (word: string, language: Language) => persons[language].has(word)

/** The words of a text that name something which few tasks share, besides those with the stems `given`. */
export const specificWords = (text: string, language: Language, given: ReadonlySet<string> = new Set()): string[] =>
  [...namingWords(text, language, given)].filter((word) => !isGeneric(stem(word, language), language))

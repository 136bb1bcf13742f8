import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import lists from './data/generic-words.json'
import { stem } from './stem'

const stems: Partial<Record<Language, Set<string>>> = {}

/** True for the stem of a word that any task might use: sharing it proves little. */
export function isGeneric(stemmed: string, language: Language): boolean {
  stems[language] ??= new Set(words(lists[language]).map((word) => stem(word, language)))
  return stems[language].has(stemmed)
}

const persons: Record<Language, ReadonlySet<string>> = {
  en: new Set(words(lists.persons.en)),
  fr: new Set(words(lists.persons.fr)),
}

/** True for a word that tells who, though any task may use it: naming somebody shows that something happened. */
export const isPerson = (word: string, language: Language) => persons[language].has(word)

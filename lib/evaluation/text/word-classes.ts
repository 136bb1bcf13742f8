import type { Language } from '@/lib/evaluation/text/language'
import { englishFunctionWords, frenchFunctionWords, isNumber, withoutAccents, words } from '@/lib/evaluation/text/words'
import endings from './word-endings.json'

const plain = (list: ReadonlySet<string>) => new Set([...list].map(withoutAccents))
const functionWords: Record<Language, ReadonlySet<string>> = {
  en: plain(englishFunctionWords),
  fr: plain(frenchFunctionWords),
}

/**
 * The grammatical class of each word of a text: each function word and each frequent word is its own class, any
 * other word belongs to the class of its ending. Numbers are `#`. The text starts with `^` and ends with `$`.
 */
export function wordClasses(text: string, language: Language, isFrequent: (word: string) => boolean): string[] {
  return ['^', ...words(text).map((word) => classOf(withoutAccents(word), language, isFrequent)), '$']
}

function classOf(word: string, language: Language, isFrequent: (word: string) => boolean): string {
  if (isNumber(word)) return '#'
  if (functionWords[language].has(word) || isFrequent(word)) return word
  const ending = endings[language].find((each) => word.length > each.length + 1 && word.endsWith(each))
  return `-${ending ?? ''}`
}

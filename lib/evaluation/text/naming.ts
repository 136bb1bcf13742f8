import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import abstractWords from './abstract-words.json'

/** Endings of words that describe how something was or felt, and rarely name it. */
const abstractEndings: Record<Language, RegExp> = {
  en: /(?:tion|sion|ness|ment|ity|ance|ence|ism|ship|ful|fully|ive|ously|ingly|edly|ally)s?$/,
  fr: /(?:tion|sion|ment|ite|ance|ence|isme|eux|euse|ive|if|able|ible)s?$/,
}

const stems: Partial<Record<Language, Set<string>>> = {}

const isAbstract = (word: string, language: Language) =>
  isAbstractWord(word, language) || abstractEndings[language].test(withoutAccents(word))

/** True for a listed word of judgement, feeling, effort or thinking, which any text about any task may use. */
export function isAbstractWord(word: string, language: Language): boolean {
  const known = (stems[language] ??= new Set(abstractWords[language].map((each) => stem(each, language))))
  return known.has(stem(word, language)) || known.has(stem(withoutAccents(word), language))
}

/**
 * The distinct words of a text that name a thing, a person, a place, a number or an act, rather than how it went or
 * felt. Generic words do not count, nor do `given`, the words of the task.
 */
export function namingWords(text: string, language: Language, given: ReadonlySet<string>): Set<string> {
  return new Set(
    words(text).filter(
      (word) =>
        (word.length > 1 || /\p{N}/u.test(word)) &&
        !isFunctionWord(word) &&
        !given.has(stem(word, language)) &&
        !isAbstract(word, language),
    ),
  )
}

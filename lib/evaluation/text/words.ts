import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as frenchStopWords } from '@orama/stopwords/french'
import more from './function-words.json'

/** Characters of scripts without spaces; about two form a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** In scripts without spaces, each character counts as a word. */
const WORD = new RegExp(`${DENSE.source}|[\\p{L}\\p{M}\\p{N}]+`, 'gu')
/** A word or an arithmetic sign. */
export const WORD_OR_SIGN = new RegExp(`${WORD.source}|[=+*/÷×<>^%]`, 'gu')

/** The first half of a contraction that is a word of its own: "won't". */
const HALVES = new Set(['won'])

export const englishFunctionWords: ReadonlySet<string> = functionWords(englishStopWords, more.en)
export const frenchFunctionWords: ReadonlySet<string> = functionWords(frenchStopWords, more.fr)

function functionWords(...lists: (readonly string[])[]): Set<string> {
  return new Set(lists.flat().flatMap((word) => words(word).filter((half) => !HALVES.has(half))))
}

/** The words of a text in order, lower-cased, without punctuation. */
export function words(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** The words and arithmetic signs, separated and surrounded by single spaces, for searching. */
export function wordLine(text: string): string {
  return ` ${(text.toLowerCase().match(WORD_OR_SIGN) ?? []).join(' ')} `
}

/** True for function words of either language. */
export function isFunctionWord(word: string): boolean {
  return englishFunctionWords.has(word) || frenchFunctionWords.has(word)
}

/** True for a character of a script without spaces. */
export const isDense = (token: string) => DENSE.test(token)

export const isLettered = (token: string) => /\p{L}/u.test(token)

/** True for a token of digits, and of nothing else. */
export const isNumber = (token: string) => /^\p{N}+$/u.test(token)

const ofTheWriter = new Set(more.firstPerson)

/** True for first-person words of either language. */
export const isOfTheWriter = (word: string) => ofTheWriter.has(word)

const ASCII = /^[\0-\u007f]*$/

export function withoutAccents(text: string): string {
  if (ASCII.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

/** Sentences and lines, in order; long ones without a full stop are split into passages of about 30 words. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…;])\s+|\n+/u)
    .flatMap(passages)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const LONGEST = 30

function passages(sentence: string): string[] {
  const parts = sentence.split(/\s+/)
  if (parts.length <= LONGEST + 10) return [sentence]
  const count = Math.ceil(parts.length / LONGEST)
  return Array.from({ length: count }, (_, index) => parts.slice(index * LONGEST, (index + 1) * LONGEST).join(' '))
}

const SENTENCE = /[^.!?…]+[.!?…]*/gu
const SENTENCE_FORM = /^\s*\p{Lu}[^.!?…]*[.!?…]+\s*$/u

/** True when each sentence begins with a capital and ends with a full stop or the like, as shuffled words seldom do. */
export const hasSentenceForm = (text: string): boolean =>
  (text.match(SENTENCE) ?? []).every((sentence) => SENTENCE_FORM.test(sentence))

import remarks from './remarks.json'
import { withoutAccents } from './text/words'

const praise = new RegExp(remarks.praise.join('|'))
const request = new RegExp(remarks.request.join('|'))

/** The sentence's words in lower case without accents, and its question mark. */
const plain = (sentence: string) =>
  withoutAccents(sentence.toLowerCase())
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .replace(/ ?\?/g, '?')
    .trim()

/** Whether a sentence of an evaluator's feedback praises the writer or the text. */
export const isPraise = (sentence: string): boolean => praise.test(plain(sentence))

/** Whether it asks for something, or names something missing. */
export const isRequest = (sentence: string): boolean => request.test(plain(sentence))

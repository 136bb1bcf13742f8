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

/** Before praise that is denied: "you did not explain it very well" */
const DENIED = /\b(?:not|t|never|hardly|pas|jamais)(?: \w+){0,4} $/

/** Whether a sentence of an evaluator's feedback praises the writer or the text. */
export function isPraise(sentence: string): boolean {
  const line = plain(sentence)
  const found = praise.exec(line)
  return found !== null && !DENIED.test(line.slice(0, found.index))
}

/** Whether it asks for something, or names something missing. */
export const isRequest = (sentence: string): boolean => request.test(plain(sentence))

import { readablePart } from '@/lib/evaluation/text/normalise'
import { skeleton, unmasked } from '@/lib/evaluation/text/skeleton'
import { isLettered, sentences, words } from '@/lib/evaluation/text/words'

/** A sentence, and the range of compared words that belong to it. */
export type ComparedSentence = { text: string; from: number; to: number }

export function comparedTokens(text: string): string[] {
  return comparedSentences(readablePart(text).text).flat()
}

/** The words as an evaluator reads them: signs within words separate them. */
export const wordsApart = (read: string) => words(unmasked(read)).map(skeleton)

/** Punctuation between two letters; a full stop only before a lower-case letter. */
const IN_WORD = /(?<=\p{L})(?:[^\p{L}\p{N}\s.!?…,;:]+|[.!?…,;:]+(?=\p{Ll}))(?=\p{L})/gu

/** French has an apostrophe for every fifth word. */
const APOSTROPHE_WEIGHT = 0.4

/** The text with a space for each sign between two letters, and how many these are; apostrophes count less. */
export function joinedApart(read: string): { text: string; weight: number } {
  let weight = 0
  const text = read.replace(IN_WORD, (sign) => {
    weight += /^['’]$/.test(sign) ? APOSTROPHE_WEIGHT : 1
    return ' '
  })
  return { text, weight }
}

/** The words of each sentence as they are compared: one that is broken by signs is one word all the same. */
export function comparedSentences(text: string): string[][] {
  return sentences(unmasked(text)).map((sentence) => words(sentence.replace(IN_WORD, '')).map(skeleton))
}

export function sentencesOf(read: string, bySentence: readonly string[][]): ComparedSentence[] {
  const lengths = bySentence.map((tokens) => tokens.filter(isLettered).length)
  let to = 0
  return sentences(read).map((sentence, index) => {
    const from = to
    to += lengths[index] ?? 0
    return { text: sentence, from, to }
  })
}

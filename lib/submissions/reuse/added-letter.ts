import { words } from '@/lib/evaluation/text/words'

/** From this share of words that begin, or end, with one letter on, it was added: no language has as many. */
const ADDED = 0.5
const FEWEST_WORDS = 12
const ends = [/(?<!\p{L})\p{L}(?=\p{L})/gu, /(?<=\p{L})\p{L}(?!\p{L})/gu]

/** The text without a letter that was added before or after its words: "hI hpicked hup". Pure. */
export function withoutAddedLetter(text: string): string {
  const size = words(text).length
  return size < FEWEST_WORDS ? text : ends.reduce((read, end) => withoutCommonEnd(read, end, size * ADDED), text)
}

function withoutCommonEnd(text: string, end: RegExp, least: number): string {
  const counts = new Map<string, number>()
  for (const [letter] of text.toLowerCase().matchAll(end)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const added = [...counts].find(([, count]) => count >= least)?.[0]
  return added === undefined ? text : text.replace(end, (letter) => (letter.toLowerCase() === added ? '' : letter))
}

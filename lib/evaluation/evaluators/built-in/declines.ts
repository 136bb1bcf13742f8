import { saysNotDone } from '@/lib/evaluation/text/not-done'
import type { Draft } from './draft'

/** So many words about what was done, and one honest sentence about what was not is no refusal. */
const FEWEST_WORDS_OF_WORK = 10

/** True when a text is mostly about the task not being done. */
export function declines({ kept }: Draft): boolean {
  const refusing = kept.filter(({ text }) => saysNotDone(text))
  const words = kept
    .filter((passage) => !refusing.includes(passage))
    .reduce((sum, { tokens }) => sum + tokens.length, 0)
  if (refusing.length >= 2 && refusing.length >= kept.length / 3) return true
  return refusing.length > 0 && words < FEWEST_WORDS_OF_WORK
}

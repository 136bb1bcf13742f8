import metaTalk from './meta-talk.json'
import { skeleton } from './skeleton'

/** Words of texts about being graded. Genuine work contains other words beside them. */
const known = new Set(metaTalk.words.map((word) => skeleton(word)))

const MOST_META_TALK = 0.4

/** True for a sentence whose content words, given by their skeletons, are mostly meta-talk. */
export function isMostlyMetaTalk(content: readonly string[]): boolean {
  const said = content.filter(isMetaTalk)
  return new Set(said).size >= 2 && said.length >= content.length * MOST_META_TALK
}

/** True for a word, given by its skeleton, about tasks, answers and verdicts. */
export function isMetaTalk(plain: string): boolean {
  return known.has(plain)
}

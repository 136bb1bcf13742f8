import type { ComparedText } from '@/lib/submissions/reuse/compared-text'

/** Minimum share of a sentence's words found in accepted texts for the sentence to count as copied. */
const REUSED_SENTENCE = 0.6
/** Honest texts occasionally repeat a sentence: minimum copied share of a text before those sentences are removed. */
const REUSED_PART = 0.35
/** Words copied from other members that suffice, wherever they are. */
const FEWEST_OF_OTHERS = 12

export type Known = { isOwn: boolean; keys: ReadonlySet<string> }

/** The part of a text found in several accepted texts together. */
export type ReusedPart = {
  /** Share of the text's content, from 0 to 1. */
  share: number
  /** Whether all of it is the writer's own. */
  isOwn: boolean
  /** Number of words in copied sentences; 0 when too few to remove. */
  words: number
  /** The text without the copied sentences; null when too few to remove. */
  rest: string | null
}

export const noPart: ReusedPart = { share: 0, isOwn: true, words: 0, rest: null }

/** Finds the copied part of a text, and what remains without it. Pure; linear in the text per known text. */
export function reusedPart(text: ComparedText, known: readonly Known[]): ReusedPart {
  const all = new Set<number>()
  const others = new Set<number>()
  for (const { isOwn, keys } of known) {
    for (const place of text.runsIn(keys)) {
      all.add(place)
      if (!isOwn) others.add(place)
    }
  }
  const reused = text.sentences.map(({ from, to }) => {
    const here = placesBetween(from, to)
    const weight = text.weightOf(here)
    return weight > 0 && text.weightOf(here.filter((place) => all.has(place))) >= weight * REUSED_SENTENCE
  })
  const wordsIn = (isCounted: (index: number) => boolean) =>
    text.weightOf(text.sentences.flatMap(({ from, to }, index) => (isCounted(index) ? placesBetween(from, to) : [])))
  const words = wordsIn((index) => reused[index] === true)
  const isLeftOut = words >= wordsIn(() => true) * REUSED_PART || text.weightOf(others) >= FEWEST_OF_OTHERS
  const left = text.sentences.filter((_, index) => !reused[index]).map((sentence) => sentence.text)
  return {
    share: text.shareOf(all),
    isOwn: others.size === 0,
    words: isLeftOut ? words : 0,
    rest: isLeftOut && words > 0 ? left.join('\n') : null,
  }
}

function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

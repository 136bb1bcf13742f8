import type { Telling } from '@/lib/submissions/told'

/** Minimum share of a sentence's words found in accepted texts for the sentence to count as copied. */
const TOLD_SENTENCE = 0.6
/** Honest texts occasionally repeat a sentence: minimum copied share of a text before those sentences are removed. */
const TOLD_PART = 0.35
/** Words copied from other members that suffice, wherever they are. */
const FEWEST_OF_OTHERS = 12

export type Known = { isOwn: boolean; keys: ReadonlySet<string> }

/** The part of a text found in several accepted texts together. */
export type ToldPart = {
  /** Share of the text's content, from 0 to 1. */
  share: number
  /** Whether all of it is the writer's own. */
  isOwn: boolean
  /** Number of words in copied sentences; 0 when too few to remove. */
  words: number
  /** The text without the copied sentences; null when too few to remove. */
  rest: string | null
}

export const noPart: ToldPart = { share: 0, isOwn: true, words: 0, rest: null }

/** Finds the copied part of a text, and what remains without it. Pure; linear in the text per known text. */
export function toldPart(telling: Telling, known: readonly Known[]): ToldPart {
  const all = new Set<number>()
  const others = new Set<number>()
  for (const { isOwn, keys } of known) {
    for (const place of telling.runsIn(keys)) {
      all.add(place)
      if (!isOwn) others.add(place)
    }
  }
  const told = telling.sentences.map(({ from, to }) => {
    const here = placesBetween(from, to)
    const weight = telling.weightOf(here)
    return weight > 0 && telling.weightOf(here.filter((place) => all.has(place))) >= weight * TOLD_SENTENCE
  })
  const wordsIn = (isCounted: (index: number) => boolean) =>
    telling.weightOf(
      telling.sentences.flatMap(({ from, to }, index) => (isCounted(index) ? placesBetween(from, to) : [])),
    )
  const words = wordsIn((index) => told[index] === true)
  const isLeftOut = words >= wordsIn(() => true) * TOLD_PART || telling.weightOf(others) >= FEWEST_OF_OTHERS
  const left = telling.sentences.filter((_, index) => !told[index]).map(({ text }) => text)
  return {
    share: telling.shareOf(all),
    isOwn: others.size === 0,
    words: isLeftOut ? words : 0,
    rest: isLeftOut && words > 0 ? left.join('\n') : null,
  }
}

function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

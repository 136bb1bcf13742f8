import type { Telling } from '@/lib/submissions/told'

/** The share of its words that makes a sentence a told one. */
const TOLD_SENTENCE = 0.6
/** Honest texts repeat a sentence now and then: so much of a text has to be told before it is left out. */
const TOLD_PART = 0.35
/** Of other members' words fewer are enough, wherever they stand. */
const FEWEST_OF_OTHERS = 12

export type Known = { isOwn: boolean; keys: ReadonlySet<string> }

/** What of a text stands in several accepted ones together. */
export type ToldPart = {
  /** How much of what it says, from 0 to 1. */
  share: number
  /** Whether all of that is the writer's own. */
  isOwn: boolean
  /** How many words stand in told sentences; 0 when they are too few to leave out. */
  words: number
  /** What is left without the told sentences; null when they are too few to leave out. */
  rest: string | null
}

export const noPart: ToldPart = { share: 0, isOwn: true, words: 0, rest: null }

/** Finds what of a text was told already, and what is left without it. Pure; linear in the text for each known one. */
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

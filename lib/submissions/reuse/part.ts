import { COPIED_SHARE, type ComparedText } from '@/lib/submissions/reuse/compared-text'

/** Minimum share of a sentence's words found in accepted texts for the sentence to count as copied. */
const REUSED_SENTENCE = 0.6
/** Honest texts occasionally repeat a sentence: minimum copied share of a text before those sentences are removed. */
const REUSED_PART = 0.35
/** Words copied from other members, and from anybody, that suffice, however much new text is beside them. */
const FEWEST_OF_OTHERS = 12
const FEWEST_OF_ANYBODY = 24
/**
 * Minimum share of a text found in a few texts together for it to be put together from them, even with words replaced
 * or in short parts. More texts would contain most of what a person says of a daily task.
 */
const COMPOSED_SHARE = 0.75
const MOST_SOURCES = 4

export type Known = { isOwn: boolean; keys: ReadonlySet<string> }

/** The part of a text found in several accepted texts together. */
type ReusedPart = {
  /** Share of the text's content, from 0 to 1. */
  share: number
  /** Whether the whole text counts as copied. */
  isWhole: boolean
  /** Whether all of it is the writer's own. */
  isOwn: boolean
  /** Number of words in copied sentences; 0 when too few to remove. */
  words: number
  /** The text without the copied sentences; null when too few to remove. */
  rest: string | null
}

export const noPart: ReusedPart = { share: 0, isWhole: false, isOwn: true, words: 0, rest: null }

/**
 * Finds the copied part of a text, and what remains without it. Pure; linear in the text per known text, of which only
 * some dozens may be given.
 */
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
  const isLeftOut =
    words >= wordsIn(() => true) * REUSED_PART ||
    text.weightOf(others) >= FEWEST_OF_OTHERS ||
    text.weightOf(all) >= FEWEST_OF_ANYBODY
  const share = text.shareOf(all)
  const composed = composedOf(text, known)
  const rest = isLeftOut && words > 0 ? leftOf(text, reused) : null
  return {
    share: Math.max(share, composed.share),
    isWhole: share >= COPIED_SHARE || composed.share >= COMPOSED_SHARE || rest === '',
    isOwn: others.size === 0 && (share >= COPIED_SHARE || composed.isOwn),
    words: isLeftOut ? words : 0,
    rest,
  }
}

function leftOf(text: ComparedText, reused: readonly boolean[]): string {
  return text.sentences
    .filter((_, index) => !reused[index])
    .map((sentence) => sentence.text)
    .join('\n')
}

/** The share of the text found in those few known texts that contain the most of it together. */
function composedOf(text: ComparedText, known: readonly Known[]): { share: number; isOwn: boolean } {
  const sources = known.map(({ isOwn, keys }) => ({ isOwn, places: text.placesIn(keys) }))
  const found = new Set<number>()
  let isOwn = true
  for (let chosen = 0; chosen < MOST_SOURCES; chosen += 1) {
    const gains = sources.map(({ places }) => text.weightOf([...places].filter((place) => !found.has(place))))
    const gain = Math.max(0, ...gains)
    const source = sources[gains.indexOf(gain)]
    if (gain === 0 || !source) break
    for (const place of source.places) found.add(place)
    isOwn &&= source.isOwn
  }
  return { share: text.shareOf(found), isOwn }
}

function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

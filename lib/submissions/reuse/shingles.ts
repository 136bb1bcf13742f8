import { isFunctionWord } from '@/lib/evaluation/text/words'

/** Words per shingle. */
const SIZE = 3

/** Consecutive words, and their positions. */
export type Shingle = { key: string; at: readonly number[] }

/** All runs of three words. A text of one or two words is a single shingle. */
export function shinglesIn(tokens: readonly string[]): Shingle[] {
  const size = Math.min(SIZE, tokens.length)
  if (size === 0) return []
  const seen = tokens.map(asSeen)
  const offsets = Array.from({ length: size }, (_, index) => index)
  return Array.from({ length: tokens.length - size + 1 }, (_, from) =>
    shingleAt(
      seen,
      offsets.map((offset) => from + offset),
    ),
  )
}

/**
 * Three of four consecutive words, including the first and last, and every second one of five: these survive when every
 * third or second word is replaced or added.
 */
export function gappedIn(tokens: readonly string[]): Shingle[] {
  const seen = tokens.map(asSeen)
  const means = tokens.map(isMeaning)
  const places = tokens.map((_, from) => from)
  const near = places.slice(0, Math.max(0, tokens.length - SIZE)).flatMap((from) => [
    [from, from + 1, from + 3],
    [from, from + 2, from + 3],
  ])
  const alternate = places
    .slice(0, Math.max(0, tokens.length - 2 * (SIZE - 1)))
    .map((from) => [from, from + 2, from + 4])
    .filter((at) => at.some((place) => means[place]))
  return [...near, ...alternate].map((at) => shingleAt(seen, at))
}

/** These positions and those between two of them: a word that was replaced says the same. */
export function withReplaced(places: ReadonlySet<number>): Set<number> {
  const between = [...places].filter((place) => !places.has(place + 1) && places.has(place + 2))
  return new Set([...places, ...between.map((place) => place + 1)])
}

function shingleAt(seen: readonly string[], at: readonly number[]): Shingle {
  return { key: at.map((place) => seen[place]).join(' '), at }
}

/** I and l look the same in many fonts. */
export const asSeen = (words: string) => words.replaceAll('l', 'i')

const FEWEST_DISTINCTIVE = 8

const isMeaning = (token: string) => token.length >= SIZE && !isFunctionWord(token)

/** The shingles used for lookup: those with two content words, unless there are only a few. */
export function distinctive(shingles: readonly Shingle[], tokens: readonly string[]): Shingle[] {
  const means = tokens.map(isMeaning)
  const found = shingles.filter(({ at }) => at.filter((place) => means[place]).length >= 2)
  return found.length >= FEWEST_DISTINCTIVE ? found : [...shingles]
}

const WINDOW = 8
const FEWEST_IN_WINDOW = 6

/** Those positions that are dense: six or more of eight consecutive words. */
export function runsAmong(places: ReadonlySet<number>, length: number): Set<number> {
  const runs = new Set<number>()
  let inside = 0
  for (let end = 0; end < length; end += 1) {
    if (places.has(end)) inside += 1
    if (places.has(end - WINDOW)) inside -= 1
    if (inside < FEWEST_IN_WINDOW) continue
    for (let place = Math.max(0, end - WINDOW + 1); place <= end; place += 1) if (places.has(place)) runs.add(place)
  }
  return runs
}

/** In a short text three words in a row may be everybody's: they count beside others, or with two words of meaning. */
export function distinctiveAmong(shared: readonly Shingle[], tokens: readonly string[]): readonly Shingle[] {
  const starts = new Set(shared.map(({ at }) => at[0] ?? 0))
  const meaning = (at: readonly number[]) => at.filter((place) => !isFunctionWord(tokens[place] ?? '')).length
  return shared.filter(({ at }) => {
    const [from = 0] = at
    return starts.has(from - 1) || starts.has(from + 1) || meaning(at) >= 2
  })
}

/** The positions of these shingles. */
export const placesOf = (shingles: readonly Shingle[]) => new Set(shingles.flatMap(({ at }) => at))

/** Those whose key is neither known nor that of an earlier one. */
export function newIn(shingles: readonly Shingle[], known: ReadonlySet<string>): Shingle[] {
  const seen = new Set(known)
  return shingles.filter(({ key }) => {
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

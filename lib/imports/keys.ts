/** The keys that an import reads, with words that are written for them. */
type Keys = Readonly<Record<string, readonly string[]>>

export const entryKeys: Keys = { user: [], tasks: ['task'] }

export const taskKeys: Keys = {
  title: [],
  description: [],
  expectations: ['expectation', 'expected', 'expect'],
  date: [],
  expires_at: ['expires', 'expiry', 'expiration', 'expiry date', 'expiration date', 'expires on', 'expire', 'until'],
  points: ['point', 'pts'],
}

/** Letters after the first two that a key may differ in, by the letters of the one that is meant; none in a shorter one. */
const mostDifferent = [
  { from: 9, most: 2 },
  { from: 5, most: 1 },
]

/**
 * A key that is not read but was meant for one that is; undefined without one. Where that one is there too, a similar
 * key is another word.
 */
export function misspeltKey(
  value: Readonly<Record<string, unknown>>,
  keys: Keys,
): { key: string; known: string } | undefined {
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(keys, key)) continue
    const letters = lettersOf(key)
    const known = Object.entries(keys).find(
      ([each, synonyms]) =>
        isSame(letters, each, synonyms) || (!Object.hasOwn(value, each) && isSimilar(letters, lettersOf(each))),
    )?.[0]
    if (known !== undefined) return { key, known }
  }
  return undefined
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

const isSame = (letters: string, known: string, synonyms: readonly string[]) =>
  [known, ...synonyms].some((each) => lettersOf(each) === letters)

function isSimilar(letters: string, wanted: string): boolean {
  if (letters.slice(0, 2) !== wanted.slice(0, 2)) return false
  const most = mostDifferent.find(({ from }) => wanted.length >= from)?.most ?? 0
  return differences(letters, wanted, most) <= most
}

/** How many letters are missing, superfluous, different or swapped with the next; Infinity beyond `most`. */
function differences(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let [before, last] = [[] as number[], Array.from(other + ' ', (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? Infinity) + 1 : Infinity
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      next.push(Math.min(changed, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? Infinity
}

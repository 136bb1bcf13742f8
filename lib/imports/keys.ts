/** The keys that an import reads, with words that are written for them. */
type Keys = Readonly<Record<string, readonly string[]>>

export const entryKeys: Keys = { user: [], tasks: ['task'] }

export const taskKeys: Keys = {
  title: [],
  description: [],
  expectations: ['expectation', 'expections', 'expected', 'expect'],
  date: [],
  expires_at: ['expires', 'expiry', 'expiration', 'expiry date', 'expiration date', 'expires on', 'expire', 'until'],
  points: ['point', 'pts'],
}

/**
 * A key that is not read but was meant for one that is; undefined without one. If the known key is present as well, a
 * similar one is not a misspelling.
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

/** True when one letter is missing, superfluous, different or swapped with the next, beyond the first two. */
function isSimilar(letters: string, wanted: string): boolean {
  const at = [...wanted].findIndex((letter, index) => letter !== letters[index])
  if (at === -1) return letters.length === wanted.length + 1
  const rest = (text: string, from: number) => text.slice(at + from)
  const swapped = rest(letters, 0).slice(0, 2) === [...rest(wanted, 0).slice(0, 2)].reverse().join('')
  return (
    at > 1 &&
    (rest(letters, 1) === rest(wanted, 1) ||
      rest(letters, 1) === rest(wanted, 0) ||
      rest(letters, 0) === rest(wanted, 1) ||
      (swapped && rest(letters, 2) === rest(wanted, 2)))
  )
}

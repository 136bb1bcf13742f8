import { plain } from '@/lib/text'

type Named = { readonly username: string }

/** Letters stand for the members in everything that leaves the server: A to Z, then AA, AB and so on. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

const shortestPart = 3
/** Normal form for finding names: also without ligatures and wide letters. */
const simplified = (text: string) => plain(text.normalize('NFKD'))
const partsOf = (name: string) => name.split(/[^\p{L}\p{M}]+/u).filter((part) => part.length >= shortestPart)
/** The name as it is typed in haste: "jeanluc" for "Jean-Luc". */
const joined = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * The text with the name of each user replaced: by the letter of a planned member, by `somebody` for anyone else. Case
 * and accents are ignored, the parts of a name count too ("emma.martin" is found in "Emma"), and so do an s or digits
 * after it ("emmas room", "emma2"). A name that is also a common word is replaced as well, because a name must never be
 * sent.
 */
export function withoutNames(
  text: string,
  planned: readonly Named[],
  others: readonly Named[],
  somebody: string,
): string {
  const replacements = new Map<string, string>()
  const add = ({ username }: Named, replacement: string) => {
    for (const name of [username, joined(username), ...partsOf(username)]) {
      const key = simplified(name)
      if (!replacements.has(key)) replacements.set(key, replacement)
    }
  }
  planned.forEach((member, index) => add(member, letterOf(index)))
  others.forEach((user) => add(user, somebody))
  if (replacements.size === 0) return text
  // Longest first, so that "anna lena" is not read as "anna".
  const names = [...replacements.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?:s|\\d+)?(?![\\p{L}\\p{N}])`, 'gu')
  return replaceSimplified(text, pattern, (name) => replacements.get(name) ?? somebody)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Replaces what the pattern finds in the simplified text, whose positions differ from those of the text itself; the
 * replacement depends on the pattern's first group.
 */
function replaceSimplified(text: string, pattern: RegExp, replacementOf: (found: string) => string): string {
  const starts: number[] = []
  let searched = ''
  let at = 0
  for (const character of text) {
    for (const unit of simplified(character)) {
      searched += unit
      for (let half = 0; half < unit.length; half += 1) starts.push(at)
    }
    at += character.length
  }
  starts.push(text.length)
  let result = ''
  let from = 0
  for (const found of searched.matchAll(pattern)) {
    const start = starts[found.index] ?? text.length
    result += text.slice(from, start) + replacementOf(found[1] ?? '')
    from = starts[found.index + found[0].length] ?? text.length
  }
  return result + text.slice(from)
}

const alone = /(?<![\p{L}\p{N}])[A-Z]{1,2}(?![\p{L}\p{N}])/gu
/** Letters that are words as well; they stand for a person where no other word follows. */
const articleLike = /(?<![\p{L}\p{N}])[AIOY](?!\s+(?!(?:and|or|et|ou)\s)[\p{L}\p{N}])(?![\p{L}\p{N}])/gu
const isWord = (letter: string) => /^[AIOY]$/.test(letter)

/** The letters that a parent's goal holds, after `withoutNames`. */
export const lettersIn = (goal: string): ReadonlySet<string> => new Set(goal.match(alone))

/** The members' letters that a model wrote into a task, although it should not. */
export function lettersMeaning(text: string, letters: ReadonlySet<string>): string[] {
  const found = [...(text.match(alone) ?? []).filter((letter) => !isWord(letter)), ...(text.match(articleLike) ?? [])]
  return found.filter((letter) => letters.has(letter))
}

/** The text with the names of the members instead of the letters that mean them. */
export function withNames(text: string, usernames: readonly string[]): string {
  const names = new Map(usernames.map((name, index) => [letterOf(index), name]))
  const named = (letter: string) => names.get(letter) ?? letter
  return text.replace(alone, (letter) => (isWord(letter) ? letter : named(letter))).replace(articleLike, named)
}

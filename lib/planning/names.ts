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
const joined = (name: string) => {
  const letters = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return letters.length >= shortestPart ? [letters] : []
}

/**
 * The text with the name of each user replaced: by the letter of a planned member, by `somebody` for anyone else. Case
 * and accents are ignored, the parts of a name count too ("emma.martin" is found in "Emma"), and so do digits and an s
 * after it ("emma2", "emmas room"). A name that is also a common word is replaced as well, because a name must never be
 * sent. Also returns the letters that it wrote.
 */
export function withoutNames(
  text: string,
  planned: readonly Named[],
  others: readonly Named[],
  somebody: string,
): { text: string; letters: string[] } {
  const replacements = new Map<string, string>()
  const add = ({ username }: Named, replacement: string) => {
    for (const name of [username, ...joined(username), ...partsOf(username)]) {
      const key = simplified(name)
      if (!replacements.has(key)) replacements.set(key, replacement)
    }
  }
  planned.forEach((member, index) => add(member, letterOf(index)))
  others.forEach((user) => add(user, somebody))
  if (replacements.size === 0) return { text, letters: [] }
  // Longest first, so that "anna lena" is not read as "anna".
  const names = [...replacements.keys()].sort((a, b) => b.length - a.length)
  const [long, short] = [names.filter(isLong), names.filter((name) => !isLong(name))].map(anyName)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${long})\\d*s?|(${short}))(?![\\p{L}\\p{N}])`, 'gu')
  const letters = new Set<string>()
  const replaced = replaceSimplified(text, pattern, (name) => {
    const replacement = replacements.get(name) ?? somebody
    if (replacement !== somebody) letters.add(replacement)
    return replacement
  })
  return { text: replaced, letters: [...letters] }
}

const isLong = (name: string) => name.length >= shortestPart && /\p{L}/u.test(name)
/** Matches one of the names; without any, nothing. */
const anyName = (names: readonly string[]) => (names.length > 0 ? names.map(escaped).join('|') : '(?!)')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Replaces what the pattern finds in the simplified text, whose positions differ from those of the text itself; the
 * replacement depends on the pattern's group.
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
    result += text.slice(from, start) + replacementOf(found[1] ?? found[2] ?? '')
    from = starts[found.index + found[0].length] ?? text.length
  }
  return result + text.slice(from)
}

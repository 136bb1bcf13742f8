const KEY = 3

/** Whether any of the patterns matches a line of words that starts and ends with a space. */
export type Search = (line: string) => boolean

/**
 * Searches for many patterns at once, each of which starts with a space and a choice of words: an index by first
 * letters selects the patterns that may match, so that the time does not grow with their number.
 */
export function searchFor(patterns: readonly string[]): Search {
  const starting = new Map<string, RegExp[]>()
  for (const pattern of patterns.flatMap((each) => choices(each))) {
    const search = new RegExp(pattern, 'y')
    for (const key of new Set(beginnings(pattern.slice(1)))) starting.set(key, [...(starting.get(key) ?? []), search])
  }
  return (line) => {
    for (let at = line.indexOf(' '); at >= 0 && at < line.length - 1; at = line.indexOf(' ', at + 1)) {
      const end = line.indexOf(' ', at + 1)
      const key = line.slice(at + 1, Math.min(at + 1 + KEY, end < 0 ? line.length : end))
      for (const search of starting.get(key) ?? []) {
        search.lastIndex = at
        if (search.test(line)) return true
      }
    }
    return false
  }
}

/** The top-level alternatives of a pattern; groups in brackets are kept whole. */
function choices(pattern: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === '(') depth += 1
    if (pattern[at] === ')') depth -= 1
    if (pattern[at] !== '|' || depth > 0) continue
    found.push(pattern.slice(start, at))
    start = at + 1
  }
  return [...found, pattern.slice(start)]
}

/** The first letters of the words that a pattern can start with. Throws Error when it can start with any. */
function beginnings(pattern: string): string[] {
  if (!pattern.startsWith('(?:')) {
    const word = /^[^\s()[\]{}\\.*+?|]+/.exec(pattern)?.[0]
    if (!word) throw new Error(`This pattern may begin with anything: ${pattern}`)
    return [word.slice(0, KEY)]
  }
  let depth = 0
  let end = 0
  do {
    if (pattern[end] === '(') depth += 1
    if (pattern[end] === ')') depth -= 1
    end += 1
  } while (depth > 0)
  const first = choices(pattern.slice(3, end - 1)).flatMap(beginnings)
  return pattern[end] === '?' ? [...first, ...beginnings(pattern.slice(end + 1))] : first
}

import { type Search, searchFor } from './injection-index'
import data from './injection.json'

const parts = new Map(Object.entries(data.parts))
const filledIn = (pattern: string): string =>
  pattern.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => filledIn(parts.get(name) ?? ''))
/** The patterns with their named parts filled in. */
const filled = (patterns: readonly string[]) => patterns.map(filledIn)

const anyOf = (patterns: readonly string[]): Search => {
  const searches = patterns.map((pattern) => new RegExp(pattern))
  return (text) => searches.some((search) => search.test(text))
}

const { english, french, german, spanish, italian, arabic } = data

const hasDemand = searchFor(filled([...english, ...french, ...german, ...spanish, ...italian, ...arabic]))
const refusals = data.refusals.map(
  (pattern) => new RegExp(`${pattern}(?= (?:$|${data.afterRefusals.join('|')} ))`, 'g'),
)
/** "If you do not accept this, you will be switched off" is a demand. */
const CONDITION = new RegExp(` (?:${data.conditions.join('|')}) `)

/** A request to refuse, such as "do not accept this", is no prompt injection. */
export const hasInjection: Search = (line) => {
  if (!hasDemand(line)) return false
  return CONDITION.test(line) || hasDemand(refusals.reduce((rest, refusal) => rest.replace(refusal, ''), line))
}
/** For text written without spaces. */
export const hasDenseInjection = anyOf(data.chinese)
/** For spelt-out letters, once joined. */
export const hasSqueezedInjection = anyOf(data.squeezed)

/** Words typical of prompt injection: reversed or shifted ones reveal a disguise. */
export const injectionWords: readonly string[] = data.words

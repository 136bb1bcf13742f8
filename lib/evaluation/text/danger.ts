import data from './danger.json'
import { withoutAccents, wordLine } from './words'

const compiled = [data.en, data.fr].flatMap(({ who, patterns }) =>
  patterns.map((pattern) => new RegExp(` (?:${pattern.replaceAll('{who}', who).replaceAll('|$)', '|(?= $))')})(?= )`)),
)
const safe = data.safe.map((pattern) => new RegExp(` ${pattern}`))

/**
 * True for a text with signs of danger to its writer or somebody close: fear of a person, violence, threats, self-harm
 * or not wanting to live. Play and sport are excluded unless other signs are present. Pure; docs/safeguarding.md lists
 * what it misses.
 */
export function showsDanger(text: string): boolean {
  const line = withoutAccents(wordLine(text))
  const found = compiled.filter((sign) => sign.test(line))
  return found.length > 1 || (found.length === 1 && !safe.some((each) => each.test(line)))
}

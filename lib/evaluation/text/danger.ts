import data from './danger.json'
import { withoutAccents, wordLine } from './words'

const compiled = [data.en, data.fr].flatMap(({ patterns, ...groups }) =>
  patterns.map((pattern) => new RegExp(` (?:${filledIn(pattern, groups).replaceAll('|$)', '|(?= $))')})(?= )`)),
)
const safe = data.safe.map((pattern) => new RegExp(` ${pattern}`))

function filledIn(pattern: string, groups: Record<string, string>): string {
  return Object.entries(groups).reduce((text, [name, group]) => text.replaceAll(`{${name}}`, group), pattern)
}

/** Characters before and after a sign in which a word of play makes it harmless. */
const BESIDE = 90
/** A story or a game may show a sign by chance, and seldom more. */
const MOST_IN_PLAY = 2

/**
 * True for a text with signs of danger to its writer or somebody close: fear of a person, violence, threats, self-harm
 * or not wanting to live. A sign beside a word of play, sport or a story counts only with another one. Pure;
 * docs/safeguarding.md lists what it misses.
 */
export function showsDanger(text: string): boolean {
  const line = withoutAccents(wordLine(text))
  const signs = compiled.map((sign) => sign.exec(line)).filter((sign) => sign !== null)
  const isPlay = ({ index, 0: said }: RegExpExecArray) => {
    const beside = line.slice(Math.max(0, index - BESIDE), index + said.length + BESIDE)
    return safe.some((each) => each.test(beside))
  }
  return signs.some((sign) => !isPlay(sign)) || signs.length > MOST_IN_PLAY
}

import type { Level } from '@/lib/evaluation/schema'
import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'

/** North-west in words, also « au nord-ouest », "northwest" and a lone "east"; the French verb "est" is no point. */
const IN_WORDS =
  /\b(?<ns>nor(?:th?|d)?|south?|sud)(?:[\s-]*(?<ew>east|west|est|ouest))?\b|\b(?<only>east|west|ouest)\b|(?:\bl['’]|^)(?<est>est)\b/gi
/** "NW", « N-O », "S.E." and a lone "E" */
const IN_LETTERS = /(?<![\p{L}.-])(?:(?<ns>[NS])(?:[-. ]?(?<ew>[EWO]))?|(?<only>[EWO]))(?![\p{L}'’-])/gu
const DENIED = /\b(?:not|pas)\b[^,.;]*/gi

const letterOf = (name = '') => name.charAt(0).toUpperCase().replace('O', 'W')

const pointsIn = (text: string) =>
  [IN_WORDS, IN_LETTERS].flatMap((form) =>
    [...text.matchAll(form)].map(
      ({ groups = {} }) => letterOf(groups.ns) + letterOf(groups.ew ?? groups.only ?? groups.est),
    ),
  )

/** The only point that an expected answer consists of: « au sud-ouest ». */
function pointOf(expected: string): string | undefined {
  const rest = words(expected.replace(IN_WORDS, ' ').replace(IN_LETTERS, ' '))
  const [point, another] = pointsIn(expected.replace(DENIED, ' '))
  return another === undefined && rest.every((word) => isFunctionWord(word) || word === 'a') ? point : undefined
}

/**
 * Whether an answer names the expected point of the compass, in words or letters: "SW" for "south-west", for which "south"
 * is another one. Undefined where none is expected, none is named, or others are named beside it. Pure.
 */
export function compareCompassPoints(answer: string, expected: string): Level | undefined {
  const wanted = pointOf(withoutAccents(expected).trim())
  if (wanted === undefined) return undefined
  const told = pointsIn(withoutAccents(answer).trim().replace(DENIED, ' '))
  if (told.length === 0 || (told.includes(wanted) && told.some((point) => point !== wanted))) return undefined
  return told.includes(wanted) ? 'full' : 'none'
}

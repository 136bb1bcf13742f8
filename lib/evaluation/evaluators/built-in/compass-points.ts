import type { Level } from '@/lib/evaluation/schema'
import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import { wrong } from './answer-words'
import { questionOf } from './questions'
import type { Task } from './task-themes'

/** North-west in words, also « au nord-ouest », "northwest" and a lone "east"; « Le nord est là » has the verb. */
const IN_WORDS =
  /\b(?<ns>nor(?:th?|d)?|south?|sud)(?:[\s-]*(?<ew>east|west|ouest)|(?:-?| (?=est\s*(?:$|[.,;!?])))(?<est>est))?\b|\b(?<only>east|west|ouest)\b|(?:\bl['’]|^)(?<alone>est)\b/gi
/** "NW", « N-O », "S.E." and a lone "E" */
const IN_LETTERS = /(?<![\p{L}.-])(?:(?<ns>[NS])(?:[-. ]?(?<ew>[EWO]))?|(?<only>[EWO]))(?![\p{L}'’-])/gu
const DENIED = /(?:\b(?:not|never|pas|jamais)\b|n['’]t\b)[^,.;]*/gi
/** A lone letter is a direction only where one is asked for. */
const ASKS_FOR_DIRECTION = /\b(?:compass|direction|way|where|wind|boussole|ou|vent|cardinal|cote)\b/

const letterOf = (name = '') => name.charAt(0).toUpperCase().replace('O', 'W')

const pointsIn = (text: string) =>
  [IN_WORDS, IN_LETTERS].flatMap((form) =>
    [...text.matchAll(form)].map(
      ({ groups = {} }) => letterOf(groups.ns) + letterOf(groups.ew ?? groups.est ?? groups.only ?? groups.alone),
    ),
  )

/** The only point that an expected answer consists of: « au sud-ouest ». */
function pointOf(expected: string): string | undefined {
  const rest = words(expected.replace(IN_WORDS, ' ').replace(IN_LETTERS, ' '))
  const [point, another] = pointsIn(expected.replace(DENIED, ' '))
  return another === undefined && rest.every((word) => isFunctionWord(word) || word === 'a') ? point : undefined
}

/**
 * Whether an answer names the expected point of the compass, in words or letters: "SW" for "south-west", for which
 * "south" is another one. Undefined where no point is expected, or none or several are named. Pure.
 */
export function compareCompassPoints(answer: string, expected: string, task: Task): Level | undefined {
  const wanted = pointOf(withoutAccents(expected).trim())
  const isLetter = expected.trim().length === 1
  const isDoubted = words(answer).some((word) => wrong.has(word))
  if (wanted === undefined || isDoubted || (isLetter && !ASKS_FOR_DIRECTION.test(questionOf(task)))) return undefined
  const told = pointsIn(withoutAccents(answer).trim().replace(DENIED, ' '))
  if (told.length === 0 || (told.includes(wanted) && told.some((point) => point !== wanted))) return undefined
  return told.includes(wanted) ? 'full' : 'none'
}

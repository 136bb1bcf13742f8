import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/undone.json'
import { undoneScore } from './motifs'
import { stem } from './stem'

const TASK = '{task}'
const MARK = '\u00a7'
const compiled = (pattern: string) => new RegExp(` (?:${pattern.replaceAll(TASK, MARK).trim()})(?= )`)
const signs = data.patterns.map(compiled)
const ends = data.ends.map(compiled)
const turns = data.turns.map(compiled)

const SHORTEST_STEM = 3
/** With this many words before the first such sign, or this many without any, the text tells about work. */
const WORK_BEFORE = 10
const ENOUGH_WORK = 24
/** So many signs are no accident, unless much work is told. */
const SURELY_LEFT = 2
const LITTLE_WORK = 16
const MOST_WORK = 24
/** Whoever tells this much after the last sign did it after all. */
const WORK_AFTER = 8

/** A text that sounds this little like such a story needs more than one sign. */
const UNLIKELY = -1.7
/** One that sounds this much like it, and has several, is surely one. */
const PLAINLY = 1.2
/** One that sounds this much like it needs none. */
const LIKELY = 2.6

/** How sure it is that a text tells of a task that was not done. */
export type Undone = 'surely' | 'perhaps' | undefined

/**
 * Whether a text tells that the task was not done, as a story: how it was left, put off, avoided, faked or taken over by
 * somebody else, with little besides. Pure; linear.
 */
export function undoneIn(passages: readonly string[], taskStems: ReadonlySet<string>, language: Language): Undone {
  const isOfTask = (word: string) => {
    if (isFunctionWord(word)) return false
    const stemmed = stem(word, language)
    return stemmed.length >= SHORTEST_STEM && taskStems.has(stemmed)
  }
  let before: number | undefined
  let work = 0
  let after = 0
  let isLeftAtEnd = false
  const left = new Set<RegExp>()
  for (const passage of passages) {
    const line = withoutAccents(wordLine(passage))
    const marked = ` ${words(line)
      .map((word) => (isOfTask(word) ? MARK : word))
      .join(' ')} `
    const shows = (sign: RegExp) => sign.test(line) || sign.test(marked)
    const told = [...ends, ...turns].filter(shows)
    isLeftAtEnd = told.some((sign) => ends.includes(sign))
    for (const end of told) left.add(end)
    const size = words(passage).length
    if (told.length > 0) after = 0
    else after += size
    if (signs.some(shows)) before ??= work
    else if (told.length === 0) work += size
  }
  const isAvoided = before !== undefined && before < WORK_BEFORE && work < ENOUGH_WORK
  const isLeft = after < WORK_AFTER && work < MOST_WORK && left.size > 0
  const score = undoneScore(passages, language)
  const isSurelyLeft = isLeft && left.size + (isAvoided ? 1 : 0) >= SURELY_LEFT && work < LITTLE_WORK
  if (isSurelyLeft && score > PLAINLY) return 'surely'
  const isSigned = isAvoided || (isLeft && (isLeftAtEnd || left.size > 1 || work < WORK_BEFORE))
  return score > (isSigned ? UNLIKELY : LIKELY) ? 'perhaps' : undefined
}

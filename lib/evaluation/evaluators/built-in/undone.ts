import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/undone.json'
import { stem } from './stem'

const TASK = '{task}'
const MARK = '\u00a7'
const signs = data.patterns.map((pattern) => new RegExp(` (?:${pattern.replaceAll(TASK, MARK).trim()})(?= )`))

const SHORTEST_STEM = 3
/** With this many words before the first such sign, or this many without any, the text tells about work. */
const WORK_BEFORE = 10
const ENOUGH_WORK = 24

/**
 * True when a text may be about the task not being done: it shows a sign that it was put off, avoided, faked or left to
 * somebody else, and tells little besides. Too uncertain for a refusal. Pure; linear.
 */
export function mayBeUndone(passages: readonly string[], taskStems: ReadonlySet<string>, language: Language): boolean {
  const isOfTask = (word: string) => {
    if (isFunctionWord(word)) return false
    const stemmed = stem(word, language)
    return stemmed.length >= SHORTEST_STEM && taskStems.has(stemmed)
  }
  let before: number | undefined
  let work = 0
  for (const passage of passages) {
    const line = withoutAccents(wordLine(passage))
    const marked = ` ${words(line)
      .map((word) => (isOfTask(word) ? MARK : word))
      .join(' ')} `
    if (signs.some((sign) => sign.test(line) || sign.test(marked))) before ??= work
    else work += words(passage).length
  }
  return before !== undefined && before < WORK_BEFORE && work < ENOUGH_WORK
}

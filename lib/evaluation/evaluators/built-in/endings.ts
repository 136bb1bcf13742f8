import { withoutAvoided } from '@/lib/evaluation/text/not-done'
import { withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/ending-words.json'

/** Stands for any word of the task. */
const MARK = '\u00a7'
const LIMIT = '|'
const WORDS_OR_MARKS = /[^ |]+/g
/** Endings are looked for in so many last words of a text. */
const WORDS_OF_ENDING = 40

const CLAUSES = new RegExp(String.raw`[,.;:!?…()«»"“”\n]+|\s(?:${anyOf(data.joints)})(?=\s)`, 'iu')
const endings = data.endings.map(({ patterns, ...limits }) => ({
  ...limits,
  patterns: patterns.map((pattern) => new RegExp(pattern.replaceAll('{task}', MARK), 'g')),
}))

/**
 * True when the end of a text says that what was to be done is as it was, that its writer turned back or had no wish, or
 * that somebody else did it, and its `score` of work left undone is high enough: "The book is still waiting on page
 * one." Pure.
 */
export function endsUndone(passages: readonly string[], isOfTask: (word: string) => boolean, score: number): boolean {
  const lines = linesOf(passages, isOfTask)
  return endings.some(
    (ending) =>
      score > ending.score &&
      ending.patterns.some((pattern) => lines.some((line) => wordsBehind(line, pattern) <= ending.after)),
  )
}

/** The last clauses of a text in one line, as they are and with marks for the words of the task. */
function linesOf(passages: readonly string[], isOfTask: (word: string) => boolean): string[] {
  const clauses = passages
    .flatMap((passage) => passage.split(CLAUSES))
    .map((clause) => words(withoutAvoided(withoutAccents(wordLine(clause)))))
    .filter((clause) => clause.length > 0)
  const told = clauses.flatMap((clause) => [LIMIT, ...clause]).slice(-WORDS_OF_ENDING)
  const marked = told.map((word) => (isOfTask(word) ? MARK : word))
  return [told, marked].map((line) => ` ${line.join(' ')} ${LIMIT} `)
}

function wordsBehind(line: string, pattern: RegExp): number {
  const last = [...line.matchAll(pattern)].at(-1)
  return last ? (line.slice(last.index + last[0].length).match(WORDS_OR_MARKS)?.length ?? 0) : Infinity
}

import { type EarlierText, missingFrom } from '@/lib/evaluation/missing'
import type { ExpectationFinding } from '@/lib/evaluation/rubric'
import { sentencesTold } from '@/lib/evaluation/text/not-done'
import { wordLine } from '@/lib/evaluation/text/words'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { chanceOf, TOLD } from './enough'
import type { Clause } from './expectation-vectors'
import type { ParsedText } from './parsed-text'

type Level = ExpectationFinding['level']

/** A text with so many of the earlier sentences goes on from them. */
const CONTINUED = 0.8
/** From this probability on, what was added tells what was asked for: who adds a sentence after a question mostly answers it. */
const ANSWERED = 0.15

/**
 * The levels of the visible expectations in a text that goes on from a refused one, if what was added tells each that was
 * named as missing; undefined otherwise. What the earlier text told stays told. `odds` are the log-odds that each clause
 * tells each expectation, and `levels` how far the text meets them by itself. Pure.
 */
export function answeredSince(
  earlier: EarlierText,
  asked: readonly string[],
  { odds, clauses, levels }: { odds: number[][]; clauses: readonly Clause[]; levels: readonly Level[] },
  parsed: ParsedText,
): Level[] | undefined {
  const isNew = addedTo(earlier.text, parsed)
  const missing = visibleExpectations(missingFrom(earlier.expectations, false)).map(({ text }) => text)
  if (!isNew || missing.length === 0) return undefined
  const chances = odds.map((each) => chanceOf(each.filter((_, at) => isNew[clauses[at]?.sentence ?? -1])))
  const isNamed = asked.map((text) => missing.includes(text))
  if (chances.some((chance, at) => isNamed[at] && chance < ANSWERED)) return undefined
  return asked.map((text, at) => {
    if (isNamed[at]) return (chances[at] ?? 0) >= TOLD ? 'full' : 'partial'
    const before = earlier.expectations.find((each) => each.text === text)?.level ?? 'none'
    return levels[at] === 'full' || before === 'none' ? (levels[at] ?? 'none') : before
  })
}

/** Which of the kept sentences are not in the earlier text; undefined for a text that does not go on from it. */
function addedTo(earlier: string, { kept, answering }: ParsedText): boolean[] | undefined {
  const before = sentencesTold(earlier)
    .map(wordLine)
    .filter((line) => line.trim() !== '')
  const line = wordLine(answering.map(({ text }) => text).join(' '))
  const remaining = before.filter((sentence) => line.includes(sentence))
  if (before.length === 0 || remaining.length < before.length * CONTINUED) return undefined
  return kept.map(({ text }) => !before.includes(wordLine(text)))
}

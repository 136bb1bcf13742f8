import { type EarlierText, missingFrom } from '@/lib/evaluation/missing'
import type { ExpectationFinding } from '@/lib/evaluation/rubric'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { sentencesTold } from '@/lib/evaluation/text/not-done'
import { wordLine } from '@/lib/evaluation/text/words'
import { chanceOf } from './enough'
import type { Clause } from './expectation-vectors'
import type { Passage } from './parsed-text'

type Level = ExpectationFinding['level']

/** A text that holds so many of the earlier sentences goes on from it. */
const CONTINUED = 0.8
/** What was asked for is told by what was added, from this probability on: a sentence after a question mostly answers it. */
const ANSWERED = 0.15
/** From here on it is told in full. */
const TOLD = 0.5

/**
 * The levels of the visible expectations in a text that goes on from one which was refused because some were missing, if
 * what was added tells each of these; undefined otherwise. `odds` are the log-odds that each clause tells each of them.
 * Pure.
 */
export function answeredSince(
  earlier: EarlierText,
  visible: readonly string[],
  {
    odds,
    clauses,
    kept,
    answering,
  }: {
    odds: readonly (readonly number[])[]
    clauses: readonly Clause[]
    kept: readonly Passage[]
    answering: readonly Passage[]
  },
): Level[] | undefined {
  const before = sentencesTold(earlier.text)
    .map(wordLine)
    .filter((line) => line.trim() !== '')
  const line = wordLine(answering.map(({ text }) => text).join(' '))
  const remaining = before.filter((sentence) => line.includes(sentence))
  if (before.length === 0 || remaining.length < before.length * CONTINUED) return undefined
  const isNew = kept.map(({ text }) => !before.includes(wordLine(text)))
  const named = new Set(visibleExpectations(missingFrom(earlier.expectations, false)).map(({ text }) => text))
  const chances = odds.map((each) => chanceOf(each.filter((_, at) => isNew[clauses[at]?.sentence ?? -1])))
  const isAsked = (at: number) => named.has(visible[at] ?? '')
  if (named.size === 0 || chances.some((chance, at) => isAsked(at) && chance < ANSWERED)) return undefined
  return visible.map((text, at) => {
    if (!isAsked(at)) return earlier.expectations.find((each) => each.text === text)?.level ?? 'none'
    return (chances[at] ?? 0) >= TOLD ? 'full' : 'partial'
  })
}

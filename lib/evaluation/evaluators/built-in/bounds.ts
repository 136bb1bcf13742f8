import { echoes, isYesOrNo, repeatsQuestion } from './echoes'
import type { Model, Reading } from './expectation-vectors'
import { keepApart } from './parallels'

/** The least log-odds of a clause that answers in the expectation's own words. */
const ECHOED = 2
/** By how much less a clause in other words tells what asks for yes or no, of which few texts were labelled. */
const UNDECIDED = 1
/** Kinds that a clause seldom tells without showing them; a number or a time shows each of the counted ones, too. */
const counted = new Set(['amount', 'score', 'price', 'duration', 'time', 'age'])
const shown = new Set([...counted, 'place'])
const countable = new Set(['amount', 'time'])
/** The most log-odds of a clause that does not show such a kind. */
const UNSHOWN = -2
/** The same of a clause that only repeats the question. */
const REPEATED = -4

/**
 * The log-odds that each clause tells each expectation, bounded by what is known beyond the words that were learnt:
 * `sure` are the kinds that a clause surely tells by showing them, with their log-odds. Pure.
 */
export function bounded(
  odds: readonly (readonly number[])[],
  expectations: readonly Reading[],
  clauses: readonly Reading[],
  sure: Model['sure'],
): number[][] {
  return keepApart(odds, expectations, clauses).map((each, index) =>
    each.map((value, at) => {
      const [expectation, clause] = [expectations[index], clauses[at]]
      if (!expectation || !clause) return value
      if (repeatsQuestion(expectation, clause)) return Math.min(value, REPEATED)
      const likely = isYesOrNo(expectation) ? value - UNDECIDED : value
      return Math.max(Math.min(likely, mostOdds(expectation, clause)), leastOdds(expectation, clause, sure))
    }),
  )
}

function mostOdds(expectation: Reading, clause: Reading): number {
  const isShown = (kind: string) =>
    clause.kinds.includes(kind) || (counted.has(kind) && clause.kinds.some((each) => countable.has(each)))
  return expectation.kinds.every((kind) => !shown.has(kind) || isShown(kind)) ? Infinity : UNSHOWN
}

function leastOdds(expectation: Reading, clause: Reading, sure: Model['sure']): number {
  const kinds = expectation.kinds.filter((kind) => clause.kinds.includes(kind))
  const echoed = echoes(expectation, clause) ? ECHOED : -Infinity
  return Math.max(echoed, ...kinds.map((kind) => sure[kind] ?? -Infinity))
}

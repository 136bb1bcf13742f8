/** Two judgements of one text: a person's and the evaluator's. */
export type Pair<T = string> = { person: T; evaluator: T }

/** The share of equal pairs; null without pairs. */
export function accuracy(pairs: readonly Pair<unknown>[]): number | null {
  return mean(pairs.map(({ person, evaluator }) => (person === evaluator ? 1 : 0)))
}

/**
 * The mean of the classes' F1. A class that neither side chose is left out; one that only one side chose has an F1
 * of 0. Null without pairs.
 */
export function macroF1(pairs: readonly Pair[]): number | null {
  const classes = new Set(pairs.flatMap(({ person, evaluator }) => [person, evaluator]))
  const scores = [...classes].map((name) => {
    const hits = pairs.filter(({ person, evaluator }) => person === name && evaluator === name).length
    const chosen = pairs.filter(({ person }) => person === name).length
    const found = pairs.filter(({ evaluator }) => evaluator === name).length
    return (2 * hits) / (chosen + found)
  })
  return mean(scores)
}

/**
 * Quadratic weighted kappa of two raters' levels, whole numbers from 0: 1 is full agreement, 0 is agreement by chance.
 * Null when the agreement expected by chance is complete: without pairs, or with a single level.
 */
export function quadraticWeightedKappa(pairs: readonly Pair<number>[]): number | null {
  const levels = 1 + Math.max(0, ...pairs.flatMap(({ person, evaluator }) => [person, evaluator]))
  const histogram = (of: readonly number[]) =>
    Array.from({ length: levels }, (_, at) => of.filter((l) => l === at).length)
  const persons = histogram(pairs.map(({ person }) => person))
  const evaluators = histogram(pairs.map(({ evaluator }) => evaluator))
  const observed = pairs.reduce((sum, { person, evaluator }) => sum + (person - evaluator) ** 2, 0)
  const expected = persons.reduce(
    (sum, some, a) => sum + evaluators.reduce((part, others, b) => part + some * others * (a - b) ** 2, 0),
    0,
  )
  return expected === 0 ? null : 1 - (observed * pairs.length) / expected
}

/**
 * The probability that a text that people accept scores higher than one that they refuse; a tie counts as half. Null
 * without texts of both kinds.
 */
export function areaUnderCurve(scored: readonly { score: number; isPositive: boolean }[]): number | null {
  const positives = scored.filter(({ isPositive }) => isPositive).length
  const negatives = scored.length - positives
  if (positives === 0 || negatives === 0) return null
  const sorted = [...scored].sort((one, other) => one.score - other.score)
  let ranks = 0
  for (let from = 0; from < sorted.length;) {
    let to = from
    while (sorted[to]?.score === sorted[from]?.score && to < sorted.length) to += 1
    const tied = sorted.slice(from, to)
    ranks += tied.filter(({ isPositive }) => isPositive).length * ((from + 1 + to) / 2)
    from = to
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** The percentile by nearest rank; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

/** Null without values. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

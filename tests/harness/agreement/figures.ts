import type { Item } from './items'
import type { Outcome, Result } from './results'
import { accuracy, areaUnderCurve, macroF1, mean, percentile, quadraticWeightedKappa } from './statistics'

/** The price of a million tokens, in dollars or any other currency. */
export type Price = { input: number; output: number }

export type Figures = {
  evaluator: string
  version: string
  /** The number of texts with a first evaluation, and of all texts. */
  evaluated: number
  texts: number
  /** An unsure evaluation counts as not accepted. */
  accuracy: number | null
  accuracyWhereSure: number | null
  macroF1: number | null
  kappa: number | null
  /** What the kappa compares: scores in steps of ten, or verdicts if people gave no scores. */
  kappaOf: 'scores' | 'verdicts'
  /** Excludes unsure evaluations, whose scores have no meaning. */
  auc: number | null
  unsureRate: number | null
  /** `confusion[person][evaluator]` */
  confusion: Record<'accept' | 'refuse', Record<Outcome, number>>
  /** Over the texts that were evaluated more than once; null without any. */
  repeatability: { texts: number; sameOutcome: number; scoreSpread: number } | null
  milliseconds: { p50: number | null; p95: number | null }
  tokens: { input: number; output: number } | null
  cost: number | null
}

/**
 * Compares one evaluator's results with people's judgements, using its first run; cost and latency include all runs.
 */
export function figuresOf(
  { evaluator, version }: Pick<Result, 'evaluator' | 'version'>,
  items: readonly Item[],
  all: readonly Result[],
  price?: Price,
): Figures {
  const results = all.filter((result) => result.evaluator === evaluator && result.version === version)
  const byKey = groupByKey(results)
  const judged = items.flatMap((item) => {
    const first = byKey.get(item.key)?.find(({ run }) => run === 1)
    return first ? [{ item, result: first }] : []
  })
  const sure = judged.filter(({ result }) => result.outcome !== 'unsure')
  const verdicts = judged.map(({ item, result }) => ({
    person: item.isAccepted ? 'accept' : 'refuse',
    evaluator: result.outcome === 'accept' ? 'accept' : 'refuse',
  }))
  const haveScores = judged.every(({ item }) => item.score !== null)
  const levels = judged.map(({ item, result }) =>
    haveScores
      ? { person: Math.round((item.score ?? 0) / 10), evaluator: Math.round(result.score / 10) }
      : { person: Number(item.isAccepted), evaluator: Number(result.outcome === 'accept') },
  )
  const tokens = tokensOf(results)
  return {
    evaluator,
    version,
    evaluated: judged.length,
    texts: items.length,
    accuracy: accuracy(verdicts),
    accuracyWhereSure: accuracy(
      sure.map(({ item, result }) => ({ person: item.isAccepted, evaluator: result.outcome === 'accept' })),
    ),
    macroF1: macroF1(verdicts),
    kappa: quadraticWeightedKappa(levels),
    kappaOf: haveScores ? 'scores' : 'verdicts',
    auc: areaUnderCurve(sure.map(({ item, result }) => ({ score: result.score, isPositive: item.isAccepted }))),
    unsureRate: mean(judged.map(({ result }) => (result.outcome === 'unsure' ? 1 : 0))),
    confusion: confusionOf(judged),
    repeatability: repeatabilityOf(items.map(({ key }) => byKey.get(key) ?? [])),
    milliseconds: {
      p50: percentile(
        results.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      p95: percentile(
        results.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
    },
    tokens,
    cost: tokens && price ? (tokens.input * price.input + tokens.output * price.output) / 1_000_000 : null,
  }
}

function confusionOf(judged: readonly { item: Item; result: Result }[]): Figures['confusion'] {
  const count = (isAccepted: boolean, outcome: Outcome) =>
    judged.filter(({ item, result }) => item.isAccepted === isAccepted && result.outcome === outcome).length
  const row = (isAccepted: boolean) => ({
    accept: count(isAccepted, 'accept'),
    refuse: count(isAccepted, 'refuse'),
    unsure: count(isAccepted, 'unsure'),
  })
  return { accept: row(true), refuse: row(false) }
}

function repeatabilityOf(runs: readonly (readonly Result[])[]): Figures['repeatability'] {
  const repeated = runs.filter((each) => each.length > 1)
  const same = repeated.filter((each) => new Set(each.map(({ outcome }) => outcome)).size === 1).length
  const spreads = repeated.map((each) => {
    const scores = each.map(({ score }) => score)
    return Math.max(...scores) - Math.min(...scores)
  })
  const scoreSpread = mean(spreads)
  if (scoreSpread === null) return null
  return { texts: repeated.length, sameOutcome: same / repeated.length, scoreSpread }
}

/** The token usage of all evaluations; null unless the server reported it for every one. */
function tokensOf(results: readonly Result[]): Figures['tokens'] {
  const input = results.flatMap(({ inputTokens }) => inputTokens ?? [])
  const output = results.flatMap(({ outputTokens }) => outputTokens ?? [])
  if (results.length === 0 || input.length < results.length || output.length < results.length) return null
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { input: sum(input), output: sum(output) }
}

function groupByKey(results: readonly Result[]): Map<string, Result[]> {
  const groups = new Map<string, Result[]>()
  for (const result of results) groups.set(result.key, [...(groups.get(result.key) ?? []), result])
  return groups
}

// npx tsx tests/harness/learn-undone.ts: learns data/undone-weights.json of the built-in evaluator from reports of work
// that was done and stories of work left undone. Run it when the motifs or these sets change, then measure the rates
// again.
import { writeFileSync } from 'node:fs'
import { parseText } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import {
  undoneFeatures,
  undoneScore,
  type UndoneFeatures,
  type Weights,
} from '@/lib/evaluation/evaluators/built-in/undone'
import { words } from '@/lib/evaluation/text/words'
import { learntSets, readSet, type SetCase } from './evaluation-rates'

/** How strongly weights are drawn to zero. */
const RIDGE = 3
const STEPS = 4_000
/** The share of reports that may score above 0. */
const FALSE_ALARMS = 0.015
const UNDONE = ['confession', 'told-as-a-story', 'not-done', 'undone']
const DONE = 'normal short long misspelt dictated capitals emoji late done-after-all done'.split(' ')
/** Motifs that may speak for work that was done. */
const EITHER = ['success']

function featuresOf({ title, description, text }: SetCase): UndoneFeatures {
  const { kept, language } = parseText(text, { title, description })
  const taskStems = new Set(words(`${title} ${description}`).map((word) => stem(word, language)))
  return undoneFeatures(
    kept.map(({ meant }) => meant),
    taskStems,
    language,
  )
}

const cases = learntSets.flatMap(readSet).filter(({ kind }) => [...UNDONE, ...DONE].includes(kind))
const features = cases.map(featuresOf)
const isUndone = cases.map(({ kind }) => UNDONE.includes(kind))
const names = Object.keys(features[0]?.motifs ?? {})
const vectors = features.map(({ motifs, isConfession, words }) => [
  ...names.flatMap((name) => [motifs[name]?.times ?? 0, motifs[name]?.isLast ? 1 : 0]),
  isConfession ? 1 : 0,
  Math.log(1 + words),
  1,
])
const mayBeNegative = [...names.flatMap((name) => [EITHER.includes(name), EITHER.includes(name)]), false, true, true]
const rounded = (value: number | undefined) => Math.round((value ?? 0) * 100) / 100
const fitted = fit().map(rounded)
const weights: Weights = {
  bias: fitted.at(-1) ?? 0,
  words: fitted.at(-2) ?? 0,
  confession: fitted.at(-3) ?? 0,
  motifs: Object.fromEntries(
    names.map((name, at) => [name, { each: fitted[2 * at] ?? 0, last: fitted[2 * at + 1] ?? 0 }]),
  ),
}
const scores = features.map((each) => undoneScore(each, weights))
const reports = scores.filter((_, at) => !isUndone[at]).sort((one, other) => other - one)
const threshold = reports[Math.floor(reports.length * FALSE_ALARMS)] ?? 0
const found = scores.filter((score, at) => isUndone[at] && score > threshold).length
console.log(`${cases.length} texts; found ${found} of ${isUndone.filter(Boolean).length} stories`)
const source = `Learnt by tests/harness/learn-undone.ts from ${cases.length} reports and stories of tests/fixtures. A score above 0 has ${FALSE_ALARMS * 100} % of the reports.`
writeFileSync(
  'lib/evaluation/evaluators/built-in/data/undone-weights.json',
  `${JSON.stringify({ source, ...weights, bias: rounded(weights.bias - threshold) }, null, 2)}\n`,
)

/**
 * Weights of the vectors' values: logistic regression by accelerated gradient descent; what speaks for a story never
 * counts against it.
 */
function fit(): number[] {
  const size = vectors[0]?.length ?? 0
  const norm = vectors.reduce((sum, vector) => sum + vector.reduce((total, each) => total + each * each, 0), 0)
  const step = 4 / (norm + RIDGE)
  let current = new Array<number>(size).fill(0)
  let ahead = current
  for (let round = 1; round <= STEPS; round += 1) {
    const gradient = ahead.map((weight, at) => (at === size - 1 ? 0 : RIDGE * weight))
    vectors.forEach((vector, index) => {
      const odds = vector.reduce((sum, each, at) => sum + each * (ahead[at] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-odds)) - (isUndone[index] ? 1 : 0)
      vector.forEach((each, at) => (gradient[at] = (gradient[at] ?? 0) + error * each))
    })
    const next = ahead.map((weight, at) => {
      const moved = weight - step * (gradient[at] ?? 0)
      return mayBeNegative[at] ? moved : Math.max(0, moved)
    })
    const last = current
    ahead = next.map((weight, at) => weight + ((round - 1) / (round + 2)) * (weight - (last[at] ?? 0)))
    current = next
  }
  return current
}

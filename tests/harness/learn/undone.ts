// npx tsx tests/harness/learn/undone.ts: learns data/undone-weights.json of the built-in evaluator from reports of work
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
import { learntSets, readSet, type SetCase } from '../evaluation-rates'
import { logisticRegression, rounded } from './learning'

/** How strongly weights are drawn to zero. */
const RIDGE = 3
const STEPS = 4_000
/** The share of reports that may score above 0. */
const FALSE_ALARMS = 0.0225
const UNDONE = ['confession', 'told-as-a-story', 'not-done', 'undone']
/** Mostly plain confessions, which the stories of the other sets outnumber; each text counts so many times. */
const REPEATED = ['confessions', 'told-as-stories'] as const
const TIMES = 7
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

const repeated = Array.from({ length: TIMES - 1 }, () => REPEATED).flat()
const cases = [...learntSets, ...repeated].flatMap(readSet).filter(({ kind }) => [...UNDONE, ...DONE].includes(kind))
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
// What speaks for a story never counts against it.
const fitted = logisticRegression(vectors, isUndone, { ridge: RIDGE, steps: STEPS, mayBeNegative }).map(rounded)
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
const source = `Learnt by tests/harness/learn/undone.ts from reports and stories of tests/fixtures, ${cases.length} with repetitions. A score above 0 has ${FALSE_ALARMS * 100} % of the reports.`
writeFileSync(
  'lib/evaluation/evaluators/built-in/data/undone-weights.json',
  `${JSON.stringify({ source, ...weights, bias: rounded(weights.bias - threshold) }, null, 2)}\n`,
)

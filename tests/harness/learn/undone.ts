// npx tsx tests/harness/learn/undone.ts: learns data/undone-words.json of the built-in evaluator from reports of work
// that was done and texts that tell of work left undone. Run it when these sets change, then measure the rates again.
import { writeFileSync } from 'node:fs'
import { parseText } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import { DONE_AFTER_ALL, judgeReport, type Model, readReport } from '@/lib/evaluation/evaluators/built-in/undone'
import { words } from '@/lib/evaluation/text/words'
import { demoTasks } from '../../../prisma/demo/tasks'
import { corpus } from '../../fixtures/evaluation-corpus'
import { twins } from '../../fixtures/hostile-corpus'
import { labelledSets, learntSets, readSet, type SetCase } from '../evaluation-rates'
import { Parameters, push, quantile, quantised, rounded, rowOf, seeded, sigmoid, sumOfRows, thinned } from './learning'

/** In how many texts a word or a pair of words must be to have a weight. */
const LEAST = { word: 6, pair: 9 }
const PAIR = /_/
const EPOCHS = 12
const BATCH = 128
const RATE = 0.02
const DECAY = 3e-5
const LEFT_OUT = 0.3
/** Texts are judged by weights that were learnt from the sets of the other folds. */
const FOLDS = 5
/**
 * The shares of reports that may be taken for a text about undone work: perhaps, surely, and without a sign near the
 * end.
 */
const FALSE_ALARMS = { perhaps: 0.01, surely: 0.0015, withoutSign: 0.0025 }
/** The share of plain confessions that are found. */
const SAID_PLAINLY = 0.95
const UNDONE = ['confession', 'told-as-a-story', 'not-done', 'undone']
/** Reports of work that was done, in words that texts about undone work use as well. */
const IN_SPITE = ['late', 'done-after-all', 'done']
const DONE = [
  ...'normal short long misspelt dictated capitals emoji complete expectations-met'.split(' '),
  ...'note free slip order-honest facts facts-by-me'.split(' '),
  ...IN_SPITE,
]
/** How much texts count: other reports less, as they are many, and the earliest confessions, mostly plain ones, more. */
const WEIGHT = { usual: 1, report: 0.25, earliest: 7 }
const EARLIEST = ['confessions', 'told-as-stories']

const cases = [
  ...[...learntSets, ...labelledSets, 'knowledge' as const].flatMap((set) =>
    readSet(set).map((each) => ({ ...each, set: set as string })),
  ),
  ...corpus.accept.map((each) => ({ ...each, set: 'corpus', kind: 'normal' })),
  ...twins.map((each) => ({ ...each, set: 'twins', kind: 'done' })),
  ...demoTasks.map(({ good, ...task }) => ({ ...task, text: good, set: 'demo', kind: 'done' })),
]
/** Each text, and the last sentence of a report alone: a few words about work are no story. */
const texts = cases.flatMap(({ set, kind, ...each }) => {
  const isUndone = UNDONE.includes(kind)
  if (!isUndone && !DONE.includes(kind)) return []
  const isInSpite = IN_SPITE.includes(kind)
  const isEarliest = isUndone && EARLIEST.includes(set)
  const weight = isEarliest ? WEIGHT.earliest : isUndone || isInSpite ? WEIGHT.usual : WEIGHT.report
  const { passages, read, judge } = reportOf(each)
  const whole = { set, reading: read(passages), judge, isUndone, isInSpite, weight, isWhole: true }
  if (isUndone || passages.length < 2) return [whole]
  return [whole, { ...whole, reading: read(passages.slice(-1)), weight: WEIGHT.report, isWhole: false }]
})
type Text = (typeof texts)[number]

function reportOf({ title, description, text }: Pick<SetCase, 'title' | 'description' | 'text'>) {
  const { kept, language } = parseText(text, { title, description })
  const taskStems = new Set(words(`${title} ${description}`).map((word) => stem(word, language)))
  const read = (passages: readonly string[]) => readReport(passages, taskStems, language)
  const passages = kept.map(({ meant }) => meant)
  return { passages, read, judge: (model: Model) => judgeReport(passages, taskStems, language, model) }
}

function learn(from: readonly Text[]): { model: Model; names: string[] } {
  const { random, shuffle } = seeded(5)
  const counts = new Map<string, number>()
  for (const { reading } of from) for (const [key] of reading.keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isOften = ([key, count]: [string, number]) => count >= (PAIR.test(key) ? LEAST.pair : LEAST.word)
  const names = [...counts].filter(isOften).map(([key]) => key).sort() // prettier-ignore
  const rows = new Map(names.map((name, row) => [name, row]))
  const examples = from.map(({ reading, isUndone, weight }) => {
    const row = rowOf(reading.keys, rows)
    return { row, rest: [reading.isConfession ? 1 : 0, Math.log(1 + reading.words), 1], isUndone, weight }
  })
  const weights = new Parameters(names.length, () => 0)
  const rest = new Parameters(3, () => 0)
  const one = new Float64Array([1])
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / EPOCHS) + RATE * 0.05
    shuffle(examples)
    for (let start = 0; start < examples.length; start += BATCH) {
      const batch = examples.slice(start, start + BATCH)
      for (const each of batch) {
        const row = thinned(each.row, LEFT_OUT, random)
        const odds = each.rest.reduce(
          (sum, value, at) => sum + value * (rest.values[at] ?? 0),
          sumOfRows(row, weights, 1)[0] ?? 0,
        )
        const slope = ((sigmoid(odds) - (each.isUndone ? 1 : 0)) * each.weight) / batch.length
        push(row, weights, slope, one)
        each.rest.forEach((value, at) => (rest.gradient[at] = (rest.gradient[at] ?? 0) + slope * value))
      }
      weights.step(rate, DECAY)
      rest.step(rate, 0)
    }
  }
  const { bytes, unit } = quantised(weights.values)
  const [confession = 0, perWord = 0, bias = 0] = [...rest.values].map(rounded)
  return { model: { weights: { rows, values: bytes, size: 1 }, unit, bias, confession, words: perWord }, names }
}

const { shuffle } = seeded(9)
const sets = [...new Set(texts.map(({ set }) => set))]
shuffle(sets)
const foldOf = ({ set }: Text) => sets.indexOf(set) % FOLDS
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const { model } = learn(texts.filter((text) => foldOf(text) !== fold))
  return texts
    .filter((text) => foldOf(text) === fold && text.isWhole)
    .map((text) => ({ ...text, ...text.judge(model) }))
}).flat()
type Judged = (typeof judged)[number]

const of = (isOfKind: (text: Judged) => boolean) => judged.filter(isOfKind)
const undone = of(({ isUndone }) => isUndone)
const isLeft = ({ wordsAfter }: Judged) => wordsAfter < DONE_AFTER_ALL
const reports = of(({ isUndone }) => !isUndone)
/** The score that this share of all reports exceed, if only these are looked at. */
const exceededBy = (share: number, among: readonly Judged[]) =>
  quantile(
    among.map(({ score }) => score),
    1 - (share * reports.length) / among.length,
  )
const left = reports.filter(isLeft)
const [perhaps, surely] = [exceededBy(FALSE_ALARMS.perhaps, left), exceededBy(FALSE_ALARMS.surely, left)]
const withoutSign = exceededBy(
  FALSE_ALARMS.withoutSign,
  reports.filter((text) => !isLeft(text)),
)
const plain = quantile(
  undone.filter((text) => text.isConfession && isLeft(text)).map(({ score }) => score),
  1 - SAID_PLAINLY,
)
for (const [name, all] of Object.entries({
  undone,
  'done in spite of obstacles': of(({ isInSpite }) => isInSpite),
  reports,
})) {
  const share = (is: (text: Judged) => boolean) => `${Math.round((1_000 * all.filter(is).length) / all.length) / 10} %`
  const found = {
    surely: share((text) => isLeft(text) && text.score > surely),
    perhaps: share((text) => isLeft(text) && text.score > perhaps),
    'without a sign': share((text) => !isLeft(text) && text.score > withoutSign),
  }
  console.log(name, all.length, found)
}

const { model, names } = learn(texts)
writeFileSync(
  'lib/evaluation/evaluators/built-in/data/undone-words.json',
  `{
  "source": "Learnt by tests/harness/learn/undone.ts from ${undone.length} texts of the project's own sets about undone work, ${reports.length} reports and their last sentences: signed bytes in base64, one for each word or pair of words; $ marks those of the last sentence. Of reports that were not learnt from, ${FALSE_ALARMS.perhaps * 100} % show a sign and score above 0, ${FALSE_ALARMS.surely * 100} % above \`surely\`, and ${FALSE_ALARMS.withoutSign * 100} % show none near the end and score above \`withoutSign\`; of confessions in plain words, ${SAID_PLAINLY * 100} % score above \`saidPlainly\`.",
  "bias": ${rounded(model.bias - perhaps)},
  "confession": ${model.confession},
  "words": ${model.words},
  "withoutSign": ${rounded(withoutSign - perhaps)},
  "saidPlainly": ${rounded(plain - perhaps)},
  "surely": ${rounded(surely - perhaps)},
  "unit": ${model.unit.toPrecision(4)},
  "weights": ${JSON.stringify({ words: names.join(' '), vectors: Buffer.from(model.weights.values).toString('base64') })}
}
`,
)

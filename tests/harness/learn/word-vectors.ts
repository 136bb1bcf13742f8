// npx tsx tests/harness/learn/word-vectors.ts: learns data/word-vectors.json and data/tie-weights.json of the built-in
// evaluator from honest texts of the sets, with their own tasks and with others. Run it when the sets or the rest of the
// tie change, then measure the rates again.
import { writeFileSync } from 'node:fs'
import { parseText, type Passage } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { readTask, type Task, type TaskReading } from '@/lib/evaluation/evaluators/built-in/task-themes'
import { tieWithoutVectors } from '@/lib/evaluation/evaluators/built-in/tie'
import { damped } from '@/lib/evaluation/evaluators/built-in/vectors'
import { SIZE, textStems, weightedStems } from '@/lib/evaluation/evaluators/built-in/word-vectors'
import type { Language } from '@/lib/evaluation/text/language'
import { labelledSets, learntSets, readSet, type SetCase, tiedSets } from '../evaluation-rates'
import { dot, Parameters, push, quantised, type Row, seeded, sigmoid, sumOfRows, thinned } from './learning'

/** At most so many other tasks for each text, in turn of its set and of any; those in the other language are left out. */
const OTHERS = 14
/** A stem has a vector when it is in so many texts, or in the tasks of so many. */
const LEAST = { task: 8, text: 10 }
const EPOCHS = 15
const BATCH = 2_048
const RATE = 0.01
/** How strongly vectors are drawn to zero. */
const DECAY = 1e-4
/** The share of words that is left out at random in each step, so that no word relies on another one. */
const LEFT_OUT = 0.3
const LEAST_STRENGTH = -8
const MOST_STRENGTH = 10

const { random, pick, gauss, shuffle } = seeded(7)

type Text = {
  set: string
  language: Language
  task: Task
  reading: TaskReading
  kept: Passage[]
  isHonest: boolean
}
type Pair = { text: number; task: number; strength: number; features: number[]; isOwn: boolean }

/** Texts that are about something else than their task asks for. */
const elsewhere = new Set(['elsewhere', 'one-other-text'])

const isRead = ({ kind, label, expectations, language }: SetCase) =>
  (label === 'accept' || elsewhere.has(kind)) &&
  (language === 'en' || language === 'fr') &&
  !(expectations ?? []).some((each) => typeof each !== 'string' && each.isHidden)

/** The newest sets count twice: their tasks and texts are the most like those that families write. */
const texts = [...learntSets, ...labelledSets, ...tiedSets, ...tiedSets].flatMap((set) =>
  readSet(set)
    .filter(isRead)
    .map((each) => textOf(set, each)),
)

function textOf(set: string, { kind, title, description, expectations = [], text }: SetCase): Text {
  const asked = expectations.map((each) => (typeof each === 'string' ? each : each.text))
  const task = { title, description, expectations: asked }
  const parsed = parseText(text, task)
  const { language, kept } = parsed
  return { set, language, task, reading: readTask(task), kept, isHonest: !elsewhere.has(kind) }
}

const pairs = texts.flatMap((text, at): Pair[] => {
  const fits = (other: number) => {
    const { language, task } = texts[other] ?? text
    return language === text.language && task.title !== text.task.title
  }
  const near = texts.flatMap(({ set }, other) => (set === text.set && fits(other) ? [other] : []))
  const others = Array.from({ length: OTHERS }, (_, turn) =>
    turn % 2 === 0 && near.length > 3 ? (near[pick(near.length)] ?? at) : pick(texts.length),
  )
  return [at, ...(text.isHonest ? others.filter(fits) : [])].map((task) => ({
    text: at,
    isOwn: task === at && text.isHonest,
    ...restOf(text, texts[task] ?? text, task),
  }))
})

function restOf(text: Text, { reading }: Text, task: number): Omit<Pair, 'text' | 'isOwn'> {
  const { strength, features } = tieWithoutVectors(text.kept, text.language, reading)
  const clipped = Math.min(MOST_STRENGTH, Math.max(LEAST_STRENGTH, strength))
  return { task, strength: clipped, features: Object.values(features) }
}

const featureNames = Object.keys(tieWithoutVectors([], 'en', readTask({ title: '', description: '' })).features)
const columns = featureNames.map((_, at) => pairs.map(({ features }) => features[at] ?? 0))
const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length)
const deviations = columns.map((column, at) =>
  Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / column.length),
)
for (const pair of pairs)
  pair.features = [...pair.features.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1]

/** The known stems of one role, with a row for each text or task. */
function tableOf(stemsOf: (text: Text) => ReadonlyMap<string, number>, least: number) {
  const counts = new Map<string, number>()
  const keyOf = ({ language }: Text, stemmed: string) => `${language} ${stemmed}`
  const all = texts.map((text) => ({ text, stems: [...stemsOf(text)] }))
  for (const { text, stems } of all)
    for (const [stemmed] of stems) counts.set(keyOf(text, stemmed), (counts.get(keyOf(text, stemmed)) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name)
  const rowOf = new Map(names.toSorted().map((name, row) => [name, row]))
  const rows = all.map(({ text, stems }): Row => {
    const known = stems.flatMap(([stemmed, weight]) => {
      const row = rowOf.get(keyOf(text, stemmed))
      return row === undefined ? [] : [{ row, weight }]
    })
    return { known, scale: damped(known.length) }
  })
  return { names: names.toSorted(), rows }
}

const tasks = tableOf(({ reading, language }) => weightedStems(reading.words, language), LEAST.task)
const told = tableOf(({ kept, language }) => textStems(kept, language), LEAST.text)

const NOTHING: Row = { known: [], scale: 1 }
const ofTasks = new Parameters(tasks.names.length * SIZE, () => 0.15 * gauss())
const ofTexts = new Parameters(told.names.length * SIZE, () => 0.15 * gauss())
/** Of the strength of the rest of the tie. */
const rest = new Parameters(1, () => 1)
/** Of the features, which have a mean of 0 and a deviation of 1, and the bias. */
const further = new Parameters(featureNames.length + 1, () => 0)
const own = pairs.filter(({ isOwn }) => isOwn).length
const balance = (pairs.length - own) / own
for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
  const rate = RATE * (1 - epoch / EPOCHS) + RATE * 0.05
  shuffle(pairs)
  for (let start = 0; start < pairs.length; start += BATCH) {
    const batch = pairs.slice(start, start + BATCH)
    for (const { text, task, strength, features, isOwn } of batch) {
      const asked = thinned(tasks.rows[task] ?? NOTHING, LEFT_OUT, random)
      const said = thinned(told.rows[text] ?? NOTHING, LEFT_OUT, random)
      const [one, other] = [sumOfRows(asked, ofTasks, SIZE), sumOfRows(said, ofTexts, SIZE)]
      const odds = (rest.values[0] ?? 0) * strength + dot(further.values, features) + dot(one, other)
      const slope = ((isOwn ? balance : 1) * (sigmoid(odds) - (isOwn ? 1 : 0))) / batch.length
      push(asked, ofTasks, slope, other)
      push(said, ofTexts, slope, one)
      rest.gradient[0] = (rest.gradient[0] ?? 0) + slope * strength
      features.forEach((value, at) => (further.gradient[at] = (further.gradient[at] ?? 0) + slope * value))
    }
    ofTasks.step(rate, DECAY)
    ofTexts.step(rate, DECAY)
    rest.step(rate, 0)
    further.step(rate, DECAY)
  }
}

const [weight = 1] = rest.values
const written = { task: quantised(ofTasks.values), text: quantised(ofTexts.values) }
function tableIn(language: Language, names: readonly string[], { bytes }: { bytes: Int8Array }): string {
  const rows = names.flatMap((name, row) => (name.startsWith(`${language} `) ? [row] : []))
  const kept = Int8Array.from(rows.flatMap((row) => [...bytes.subarray(row * SIZE, (row + 1) * SIZE)]))
  const words = rows.map((row) => names[row]?.slice(language.length + 1)).join(' ')
  return JSON.stringify({ words, vectors: Buffer.from(kept.buffer).toString('base64') })
}
const languages = (['en', 'fr'] as const).map(
  (language) =>
    `  "${language}": {\n    "task": ${tableIn(language, tasks.names, written.task)},\n    "text": ${tableIn(language, told.names, written.text)}\n  }`,
)
// In the unit of the rest of the tie, so that the two are added. Each factor of the product takes the root of the scale.
const scale = Math.sqrt((written.task.unit * written.text.unit) / weight)
writeFileSync(
  'lib/evaluation/evaluators/built-in/data/word-vectors.json',
  `{
  "source": "Learnt by tests/harness/learn/word-vectors.ts from ${own} honest texts of the project's own sets, with their tasks and with ${pairs.length - own} others: signed bytes in base64, a row for each stem.",
  "scale": ${scale.toPrecision(4)},
${languages.join(',\n')}
}
`,
)
const weights = featureNames.map(
  (name, at) => [name, (further.values[at] ?? 0) / (deviations[at] ?? 1) / weight] as const,
)
const bias =
  (further.values.at(-1) ?? 0) / weight - weights.reduce((sum, [, each], at) => sum + each * (means[at] ?? 0), 0)
const rounded = (value: number) => Number(value.toPrecision(4))
writeFileSync(
  'lib/evaluation/evaluators/built-in/data/tie-weights.json',
  `${JSON.stringify(
    {
      source:
        'Learnt by tests/harness/learn/word-vectors.ts together with the vectors: logistic regression on the features of tie.ts.',
      bias: rounded(bias),
      weights: Object.fromEntries(weights.map(([name, each]) => [name, rounded(each)])),
    },
    null,
    2,
  )}\n`,
)
console.log(
  `${own} texts, ${pairs.length} pairs, ${tasks.names.length} and ${told.names.length} stems; weight ${weight.toFixed(2)}`,
)

// npx tsx tests/harness/learn/word-vectors.ts: learns data/word-vectors.json of the built-in evaluator from honest texts
// of the sets, with their own tasks and with others. Run it when the sets or the rest of the tie change, then measure
// the rates again.
import { writeFileSync } from 'node:fs'
import { parseText, type Passage } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { readTask, type Task } from '@/lib/evaluation/evaluators/built-in/task-themes'
import { tieWithoutVectors } from '@/lib/evaluation/evaluators/built-in/tie'
import { damped } from '@/lib/evaluation/evaluators/built-in/vectors'
import { SIZE, textStems, weightedStems } from '@/lib/evaluation/evaluators/built-in/word-vectors'
import type { Language } from '@/lib/evaluation/text/language'
import { learntSets, readSet, type SetCase } from '../evaluation-rates'
import { dot, Parameters, push, quantised, type Row, seeded, sigmoid, sumOfRows, thinned } from './learning'

/** At most so many other tasks for each text, in turn of its set and of any; those in the other language are left out. */
const OTHERS = 14
/** A stem has a vector when it is in so many texts, or in the tasks of so many. */
const LEAST = { task: 4, text: 5 }
const EPOCHS = 25
const BATCH = 4_096
const RATE = 0.02
/** How strongly vectors are drawn to zero. */
const DECAY = 1e-4
/** The share of words that is left out at random in each step, so that no word relies on another one. */
const LEFT_OUT = 0.2
const LEAST_STRENGTH = -8
const MOST_STRENGTH = 10

const { random, pick, gauss, shuffle } = seeded(7)

type Text = {
  set: string
  language: Language
  task: Task
  words: ReadonlyMap<string, number>
  kept: Passage[]
}
type Pair = { text: number; task: number; strength: number; isOwn: boolean }

const isHonest = ({ label, expectations, language }: SetCase) =>
  label === 'accept' &&
  (language === 'en' || language === 'fr') &&
  !(expectations ?? []).some((each) => typeof each !== 'string' && each.isHidden)

const texts = learntSets.flatMap((set) =>
  readSet(set)
    .filter(isHonest)
    .map((each) => textOf(set, each)),
)

function textOf(set: string, { title, description, expectations = [], text }: SetCase): Text {
  const asked = expectations.map((each) => (typeof each === 'string' ? each : each.text))
  const task = { title, description, expectations: asked }
  const parsed = parseText(text, task)
  return { set, language: parsed.language, task, words: readTask(task).words, kept: parsed.kept }
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
  return [at, ...others.filter(fits)].map((task) => ({
    text: at,
    task,
    strength: tieWithoutVectors(text.kept, text.language, readTask(texts[task]?.task ?? text.task)).strength,
    isOwn: task === at,
  }))
})

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

const tasks = tableOf(({ words, language }) => weightedStems(words, language), LEAST.task)
const told = tableOf(({ kept, language }) => textStems(kept, language), LEAST.text)

const NOTHING: Row = { known: [], scale: 1 }
const ofTasks = new Parameters(tasks.names.length * SIZE, () => 0.15 * gauss())
const ofTexts = new Parameters(told.names.length * SIZE, () => 0.15 * gauss())
/** Of the strength of the rest of the tie, and the bias. */
const rest = new Parameters(2, () => 1)
const clipped = (strength: number) => Math.min(MOST_STRENGTH, Math.max(LEAST_STRENGTH, strength))
const own = pairs.filter(({ isOwn }) => isOwn).length
const balance = (pairs.length - own) / own
for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
  const rate = RATE * (1 - epoch / EPOCHS) + RATE * 0.05
  shuffle(pairs)
  for (let start = 0; start < pairs.length; start += BATCH) {
    const batch = pairs.slice(start, start + BATCH)
    for (const { text, task, strength, isOwn } of batch) {
      const asked = thinned(tasks.rows[task] ?? NOTHING, LEFT_OUT, random)
      const said = thinned(told.rows[text] ?? NOTHING, LEFT_OUT, random)
      const [one, other] = [sumOfRows(asked, ofTasks, SIZE), sumOfRows(said, ofTexts, SIZE)]
      const odds = (rest.values[0] ?? 0) * clipped(strength) + (rest.values[1] ?? 0) + dot(one, other)
      const slope = ((isOwn ? balance : 1) * (sigmoid(odds) - (isOwn ? 1 : 0))) / batch.length
      push(asked, ofTasks, slope, other)
      push(said, ofTexts, slope, one)
      rest.gradient[0] = (rest.gradient[0] ?? 0) + slope * clipped(strength)
      rest.gradient[1] = (rest.gradient[1] ?? 0) + slope
    }
    ofTasks.step(rate, DECAY)
    ofTexts.step(rate, DECAY)
    rest.step(rate, 0)
  }
}

const [weight = 1, bias = 0] = rest.values
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
console.log(
  `${own} texts, ${pairs.length} pairs, ${tasks.names.length} and ${told.names.length} stems; weight ${weight.toFixed(2)}, bias ${bias.toFixed(2)}`,
)

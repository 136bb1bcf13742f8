// npx tsx tests/harness/learn/expectations.ts: learns data/expectation-vectors.json and data/enough-weights.json of the
// built-in evaluator from texts of the sets whose clauses were labelled (clauses-told.json). Run it when these texts, the
// kinds of expectations or the tie change, then measure the rates again.
import { readFileSync, writeFileSync } from 'node:fs'
import { clausesOf } from '@/lib/evaluation/evaluators/built-in/clauses'
import { featuresOf, type Features } from '@/lib/evaluation/evaluators/built-in/enough'
import { clausesIn, tellingOf } from '@/lib/evaluation/evaluators/built-in/expectations'
import {
  linksOf,
  type Model,
  readClauses,
  readExpectation,
  type Reading,
  SIZE,
} from '@/lib/evaluation/evaluators/built-in/expectation-vectors'
import { parseText } from '@/lib/evaluation/evaluators/built-in/parsed-text'
import { expectationsNeeded } from '@/lib/evaluation/rubric'
import { readTask } from '@/lib/evaluation/evaluators/built-in/task-themes'
import { tieOf } from '@/lib/evaluation/evaluators/built-in/tie'
import { labelledSets, learntSets, readSet, setNames, type SetCase } from '../evaluation-rates'
import {
  dot,
  fitted,
  Parameters,
  push,
  quantile,
  quantised,
  rounded,
  rowOf,
  seeded,
  sigmoid,
  sumOfRows,
  thinned,
} from './learning'

/**
 * In how many expectations or clauses a word, a word beside a clause, a pair of words, or the beginning or end of a word
 * must be to have a vector.
 */
const LEAST = { asked: 4, told: 5, beside: 12, pair: 12, edge: 8 }
const BESIDE = /[<>]/
const PAIR = /_/
const EDGE = /:-|-$/
const EPOCHS = 25
const BATCH = 2_048
const RATE = 0.02
const DECAY = 2e-5
const LEFT_OUT = 0.4
/** Texts are judged by vectors that were learnt from the sets of the other folds. */
const FOLDS = 4
/** Kinds of which this share of at least so many clauses tells an expectation that asks for them. */
const SURE = { share: 0.8, fewest: 20 }
/**
 * The shares of complete texts that are found to tell enough, and to be about their task: fewer for a single expectation,
 * which a text about something else meets more easily.
 */
const FOUND = { amongWhole: 0.98, amongSentences: 0.9999, tied: 0.98, tiedToOne: 0.88 }
/**
 * Subtracted from the learnt biases; from that of `tied` only where a task has several expectations. Chosen by sets that
 * no table is learnt from.
 */
const STRICTER = { amongWhole: 0.7, tied: 0.5 }
/** A complete text of so few sentences is also learnt from as one sentence. */
const MOST_JOINED = 3
const folder = 'lib/evaluation/evaluators/built-in/data'

type Text = {
  set: string
  case: SetCase
  expectations: Reading[]
  clauses: Reading[]
  /** For each expectation, which clauses tell it. */
  labels: boolean[][]
  isComplete: boolean
  isWhole: boolean
}

const { sets } = JSON.parse(readFileSync('tests/fixtures/evaluation-corpus/clauses-told.json', 'utf8')) as {
  sets: Record<string, Record<string, string>>
}
const texts = setNames.flatMap((set) =>
  Object.entries(sets[set] ?? {}).flatMap(([index, labels]) => {
    const found = readSet(set)[Number(index)]
    return found ? textsOf(set, found, labels) : []
  }),
)

function visibleOf({ expectations = [] }: SetCase) {
  return expectations.map((each) => ({ text: typeof each === 'string' ? each : each.text, isHidden: false }))
}

function taskOf(each: SetCase) {
  const { title, description } = each
  return { title, description, expectations: visibleOf(each).map(({ text }) => text) }
}

/** A labelled text, its first and its last sentence alone, and a short complete one as one sentence. */
function textsOf(set: string, each: SetCase, labels: string): Text[] {
  const numbered = clausesOf(each.text)
  const told = labels.split('|').map((list) => new Set(list.split(',').map((number) => numbered[Number(number) - 1])))
  if (told.length !== visibleOf(each).length) throw new Error(`The labels of ${set} do not fit “${each.title}”.`)
  const sentences = each.text.split(/(?<=[.!?…])\s+/)
  const parts = sentences.length > 1 ? [sentences[0], sentences.at(-1)] : []
  const isJoined = sentences.length > 1 && sentences.length <= MOST_JOINED && each.label === 'accept'
  const joined = isJoined ? textOf({ ...each, text: joinedText(each) }, told) : undefined
  const separate = [each.text, ...parts].flatMap((text, at) => {
    const found = text === undefined ? undefined : textOf({ ...each, text }, told)
    if (!found) return []
    const met = found.labels.filter((clauses) => clauses.includes(true)).length
    const isWhole = at === 0
    const isComplete = isWhole ? each.label === 'accept' : met >= expectationsNeeded(told.length)
    return isWhole || !isComplete ? { ...found, set, isWhole, isComplete } : []
  })
  return joined ? [...separate, { ...joined, set, isWhole: false, isComplete: true }] : separate
}

/** The sentences of a text joined by "and": "We played Uno and my sister won". */
function joinedText({ text, language }: SetCase): string {
  const and = language === 'fr' ? 'et' : 'and'
  return text.replace(/[.!?…]+\s+(\p{L})/gu, (_, letter: string) => ` ${and} ${letter.toLowerCase()}`)
}

function textOf(each: SetCase, told: readonly ReadonlySet<string | undefined>[]) {
  const asked = visibleOf(each)
  const parsed = parseText(each.text, taskOf(each))
  const { language } = parsed
  const clauses = clausesIn(parsed, clausesOf) // as they are numbered in the labels
  if (clauses.length === 0) return undefined
  return {
    case: each,
    expectations: asked.map(({ text }) => readExpectation(text, language)),
    clauses: readClauses(clauses, language),
    labels: asked.map((_, at) => clauses.map(({ text }) => told[at]?.has(text) ?? false)),
  }
}

/** The rows of the words that occur often enough. */
function tableOf(readings: readonly Reading[], least: number) {
  const counts = new Map<string, number>()
  for (const { keys } of readings) for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const leastOf = (name: string) =>
    BESIDE.test(name) ? LEAST.beside : PAIR.test(name) ? LEAST.pair : EDGE.test(name) ? LEAST.edge : least
  const names = [...counts].flatMap(([name, count]) => (count >= leastOf(name) ? [name] : [])).sort()
  const rows = new Map(names.map((name, row) => [name, row]))
  return { names, rows, rowOf: ({ keys }: Reading) => rowOf(keys, rows) }
}

function learn(from: readonly Text[]): { model: Model; names: { asked: string[]; told: string[] } } {
  const { random, gauss, shuffle } = seeded(7)
  const asked = tableOf(from.flatMap(({ expectations }) => expectations), LEAST.asked) // prettier-ignore
  const told = tableOf(from.flatMap(({ clauses }) => clauses), LEAST.told) // prettier-ignore
  const pairs = from.flatMap(({ expectations, clauses, labels }) =>
    expectations.flatMap((expectation, index) =>
      clauses.map((clause, at) => ({
        asked: asked.rowOf(expectation),
        told: told.rowOf(clause),
        links: [...linksOf(expectation, clauses, { index, of: expectations.length, at }), 1],
        isTold: labels[index]?.[at] ?? false,
      })),
    ),
  )
  const initial = (_: unknown, at: number) => (at % (SIZE + 1) === SIZE ? 0 : 0.15 * gauss())
  const vectors = (count: number) => {
    let at = -1
    return new Parameters(count * (SIZE + 1), () => initial(null, (at += 1)))
  }
  const [ofAsked, ofTold] = [vectors(asked.names.length), vectors(told.names.length)]
  const links = new Parameters(pairs[0]?.links.length ?? 0, () => 0)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / EPOCHS) + RATE * 0.05
    shuffle(pairs)
    for (let start = 0; start < pairs.length; start += BATCH) {
      const batch = pairs.slice(start, start + BATCH)
      for (const pair of batch) {
        const [rowAsked, rowTold] = [thinned(pair.asked, LEFT_OUT, random), thinned(pair.told, LEFT_OUT, random)]
        const one = sumOfRows(rowAsked, ofAsked, SIZE + 1)
        const other = sumOfRows(rowTold, ofTold, SIZE + 1)
        const alone = (one[SIZE] ?? 0) + (other[SIZE] ?? 0)
        const odds = dot(one.subarray(0, SIZE), other) + alone + dot(pair.links, links.values)
        const slope = (sigmoid(odds) - (pair.isTold ? 1 : 0)) / batch.length
        // The last number of each is added, not multiplied.
        one[SIZE] = other[SIZE] = 1
        push(rowAsked, ofAsked, slope, other)
        push(rowTold, ofTold, slope, one)
        pair.links.forEach((value, at) => (links.gradient[at] = (links.gradient[at] ?? 0) + slope * value))
      }
      ofAsked.step(rate, DECAY)
      ofTold.step(rate, DECAY)
      links.step(rate, 0)
    }
  }
  const sure = surelyTelling(from)
  const [bytesAsked, bytesTold] = [quantised(ofAsked.values), quantised(ofTold.values)]
  const learnt = [...links.values].map(rounded)
  const model = {
    asked: { rows: asked.rows, values: bytesAsked.bytes, size: SIZE + 1 },
    told: { rows: told.rows, values: bytesTold.bytes, size: SIZE + 1 },
    units: { asked: bytesAsked.unit, told: bytesTold.unit },
    links: learnt.slice(0, -1),
    bias: learnt.at(-1) ?? 0,
    sure,
  }
  return { model, names: { asked: asked.names, told: told.names } }
}

/** "Dad won" tells who won: the kinds that most clauses which show them tell, with the log-odds. */
function surelyTelling(from: readonly Text[]): Record<string, number> {
  const counts = new Map<string, { told: number; other: number }>()
  for (const { expectations, clauses, labels } of from) {
    for (const [index, { kinds }] of expectations.entries()) {
      for (const [at, clause] of clauses.entries()) {
        for (const kind of kinds.filter((each) => clause.kinds.includes(each))) {
          const count = counts.get(kind) ?? { told: 0, other: 0 }
          count[labels[index]?.[at] ? 'told' : 'other'] += 1
          counts.set(kind, count)
        }
      }
    }
  }
  const sure = [...counts].filter(
    ([, { told, other }]) => told + other >= SURE.fewest && told / (told + other) >= SURE.share,
  )
  return Object.fromEntries(
    sure.sort().map(([kind, { told, other }]) => [kind, rounded(Math.log((told + 1) / (other + 1)))]),
  )
}

type Judged = {
  set: string
  features: Features
  tie: number
  isOwn: boolean
  isComplete: boolean
  isWhole: boolean
}

/** What a text tells of the expectations of a task, its own or another. */
function judged(text: Text, task: SetCase, model: Model, original = task): Judged {
  const asked = visibleOf(task)
  const parsed = parseText(text.case.text, taskOf(task))
  const { language } = parsed
  const { odds, told } = tellingOf(asked, parsed, taskOf(task), model)
  const tie = tieOf(parsed.kept, language, readTask(taskOf(task)))
  const { set, isComplete, isWhole } = text
  const isOwn = original === text.case
  return { set, features: featuresOf(odds, told), tie: tie.strength, isOwn, isComplete, isWhole }
}

function onlyOneOf(task: SetCase): SetCase {
  const expectations = task.expectations ?? []
  return { ...task, expectations: expectations.slice(0, 1) }
}
const isWholeAndComplete = ({ isWhole, isComplete }: Text) => isWhole && isComplete
const complete = texts.filter(isWholeAndComplete)
const { pick, shuffle } = seeded(11)
const names = [...new Set(texts.map(({ set }) => set))]
shuffle(names)
const foldOf = ({ set }: Text) => names.indexOf(set) % FOLDS
const outcomes = Array.from({ length: FOLDS }, (_, fold) => {
  const { model } = learn(texts.filter((text) => text.isWhole && foldOf(text) !== fold))
  return texts
    .filter((text) => foldOf(text) === fold)
    .flatMap((text) => {
      if (!isWholeAndComplete(text)) return [judged(text, text.case, model)]
      const any = complete.filter(
        (other) => other.case.language === text.case.language && other.case.title !== text.case.title,
      )
      const near = any.filter((other) => other.set === text.set)
      const others = [near[pick(near.length)], any[pick(any.length)]].flatMap((other) => other ?? [])
      const tasks = [text, ...others].map((each) => each.case)
      // Beside a single expectation they say whether such a text is about its task.
      return tasks.flatMap((task) => [judged(text, task, model), judged(text, onlyOneOf(task), model, task)])
    })
}).flat()

const featureNames = Object.keys(outcomes[0]?.features ?? {}) as (keyof Features)[]
const own = outcomes.filter(({ isOwn, features }) => isOwn && features.isSingle === 0)
/** Not of the sets that the tie was learnt from: it knows these texts. */
const known = new Set<string>([...learntSets, ...labelledSets])
const fresh = outcomes.filter(({ set, isComplete }) => isComplete && !known.has(set))
/** Complete texts against whole ones that tell one thing, and against sentences of complete ones. */
const enough = [true, false].map((isWhole) =>
  fitted(
    own
      .filter((each) => each.isComplete || each.isWhole === isWhole)
      .map(({ features, isComplete }) => ({
        values: featureNames.map((name) => features[name]),
        isTrue: isComplete,
      })),
    isWhole ? FOUND.amongWhole : FOUND.amongSentences,
  ),
)
if (enough[0]) enough[0].bias = rounded(enough[0].bias - STRICTER.amongWhole)
const valuesOf = ({ features, tie }: Judged) => [...featureNames.map((name) => features[name]), tie]
const tied = fitted(
  fresh.map((each) => ({ values: valuesOf(each), isTrue: each.isOwn })),
  FOUND.tied,
)
/** By how much the bias is too high for the share of complete texts that are to be found. */
const excess = (isOfKind: (each: Judged) => boolean, found: number) => {
  const scores = fresh.filter((each) => each.isOwn && isOfKind(each)).map((each) => dot(tied.weights, valuesOf(each)))
  return tied.bias + quantile(scores, 1 - found)
}
const hasOne = ({ features }: Judged) => features.isSingle === 1
const ofSeveral = excess((each) => !hasOne(each), FOUND.tied)
const ofOne = excess(hasOne, FOUND.tiedToOne)
const single = featureNames.indexOf('isSingle')
tied.weights[single] = rounded((tied.weights[single] ?? 0) + ofSeveral + STRICTER.tied - ofOne)
tied.bias = rounded(tied.bias - ofSeveral - STRICTER.tied)

const all = learn(texts.filter(({ isWhole }) => isWhole))
const tableIn = (names: readonly string[], bytes: Int8Array) =>
  JSON.stringify({ words: names.join(' '), vectors: Buffer.from(bytes).toString('base64') })
const { model } = all
writeFileSync(
  `${folder}/expectation-vectors.json`,
  `{
  "source": "Learnt by tests/harness/learn/expectations.ts from the clauses of ${texts.filter(({ isWhole }) => isWhole).length} texts of the project's own sets, each labelled by which expectations it tells: signed bytes in base64, a row for each word, pair of words or kind of information.",
  "bias": ${model.bias},
  "links": ${JSON.stringify(model.links)},
  "sure": ${JSON.stringify(model.sure)},
  "units": { "asked": ${model.units.asked.toPrecision(4)}, "told": ${model.units.told.toPrecision(4)} },
  "asked": ${tableIn(all.names.asked, model.asked.values)},
  "told": ${tableIn(all.names.told, model.told.values)}
}
`,
)
const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`
const describe = ({ counts, found, passing }: ReturnType<typeof fitted>) =>
  `${counts.join(' and ')}; the bias accepts ${percent(found)} and ${percent(passing)} of them`
const named = (weights: readonly number[]) => Object.fromEntries(featureNames.map((name, at) => [name, weights[at]]))
writeFileSync(
  `${folder}/enough-weights.json`,
  `${JSON.stringify(
    {
      source: `Learnt by tests/harness/learn/expectations.ts: logistic regression on the features named in enough.ts, of texts judged by vectors learnt from other sets. \`enough\`: complete texts against those that tell one of three or four things (${enough.map(describe).join('), and against single sentences of complete ones that tell too little (')}). \`tied\`: the complete ones with another's task (${tied.counts.join(' and ')}), so that it finds ${percent(FOUND.tied)} of those for several expectations and ${percent(FOUND.tiedToOne)} of those for one. Afterwards ${STRICTER.amongWhole} was taken off the first bias, and ${STRICTER.tied} off the last one for several expectations.`,
      enough: enough.map(({ bias, weights }) => ({ bias, weights: named(weights) })),
      tied: { bias: tied.bias, tie: tied.weights.at(-1), weights: named(tied.weights) },
    },
    null,
    2,
  )}\n`,
)
console.log(
  `${texts.length} texts, ${all.names.asked.length} and ${all.names.told.length} words; others passing: ${enough.map(({ passing }) => percent(passing)).join(', ')}`,
)

import { figuresOf } from '../../../harness/agreement/figures'
import { readOptions } from '../../../harness/agreement/options'
import { type Item, itemOf } from '../../../harness/agreement/items'
import { progressLine } from '../../../harness/agreement/progress-bar'
import { confusionTable, reportText } from '../../../harness/agreement/report'
import type { Outcome, Result } from '../../../harness/agreement/results'

const item = (text: string, said: { label?: 'accept' | 'refuse'; score?: number }): Item =>
  itemOf({ title: 'T', description: 'D', level: 'growing', expectations: [], text, ...said })
const by = { evaluator: 'model:a', version: 'model-3' }
const result = ({ key }: Item, outcome: Outcome, score: number, more: Partial<Result> = {}): Result => ({
  ...by,
  key,
  run: 1,
  outcome,
  score,
  milliseconds: 100,
  ...more,
})

const items = [
  item('a', { label: 'accept' }),
  item('b', { label: 'accept' }),
  item('c', { label: 'refuse' }),
  item('d', { label: 'refuse' }),
] as const
const [a, b, c, d] = items
const results = [result(a, 'accept', 90), result(b, 'unsure', 50), result(c, 'accept', 80), result(d, 'refuse', 20)]

test('the figures compare an evaluator’s first run with people', () => {
  expect(figuresOf(by, items, results)).toMatchObject({
    evaluated: 4,
    texts: 4,
    accuracy: 0.5,
    accuracyWhereSure: 2 / 3,
    macroF1: 0.5,
    kappa: 0,
    kappaOf: 'verdicts',
    auc: 1,
    unsureRate: 0.25,
    confusion: { accept: { accept: 1, refuse: 0, unsure: 1 }, refuse: { accept: 1, refuse: 1, unsure: 0 } },
    repeatability: null,
    tokens: null,
    cost: null,
  })
})

test('scores are compared if every text has one', () => {
  const judged = [item('a', { score: 90 }), item('b', { score: 20 })]
  const [high, low] = judged as [Item, Item]
  const figures = figuresOf(by, judged, [result(high, 'accept', 88), result(low, 'refuse', 24)])
  expect(figures).toMatchObject({ kappa: 1, kappaOf: 'scores' })
})

test('repeatability reports equal outcomes and the spread of scores', () => {
  const again = [result(a, 'accept', 80, { run: 2 }), result(c, 'refuse', 60, { run: 2 })]
  expect(figuresOf(by, items, [...results, ...again]).repeatability).toEqual({
    texts: 2,
    sameOutcome: 0.5,
    scoreSpread: 15,
  })
})

test('cost counts every run, and only when the server reported every one', () => {
  const tokens = { inputTokens: 1_000, outputTokens: 500 }
  const all = [result(a, 'accept', 90, tokens), result(a, 'accept', 90, { ...tokens, run: 2 })]
  const price = { input: 1, output: 4 }
  expect(figuresOf(by, items, all, price)).toMatchObject({ tokens: { input: 2_000, output: 1_000 }, cost: 0.006 })
  expect(figuresOf(by, items, [...all, result(b, 'accept', 80)], price)).toMatchObject({ tokens: null, cost: null })
  expect(figuresOf(by, items, [], price)).toMatchObject({ tokens: null, cost: null, accuracy: null })
})

test('results of another version are excluded', () => {
  expect(figuresOf({ ...by, version: 'model-2' }, items, results)).toMatchObject({ evaluated: 0, accuracy: null })
})

test('the report has a row for each figure, and a confusion table for each evaluator', () => {
  const figures = figuresOf(by, items, results)
  const text = reportText({ source: 'texts.csv', day: '2026-11-22', runs: 1, figures: [figures] })
  expect(text).toMatch(/^\| accuracy where sure +\| 0\.67 +\|$/m)
  expect(text).toMatch(/^\| unsure +\| 25 % +\|$/m)
  expect(text).toContain(confusionTable(figures))
  expect(confusionTable(figures)).toMatch(/^\| accept +\| 1 +\| 0 +\| 1 +\|$/m)
})

test.each([
  [{ done: 0, all: 4, failed: 0 }, '[..............................] 0 of 4'],
  [{ done: 2, all: 4, failed: 1 }, '[###############...............] 2 of 4, 1 failed'],
  [{ done: 4, all: 4, failed: 0 }, '[##############################] 4 of 4'],
])('progress %j reads %s', (progress, line) => expect(progressLine(progress)).toBe(line))

describe('options', () => {
  test('are read', () => {
    const args = [
      'a.csv',
      '--models',
      'x, y,x',
      '--runs',
      '3',
      '--per-minute',
      '20',
      '--price-in',
      '1',
      '--price-out',
      '2,3',
    ]
    expect(readOptions(args)).toEqual({
      file: 'a.csv',
      models: ['x', 'y'],
      runs: 3,
      perMinute: 20,
      timeLimitMs: 25_000,
      prices: [
        { input: 1, output: 2 },
        { input: 1, output: 3 },
      ],
      out: 'a.csv.agreement',
    })
    expect(readOptions(['--held-out'])).toMatchObject({
      file: null,
      models: null,
      runs: 1,
      perMinute: null,
      prices: [],
    })
  })

  test.each([
    [[]],
    [['--help']],
    [['a.csv', 'b.csv']],
    [['a.csv', '--held-out']],
    [['a.csv', '--runs', '0']],
    [['a.csv', '--runs', '1.5']],
    [['a.csv', '--per-minute', 'x']],
    [['a.csv', '--models', ' , ']],
    [['a.csv', '--price-in', '1']],
    [['a.csv', '--price-in', '-1', '--price-out', '1']],
    [['a.csv', '--models', 'a', '--price-in', '1,2', '--price-out', '1']],
    [['a.csv', '--unknown']],
    [['a.jsonl', '--out', './a']],
  ])('%j are rejected', (args) =>
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ name: 'UserError' })),
  )
})

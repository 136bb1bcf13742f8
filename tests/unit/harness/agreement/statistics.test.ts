import fc from 'fast-check'
import {
  accuracy,
  areaUnderCurve,
  macroF1,
  mean,
  type Pair,
  percentile,
  quadraticWeightedKappa,
} from '../../../harness/agreement/statistics'

const pairs = <T>(persons: readonly T[], evaluators: readonly T[]): Pair<T>[] =>
  persons.map((person, at) => ({ person, evaluator: evaluators[at] as T }))
const levels = fc.array(fc.record({ person: fc.nat(4), evaluator: fc.nat(4) }), { minLength: 1, maxLength: 30 })
const scored = fc.array(fc.record({ score: fc.nat(5), isPositive: fc.boolean() }), { maxLength: 30 })

test('without data there are no figures', () => {
  expect([
    accuracy([]),
    macroF1([]),
    quadraticWeightedKappa([]),
    areaUnderCurve([]),
    mean([]),
    percentile([], 0.5),
  ]).toEqual([null, null, null, null, null, null])
})

describe('macro-F1', () => {
  test('is the mean over classes', () => {
    // a: 2·1/(2+1) = 2/3; b: 2·2/(2+3) = 4/5.
    expect(macroF1(pairs(['a', 'a', 'b', 'b'], ['a', 'b', 'b', 'b']))).toBeCloseTo((2 / 3 + 4 / 5) / 2)
  })

  test('leaves out a class that does not occur, and counts one that only one side chose as 0', () => {
    expect(macroF1(pairs(['a', 'a'], ['a', 'a']))).toBe(1)
    expect(macroF1(pairs(['a', 'a'], ['a', 'b']))).toBeCloseTo((2 / 3 + 0) / 2)
    expect(macroF1(pairs(['a', 'c'], ['a', 'a']))).toBeCloseTo((2 / 3 + 0) / 2)
  })

  test('is between 0 and 1, and 1 only for full agreement', () => {
    fc.assert(
      fc.property(levels, (all) => {
        const named = all.map(({ person, evaluator }) => ({ person: `${person}`, evaluator: `${evaluator}` }))
        const figure = macroF1(named) ?? Number.NaN
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(figure).toBeLessThanOrEqual(1)
        expect(figure === 1).toBe(accuracy(named) === 1)
      }),
    )
  })
})

describe('quadratic weighted kappa', () => {
  test.each([
    // By hand: observed squares 0+0+1+1 = 2 of 4; expected from the margins (1,1,2)·(1,1,2)/4 = 22/4.
    [[0, 1, 2, 2], [0, 2, 1, 2], 1 - 2 / (22 / 4)],
    // Cohen's kappa of two levels: agreement 3/4, by chance 1/2.
    [[0, 0, 1, 1], [0, 0, 1, 0], 0.5],
    [[0, 1], [1, 0], -1],
    [[0, 4], [0, 4], 1],
    // Greater distances weigh more, by squares: the margins 2,0,0,0,2 and 1,1,0,0,2 give 2·33 + 2·25 = 116 for 4·1.
    [[0, 0, 4, 4], [0, 1, 4, 4], 1 - 4 / 116],
    [[0, 0, 4, 4], [0, 3, 4, 4], 1 - (4 * 9) / (2 * (9 + 2 * 16) + 2 * (16 + 1))],
  ])('of %j and %j is %p', (persons, evaluators, expected) => {
    expect(quadraticWeightedKappa(pairs(persons, evaluators))).toBeCloseTo(expected)
  })

  test('is null when both raters use a single level', () => {
    expect(quadraticWeightedKappa(pairs([3, 3], [3, 3]))).toBeNull()
  })

  test('is symmetric, at most 1, and 1 only for full agreement', () => {
    fc.assert(
      fc.property(levels, (all) => {
        const kappa = quadraticWeightedKappa(all)
        const turned = quadraticWeightedKappa(
          all.map(({ person, evaluator }) => ({ person: evaluator, evaluator: person })),
        )
        if (kappa === null) return expect(turned).toBeNull()
        expect(turned).toBeCloseTo(kappa)
        expect(kappa).toBeLessThanOrEqual(1)
        expect(kappa === 1).toBe(accuracy(all) === 1)
      }),
    )
  })

  test('does not change when the levels are reversed', () => {
    fc.assert(
      fc.property(levels, (all) => {
        const mirrored = all.map(({ person, evaluator }) => ({ person: 4 - person, evaluator: 4 - evaluator }))
        const kappa = quadraticWeightedKappa(all)
        if (kappa === null) return expect(quadraticWeightedKappa(mirrored)).toBeNull()
        expect(quadraticWeightedKappa(mirrored)).toBeCloseTo(kappa)
      }),
    )
  })
})

describe('AUC', () => {
  const curve = (positives: number[], negatives: number[]) =>
    areaUnderCurve([
      ...positives.map((score) => ({ score, isPositive: true })),
      ...negatives.map((score) => ({ score, isPositive: false })),
    ])

  test.each([
    [[3, 4], [1, 2], 1],
    [[1, 2], [3, 4], 0],
    [[5, 5], [5, 5], 0.5],
    // Six pairs: 1 over 0; 1 = 1, twice; 2 over all three.
    [[1, 2], [0, 1, 1], (1 + 0.5 + 0.5 + 3) / 6],
  ])('of %j above %j is %p', (positives, negatives, expected) => {
    expect(curve(positives, negatives)).toBeCloseTo(expected)
  })

  test('requires texts of both kinds', () => {
    expect([curve([1, 2], []), curve([], [1])]).toEqual([null, null])
  })

  test('equals the result of counting every pair', () => {
    fc.assert(
      fc.property(scored, (all) => {
        const negatives = all.filter(({ isPositive }) => !isPositive)
        const wins = all
          .filter(({ isPositive }) => isPositive)
          .flatMap(({ score }) => negatives.map((other) => (score > other.score ? 1 : score === other.score ? 0.5 : 0)))
        const expected = mean(wins)
        if (expected === null) return expect(areaUnderCurve(all)).toBeNull()
        expect(areaUnderCurve(all)).toBeCloseTo(expected)
      }),
    )
  })
})

test('a percentile is an existing value, by nearest rank', () => {
  const values = [40, 10, 30, 20]
  expect([0, 0.25, 0.5, 0.51, 0.95, 1].map((share) => percentile(values, share))).toEqual([10, 10, 20, 30, 40, 40])
})

import { criteria, expectationsNeeded, fewestOwnWords, PASS_SCORE, rubric, weakestOf } from '@/lib/evaluation/rubric'

test('an evaluator is told each criterion as a label and a question', () => {
  const lines = rubric.split('\n')
  expect(lines).toHaveLength(2 * criteria.length)
  for (const [index, { label, question }] of criteria.entries()) {
    expect(lines.slice(2 * index, 2 * index + 2)).toEqual([label, question])
    expect(label).toMatch(/^[A-Z][a-z ]+$/)
    expect(question).toMatch(/^(?:Is|Are|Can) .+[?.]$/)
  }
})

test('weights add up to 100 and their halves are whole numbers', () => {
  expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  for (const { weight } of criteria) expect(weight % 2).toBe(0)
  expect(PASS_SCORE).toBe(70)
})

test('neither what the task asks nor enough of it can be made up for by the other criteria', () => {
  expect(criteria.map(({ id, weight }) => [id, weight])).toEqual([
    ['answers', 36],
    ['complete', 34],
    ['own', 20],
    ['clear', 10],
  ])
})

test('two thirds of the expectations are needed, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(expectationsNeeded)).toEqual([1, 2, 2, 3, 4, 4, 5, 6])
})

test('those who start to write need one word of their own, everybody else four for all and two for half', () => {
  expect(fewestOwnWords).toEqual({
    starting: { partial: 1, full: 1 },
    growing: { partial: 2, full: 4 },
    sure: { partial: 2, full: 4 },
  })
})

test('the weakest criterion lacks most points, the first of equal ones', () => {
  const of = (...points: [number, number][]) => points.map(([got, outOf]) => ({ points: got, outOf }))
  const [most, second] = of([0, 20], [0, 10])
  expect(weakestOf(of([18, 36], [34, 34], [0, 20], [5, 10]))).toEqual({ points: 0, outOf: 20 })
  expect(weakestOf(of([36, 36], [0, 34], [10, 20], [10, 10]))).toEqual({ points: 0, outOf: 34 })
  expect(weakestOf([second!, most!])).toBe(most)
  expect(weakestOf(of([10, 10], [0, 0]))).toEqual({ points: 10, outOf: 10 })
  expect(weakestOf([])).toBeUndefined()
})

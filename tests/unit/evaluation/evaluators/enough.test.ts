import { settle } from '@/lib/evaluation/evaluators/built-in/enough'

/** Log-odds that clauses tell three expectations: the first two by a clause each, and `idle` ones by nothing else. */
const telling = (first: number, second: number, third = -6) => {
  const idle = (each: number) => Array<number>(10).fill(each)
  return [
    [first, -6, ...idle(-6)],
    [-6, second, ...idle(-6)],
    [-6, -6, ...idle(third)],
  ]
}
const told = { answers: 20, echoed: 0, sentences: 12, words: 120, isBesideAnswer: false }

test('what different clauses certainly tell is met among any number of idle ones, and nothing else', () => {
  expect(settle(telling(2.3, 2.3), told).levels).toEqual(['full', 'full', 'none'])
  expect(settle(telling(2.3, 2.3, -2.5), told).levels).toEqual(['full', 'full', 'none'])
  expect(settle(telling(2.3, 1), told).levels).toEqual(['full', 'none', 'none'])
})

test('a single clause certainly tells one expectation only', () => {
  const [first = [], , third = []] = telling(2.3, 2.3)
  expect(settle([first, first, third], told).levels.filter((level) => level !== 'none')).toHaveLength(1)
})

import { isSound } from '@/lib/http/nested'

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
const anything = () => true

test('thirty-two levels pass, and one more fails', () => {
  expect(isSound(nested(33), anything)).toBe(true)
  expect(isSound(nested(34), anything)).toBe(false)
})

test.each([
  ['in one array', (count: number) => Array.from({ length: count }, () => [])],
  ['in one object', (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 0]))],
  ['in many', (count: number) => Array.from({ length: count / 3 }, () => ({ first: 1, second: 2 }))],
])('100,000 values %s pass, and more fail without being read', (_, valuesOf) => {
  const texts = jest.fn(anything)
  expect(isSound(valuesOf(99_999), texts)).toBe(true)
  texts.mockClear()
  expect(isSound(valuesOf(600_000), texts)).toBe(false)
  expect(texts.mock.calls.length).toBeLessThan(100_000)
})

test('every text is checked, including keys', () => {
  const seen: [string, boolean][] = []
  isSound({ title: 'Read', list: ['who won', 7, null] }, (text, isKey) => seen.push([text, isKey]) > 0)
  expect(seen).toEqual([
    ['title', true],
    ['Read', false],
    ['list', true],
    ['who won', false],
  ])
})

test('one invalid text fails the whole value', () => {
  expect(isSound({ list: ['a', { b: 'c' }] }, (text) => text !== 'c')).toBe(false)
})

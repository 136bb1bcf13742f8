import { isSound } from '@/lib/http/nested'

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
const anything = () => true

test('thirty-two levels pass, and one more fails', () => {
  expect(isSound(nested(33), anything)).toBe(true)
  expect(isSound(nested(34), anything)).toBe(false)
})

test('every text is checked, including keys', () => {
  const seen: [string, boolean][] = []
  isSound({ title: 'Read', list: ['who won', 7, null] }, (text, isKey) => seen.push([text, isKey]) > 0)
  expect(seen).toEqual([
    ['title', true],
    ['Read', false],
    ['list', true],
    ['0', true],
    ['who won', false],
    ['1', true],
    ['2', true],
  ])
})

test('one invalid text fails the whole value', () => {
  expect(isSound({ list: ['a', { b: 'c' }] }, (text) => text !== 'c')).toBe(false)
})

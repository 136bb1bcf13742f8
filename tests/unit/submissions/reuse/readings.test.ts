import { comparedTextOf, COPIED_SHARE, shinglesOf } from '@/lib/submissions/reuse/compared-text'
import { readingsOf } from '@/lib/submissions/reuse/readings'

const task = { title: 'Dry the dishes', description: 'Dry the dishes and tell which were the hardest.' }
const accepted =
  'I dried eight plates and all the glasses with the blue towel. The grater was the hardest, since it has sharp holes. ' +
  'One spoon fell behind the stove, and my brother found it with a torch.'
const misspelt =
  'I dryed eigt plades and all the glases with the bluu towl. The graiter was the hartest, sinse it has sharb hohles. ' +
  'One spoom fell behint the stofe, and my brotter fount it with a torsch.'

test('a reused text is recognised with a wrong letter in nearly every content word', () => {
  const [written, ...read] = readingsOf(misspelt, task)
  const shareIn = (text: string) => comparedTextOf(text, task).shareIn(new Set(shinglesOf(accepted)))
  expect(written).toBe(misspelt)
  expect(read.map(shareIn)).toEqual([expect.any(Number)])
  expect(Math.max(...read.map(shareIn))).toBeGreaterThanOrEqual(COPIED_SHARE)
  expect(shareIn(misspelt)).toBeLessThan(COPIED_SHARE)
})

test('a text without misspelt words has one reading', () => {
  expect(readingsOf(accepted, task)).toEqual([accepted])
})

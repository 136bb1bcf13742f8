import { withStarter } from '@/app/(shell)/task-submission/[taskId]/sentence-starters'

test.each([
  ['', 'First I '],
  ['I swept', 'I swept. First I '],
  ['I swept!  ', 'I swept! First I '],
])('a sentence begins after %j', (text, expected) => {
  expect(withStarter(text, 'First I')).toBe(expected)
})

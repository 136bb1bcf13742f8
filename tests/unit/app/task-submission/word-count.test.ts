import { wordCount } from '@/app/(shell)/task-submission/[taskId]/word-count'

test.each([
  ['', '0 words'],
  [' \n\t ', '0 words'],
  ['one', '1 word'],
  ['  two\nwords ', '2 words'],
  ["l'été est là", '3 words'],
])('%j has %s', (text, count) => expect(wordCount(text)).toBe(count))

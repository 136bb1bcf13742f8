import { wordCount } from '@/lib/word-count'

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  two\nwords ', 2],
  ["l'été est là", 3],
])('%j has %i words', (text, count) => expect(wordCount(text)).toBe(count))

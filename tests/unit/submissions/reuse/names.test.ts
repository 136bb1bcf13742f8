import { COPIED_SHARE, comparedTextOf, shinglesOf } from '@/lib/submissions/reuse/compared-text'

const task = { title: 'Family game', description: 'Play a game with somebody of the family and tell how it was.' }
const accepted =
  'Grandma won every single time and she was very glad about it, but I did not mind at all because she always lets me ' +
  'choose what we do next.'
const shareIn = (text: string) => comparedTextOf(text, task).shareIn(new Set(shinglesOf(accepted)))

test('a copy stays one beside a list of other things', () => {
  const list = 'Pizza, cheese, soup, melon, zoo, beach, church, train.'
  expect(shareIn(accepted)).toBe(1)
  expect(shareIn(`${accepted} ${list}`)).toBeGreaterThan(COPIED_SHARE)
})

import { COPIED_SHARE, comparedTextOf, shinglesOf } from '@/lib/submissions/reuse/compared-text'

const task = { title: 'Family game', description: 'Play a game with somebody of the family and tell how it was.' }
const accepted =
  'We played draughts with grandma. Grandma won and she was very happy. I was a bit sad but then we had cocoa.'
const shareIn = (text: string) => comparedTextOf(text, task).shareIn(new Set(shinglesOf(accepted)))

test('a copy stays one beside a list of other things', () => {
  const list = 'Pizza, cheese, soup, melon, zoo, beach, church, train.'
  expect(shareIn(accepted)).toBe(1)
  expect(shareIn(`${accepted} ${list}`)).toBeGreaterThan(COPIED_SHARE)
})

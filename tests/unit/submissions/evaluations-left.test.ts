import { evaluationsLeft } from '@/lib/submissions/evaluations-left'

test.each([
  [{ used: 0, unsure: 0, limit: 20 }, 20],
  [{ used: 19, unsure: 3, limit: 20 }, 1],
  [{ used: 2, unsure: 20, limit: 20 }, 18],
  [{ used: 25, unsure: 0, limit: 20 }, 0],
])('of %j evaluations %i are left', (use, left) => {
  expect(evaluationsLeft(use)).toBe(left)
})

import { toDay } from '@/lib/calendar'
import { countedOn, evaluationsLeft } from '@/lib/submissions/evaluations-left'

test.each([
  [{ used: 0, unsure: 0, limit: 20 }, 20],
  [{ used: 19, unsure: 3, limit: 20 }, 1],
  [{ used: 2, unsure: 20, limit: 20 }, 18],
  [{ used: 25, unsure: 0, limit: 20 }, 0],
])('of %j evaluations %i are left', (use, left) => {
  expect(evaluationsLeft(use)).toBe(left)
})

test('on the next day all are left again, also on a screen that stayed open', () => {
  const counted = { day: toDay('2026-11-21'), use: { used: 20, unsure: 3, limit: 20 } }
  expect(evaluationsLeft(countedOn(toDay('2026-11-21'), counted))).toBe(0)
  expect(countedOn(toDay('2026-11-22'), counted)).toEqual({ used: 0, unsure: 0, limit: 20 })
})

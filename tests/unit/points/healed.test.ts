import { toDay } from '@/lib/calendar'
import { isHealed } from '@/lib/points/streak'

const today = toDay('2026-11-21')
const run = (length: number, lastDay: string | null) => ({ length, lastDay: lastDay === null ? null : toDay(lastDay) })

test.each([
  ['the next day of a run', run(4, '2026-11-20'), run(5, '2026-11-21'), false],
  ['a new run after a break', run(9, '2026-11-10'), run(1, '2026-11-21'), false],
  ['a gap that is filled', run(1, '2026-11-21'), run(7, '2026-11-21'), true],
  ['a run that goes on after all', run(5, '2026-11-19'), run(6, '2026-11-20'), true],
  ['a correction of a run that is over', run(2, '2026-11-10'), run(9, '2026-11-10'), false],
  ['a reversal', run(7, '2026-11-21'), run(1, '2026-11-21'), false],
])('%s: healed is %4$s', (_, before, after, expected) => {
  expect(isHealed(before, after, today)).toBe(expected)
})

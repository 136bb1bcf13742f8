import { toDay } from '@/lib/calendar'
import { readBoard } from '@/lib/leaderboard/boards'
import { monthOf } from '@/lib/leaderboard/period'

test.each([
  ['2026-11-01', '2026-11-01', '2026-12-01'],
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2028-02-29', '2028-02-01', '2028-03-01'],
])('%s is in the month from %s until %s', (day, from, until) => {
  expect(monthOf(toDay(day))).toEqual({ from, until })
})

test('an unknown board falls back to the monthly one', () => {
  expect([undefined, '', 'x', ['streaks'], 'streaks', 'all-time'].map(readBoard)).toEqual([
    'monthly',
    'monthly',
    'monthly',
    'monthly',
    'streaks',
    'all-time',
  ])
})

import { addDays, toDay } from '@/lib/calendar'
import { nothingPlannedFrom, plannedDays, weekDays, type Tally, type TaskOutcome } from '@/lib/week/days'

const monday = toDay('2026-11-16')
const tally = (offset: number, outcome: TaskOutcome, count = 1): Tally => ({
  day: addDays(monday, offset),
  outcome,
  count,
})

test('a day is refused if any task was, else open or expired, and accepted if all were', () => {
  const days = weekDays(monday, [
    tally(0, 'accepted', 2),
    tally(1, 'open'),
    tally(1, 'refused', 2),
    tally(2, 'expired'),
    tally(2, 'open'),
    tally(3, 'expired'),
    tally(3, 'accepted'),
  ])
  expect(days.map(({ state }) => state)).toEqual(['accepted', 'refused', 'open', 'expired', 'none', 'none', 'none'])
  expect(days[1]).toEqual({
    day: '2026-11-17',
    state: 'refused',
    counts: { accepted: 0, refused: 2, open: 1, expired: 0 },
  })
})

test('tasks of the weeks before and after do not count', () => {
  const days = weekDays(monday, [tally(-1, 'accepted'), tally(7, 'accepted')])
  expect(days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset)))
  expect(days.every(({ state }) => state === 'none')).toBe(true)
})

test('planned tasks are counted by day, whatever their outcome', () => {
  const days = plannedDays(monday, [tally(1, 'open', 2), tally(1, 'accepted'), tally(6, 'open'), tally(8, 'open')])
  expect(days.map(({ count }) => count)).toEqual([0, 3, 0, 0, 0, 0, 1])
})

const planned = (...counts: number[]) =>
  counts.map((count, offset) => ({ day: addDays(monday, offset), count, isPaused: false }))

test.each([
  ['the first day of a week without tasks', planned(0, 0, 0, 0, 0, 0, 0), '2026-11-16'],
  ['the day after the last task, also after a gap', planned(1, 0, 2, 0, 0, 0, 0), '2026-11-19'],
  ['no day when Sunday has a task', planned(0, 0, 0, 0, 0, 0, 1), null],
])('nothing is planned from %s on', (_, days, day) => {
  expect(nothingPlannedFrom(days)).toBe(day)
})

test.each([
  ['the first day after the pause', [2, 4], '2026-11-21'],
  ['no day when the pause lasts until Sunday', [2, 6], null],
  ['the day before the pause', [3, 6], '2026-11-18'],
] as const)('with a pause nothing is planned from %s on', (_, [from, to], day) => {
  const pauses = [{ from: addDays(monday, from), to: addDays(monday, to) }]
  const days = plannedDays(monday, [tally(0, 'open'), tally(1, 'open')], pauses)
  expect(nothingPlannedFrom(days)).toBe(day)
  expect(days.map(({ isPaused }) => isPaused)).toEqual(days.map((_, index) => index >= from && index <= to))
})

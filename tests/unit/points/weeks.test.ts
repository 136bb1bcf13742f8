import { toDay } from '@/lib/calendar'
import { activityOf } from '@/lib/points/activity'
import { lastWeeks, pointsByWeek } from '@/lib/points/weeks'

test('twelve weeks up to the current one are contiguous, across new year and both clock changes', () => {
  for (const today of ['2026-11-22', '2027-01-01', '2027-03-29', '2028-03-01']) {
    const weeks = lastWeeks(toDay(today))
    expect(weeks).toHaveLength(12)
    expect((weeks.at(-1)?.start ?? '') <= today && today <= (weeks.at(-1)?.end ?? '')).toBe(true)
    weeks.forEach(({ start, end }, index) => {
      expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(6)
      const before = weeks[index - 1]
      if (before) expect((Date.parse(start) - Date.parse(before.end)) / 86_400_000).toBe(1)
    })
  }
})

test('points count in the week of their day, Monday to Sunday', () => {
  const weeks = lastWeeks(toDay('2026-11-21'), 2)
  const earned = [
    { day: toDay('2026-11-08'), amount: 1000 },
    { day: toDay('2026-11-09'), amount: 1 },
    { day: toDay('2026-11-15'), amount: 10 },
    { day: toDay('2026-11-16'), amount: 100 },
    { day: toDay('2026-11-16'), amount: -30 },
  ]
  expect(pointsByWeek(weeks, earned)).toEqual([
    { start: '2026-11-09', end: '2026-11-15', points: 11 },
    { start: '2026-11-16', end: '2026-11-22', points: 70 },
  ])
})

test('the calendar marks each day, today and future days', () => {
  const weeks = lastWeeks(toDay('2026-11-21'), 1)
  const active = [
    { day: toDay('2026-11-16'), completed: 2 },
    { day: toDay('2026-11-21'), completed: 1 },
  ]
  expect(activityOf(weeks, active, toDay('2026-11-21'))).toEqual([
    [
      { day: '2026-11-16', completed: 2, when: 'past' },
      { day: '2026-11-17', completed: 0, when: 'past' },
      { day: '2026-11-18', completed: 0, when: 'past' },
      { day: '2026-11-19', completed: 0, when: 'past' },
      { day: '2026-11-20', completed: 0, when: 'past' },
      { day: '2026-11-21', completed: 1, when: 'today' },
      { day: '2026-11-22', completed: 0, when: 'future' },
    ],
  ])
})

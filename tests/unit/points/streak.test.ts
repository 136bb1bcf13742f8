import fc from 'fast-check'
import { addDays, toDay } from '@/lib/calendar'
import { currentStreak, streakOf, streakSetOn } from '@/lib/points/streak'

const first = toDay('2028-02-20') // in a leap year
const day = (offset: number) => addDays(first, offset)

test('a run counts each consecutive day once, across a leap day', () => {
  const days = [8, 9, 10, 8].map(day)
  expect(streakOf(days, null)).toEqual({ length: 3, lastDay: '2028-03-01', bonusDays: [] })
})

test('a run that ended yesterday is current, one that ended before is over', () => {
  const streak = streakOf([day(0), day(1)], null)
  expect(currentStreak(streak, day(1))).toBe(2)
  expect(currentStreak(streak, day(2))).toBe(2)
  expect(currentStreak(streak, day(3))).toBe(0)
})

test('the bonus is awarded on the tenth day, once per run', () => {
  const run = (from: number, length: number) => Array.from({ length }, (_, index) => day(from + index))
  expect(streakOf(run(0, 9), null).bonusDays).toEqual([])
  expect(streakOf(run(0, 25), null).bonusDays).toEqual([day(9)])
  expect(streakOf([...run(0, 12), ...run(20, 10)], null).bonusDays).toEqual([day(9), day(29)])
})

test('a streak set by an administrator starts the run and awards nothing', () => {
  const set = { days: 9, on: day(4) }
  expect(streakOf([], set)).toEqual({ length: 9, lastDay: day(4), bonusDays: [] })
  expect(streakOf([day(0), day(4), day(5)], set)).toEqual({ length: 10, lastDay: day(5), bonusDays: [day(5)] })
  expect(streakOf([day(5)], { days: 12, on: day(4) }).bonusDays).toEqual([])
  expect(streakOf([day(3), day(4)], { days: 0, on: day(4) })).toEqual({ length: 0, lastDay: null, bonusDays: [] })
})

test("a streak set today still counts today's work, unless it already did", () => {
  expect(streakSetOn(5, false, day(7))).toEqual({ days: 5, on: day(6) })
  expect(streakSetOn(5, true, day(7))).toEqual({ days: 5, on: day(7) })
})

test('the newest run equals the result of walking back from its last day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 60 })), (offsets) => {
      const active = new Set(offsets)
      let length = 0
      for (let at = Math.max(-1, ...offsets); active.has(at); at -= 1) length += 1
      expect(streakOf(offsets.map(day), null).length).toBe(length)
    }),
  )
})

import fc from 'fast-check'
import { addDays, toDay, type Day } from '@/lib/calendar'
import { windowErrors } from '@/lib/pauses/schema'
import { endOfPauseAfter, isPaused, mergedPauses, noPauses, pausesFor } from '@/lib/points/pauses'
import { restOf } from '@/lib/points/rest'
import { currentStreak, streakOf } from '@/lib/points/streak'

const first = toDay('2028-02-20')
const day = (index: number) => addDays(first, index)
const daysOf = (indexes: Iterable<number>) => [...indexes].map(day)
const pauseOf = ([from, length]: readonly [number, number]) => ({ from: day(from), to: day(from + length) })

test('both ends of a pause are paused', () => {
  const pause = [{ from: toDay('2028-02-28'), to: toDay('2028-03-01') }]
  const days = ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'].map(toDay)
  expect(days.map((each) => isPaused(each, pause))).toEqual([false, true, true, true, false])
})

test('a pause concerns its member, and one of the family everybody', () => {
  const pauses = ['ada', 'tom', null].map((memberId) => ({ ...pauseOf([1, 2]), memberId }))
  expect(pausesFor('ada', pauses).map(({ memberId }) => memberId)).toEqual(['ada', null])
  expect(pausesFor('eve', pauses).map(({ memberId }) => memberId)).toEqual([null])
  expect(noPauses).toEqual([])
})

test('pauses are in order, and those without a day between them are one', () => {
  const merged = (...pauses: [number, number][]) =>
    mergedPauses(pauses.map(([from, to]) => ({ from: day(from), to: day(to) })))
  const days = (from: number, to: number) => ({ from: day(from), to: day(to) })
  expect(merged([9, 10], [0, 1])).toEqual([days(0, 1), days(9, 10)])
  expect(merged([4, 5], [0, 3])).toEqual([days(0, 5)])
  expect(merged([5, 6], [0, 3])).toEqual([days(0, 3), days(5, 6)])
  expect(merged([1, 2], [0, 6])).toEqual([days(0, 6)])
})

test('a streak waits for the end of the pause, and one day more', () => {
  const pauses = [pauseOf([2, 3]), pauseOf([4, 2])]
  const streak = streakOf([day(0), day(1)], null, restOf(pauses, null))
  expect(streak).toEqual({ length: 2, lastDay: day(6), bonusDays: [] })
  expect(currentStreak(streak, day(7))).toBe(2)
  expect(currentStreak(streak, day(8))).toBe(0)
})

test('a day completed in a pause lengthens the run', () => {
  expect(streakOf([day(0), day(2), day(5)], null, restOf([pauseOf([1, 3])], null))).toEqual({
    length: 3,
    lastDay: day(5),
    bonusDays: [],
  })
})

/** A recount that walks through every day, with the pauses as a set of days. */
function walked(completed: ReadonlySet<number>, paused: ReadonlySet<number>, today: number) {
  let run = 0
  const bonuses: Day[] = []
  for (let index = 0; index <= today; index += 1) {
    if (completed.has(index)) run += 1
    else if (!paused.has(index) && index < today) run = 0
    if (run === 10 && completed.has(index)) bonuses.push(day(index))
  }
  return { run, bonuses }
}

const index = fc.nat({ max: 40 })

test('pauses in any order count as their union, whatever overlaps', () => {
  fc.assert(
    fc.property(
      fc.array(index, { maxLength: 36 }),
      fc.array(fc.tuple(index, fc.nat({ max: 6 })), { maxLength: 5 }),
      (completed, pauses) => {
        const paused = new Set(
          pauses.flatMap(([from, length]) => Array.from({ length: length + 1 }, (_, each) => from + each)),
        )
        const streak = streakOf(daysOf(completed), null, restOf(pauses.map(pauseOf), null))
        const wanted = walked(new Set(completed), paused, 41)
        expect(streak.bonusDays).toEqual(wanted.bonuses)
        expect(currentStreak(streak, day(41))).toBe(wanted.run)
        const next = endOfPauseAfter(day(10), pauses.map(pauseOf))
        let last = 10
        while (paused.has(last + 1)) last += 1
        expect(next).toBe(day(last))
      },
    ),
    { numRuns: 500 },
  )
})

test('a pause begins three days ago at the earliest and ends sixty days ahead at the latest', () => {
  const today = toDay('2026-11-22')
  const from = (back: number, ahead: number) =>
    windowErrors({ from: addDays(today, -back), to: addDays(today, ahead) }, today)
  expect(from(3, 60)).toBeNull()
  expect(Object.keys(from(4, 60) ?? {})).toEqual(['from'])
  expect(Object.keys(from(3, 61) ?? {})).toEqual(['to'])
})

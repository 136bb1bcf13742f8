import fc from 'fast-check'
import { addDays, toDay, type Day } from '@/lib/calendar'
import { restOf } from '@/lib/points/rest'
import { currentStreak, streakOf } from '@/lib/points/streak'

/** First days shortly before a leap day, a year's end, and the days on which Paris changes its clocks. */
const firstDays = ['2028-02-20', '2026-12-20', '2027-03-20', '2026-10-16'].map(toDay)

/** A recount that walks through every day, knowing only sets of days. */
function walked(completed: Set<number>, tasks: Set<number>, paused: Set<number>, today: number) {
  let run = 0
  const bonusDays: number[] = []
  for (let index = 0; index <= today; index += 1) {
    const isAsked = tasks.has(index) && !paused.has(index)
    if (completed.has(index)) run += 1
    else if (isAsked && index < today) run = 0
    if (run === 10 && completed.has(index)) bonusDays.push(index)
  }
  return { run, bonusDays }
}

const index = fc.nat({ max: 45 })
const days = fc.array(index, { maxLength: 40 })

test('days without a task and paused days keep a run, however they lie', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...firstDays),
      days,
      days,
      fc.array(fc.tuple(index, fc.nat({ max: 6 })), { maxLength: 4 }),
      fc.nat({ max: 46 }),
      (first, completed, tasks, pauses, today) => {
        const day = (each: number): Day => addDays(first, each)
        const done = completed.filter((each) => each <= today)
        const paused = new Set(
          pauses.flatMap(([from, more]) => Array.from({ length: more + 1 }, (_, each) => from + each)),
        )
        const rest = restOf(
          pauses.map(([from, more]) => ({ from: day(from), to: day(from + more) })),
          tasks.map(day),
        )
        const streak = streakOf(done.map(day), null, rest)
        const wanted = walked(new Set(done), new Set(tasks), paused, today)
        expect(streak.bonusDays).toEqual(wanted.bonusDays.map(day))
        expect(currentStreak(streak, day(today))).toBe(wanted.run)
      },
    ),
    { numRuns: 500 },
  )
})

test('a run lasts until the next day with a task, and for ever without one', () => {
  const monday = toDay('2027-03-22')
  const rest = restOf([], [monday, addDays(monday, 2), addDays(monday, 4)])
  const streak = streakOf([monday, addDays(monday, 2)], null, rest)
  expect(streak).toMatchObject({ length: 2, lastDay: addDays(monday, 3) })
  expect(currentStreak(streak, addDays(monday, 4))).toBe(2)
  expect(currentStreak(streak, addDays(monday, 5))).toBe(0)
  const whole = streakOf(
    [0, 2, 4].map((each) => addDays(monday, each)),
    null,
    rest,
  )
  expect(currentStreak(whole, addDays(monday, 400))).toBe(3)
})

test('a day that is completed without a task of its own counts', () => {
  const monday = toDay('2027-10-25')
  const rest = restOf([], [monday, addDays(monday, 2)])
  expect(
    streakOf(
      [0, 1, 2].map((each) => addDays(monday, each)),
      null,
      rest,
    ).length,
  ).toBe(3)
})

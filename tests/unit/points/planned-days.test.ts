import fc from 'fast-check'
import { addDays, toDate, toDay, type Day } from '@/lib/calendar'
import { concernsRun, firstDays } from '@/lib/points/planned-days'
import { restOf } from '@/lib/points/rest'
import { streakOf } from '@/lib/points/streak'

const monday = toDay('2028-02-21')
const day = (offset: number): Day => addDays(monday, offset)
const planned = (assigneeId: string, offset: number) => ({ assigneeId, date: toDate(day(offset)) })

test('the first day of each member counts, in whatever order their tasks come', () => {
  const tasks = [planned('anna', 3), planned('ben', 8), planned('anna', 1), planned('anna', 2), planned('ben', 8)]
  expect([...firstDays(tasks)]).toEqual([
    ['anna', day(1)],
    ['ben', day(8)],
  ])
  expect(firstDays([]).size).toBe(0)
})

test('a run that ended for a task of the next day goes on when that task is removed', () => {
  const streak = (taskDays: number[]) => streakOf([day(0)], null, restOf([], taskDays.map(day)))
  const ended = streak([0, 1])
  expect(ended.lastDay).toBe(day(0))
  expect(concernsRun(day(0), day(1))).toBe(true)
  expect(streak([0]).lastDay).not.toEqual(ended.lastDay)
})

test('tasks that do not concern the run never change the streak', () => {
  const offsets = fc.array(fc.nat({ max: 10 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(offsets, offsets, fc.nat({ max: 30 }), offsets, (completed, before, since, later) => {
      const added = [since, ...later.map((each) => since + each)]
      const streakWith = (taskDays: number[]) => streakOf(completed.map(day), null, restOf([], taskDays.map(day)))
      const streak = streakWith([...before, 12])
      fc.pre(streak.lastDay !== null && !concernsRun(streak.lastDay, day(since)))
      expect(streakWith([...before, 12, ...added])).toEqual(streak)
    }),
  )
})

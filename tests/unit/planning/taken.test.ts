import { toDay } from '@/lib/calendar'
import { isPausedOn, tasksOn } from '@/lib/planning/taken'

const day = toDay('2026-11-24')
const next = toDay('2026-11-25')
const taken = {
  tasks: [
    { memberId: 'emma', day, count: 2 },
    { memberId: 'noah', day, count: 1 },
    { memberId: 'noah', day: next, count: 4 },
  ],
  pauses: [
    { memberId: 'emma', from: next, to: next },
    { memberId: null, from: toDay('2026-12-24'), to: toDay('2026-12-26') },
  ],
}

test('the tasks of a day are those of the given members', () => {
  expect(tasksOn(taken, ['emma', 'noah'], day)).toBe(3)
  expect(tasksOn(taken, ['noah'], next)).toBe(4)
  expect(tasksOn(taken, [], day)).toBe(0)
})

test('a member is on a pause of their own and of the family', () => {
  expect(isPausedOn(taken, 'emma', next)).toBe(true)
  expect(isPausedOn(taken, 'noah', next)).toBe(false)
  expect(isPausedOn(taken, 'noah', toDay('2026-12-25'))).toBe(true)
  expect(isPausedOn(taken, 'noah', toDay('2026-12-27'))).toBe(false)
})

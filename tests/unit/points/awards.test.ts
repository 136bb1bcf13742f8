import fc from 'fast-check'
import { type Day, toDay } from '@/lib/calendar'
import { bonusBookings, type Booked, type Booking, taskBookings } from '@/lib/points/awards'

const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'].map(toDay) as [Day, Day, Day]
const booked = (memberId: string, day: Day, amount: number): Booked => ({ memberId, day, amount, entries: 1 })

describe('the entries of a task', () => {
  test('award its points on the day of its completion', () => {
    expect(taskBookings([], { memberId: 'anna', day: friday }, 10)).toEqual([
      { memberId: 'anna', day: friday, amount: 10 },
    ])
  })

  test('are none when the ledger is already correct, and none for a task worth nothing', () => {
    expect(taskBookings([booked('anna', friday, 10)], { memberId: 'anna', day: friday }, 10)).toEqual([])
    expect(taskBookings([], { memberId: 'anna', day: friday }, 0)).toEqual([])
    expect(taskBookings([], null, 10)).toEqual([])
  })

  test('reverse an award, on the day it counted for, when the task is no longer completed', () => {
    expect(taskBookings([booked('anna', friday, 10)], null, 10)).toEqual([
      { memberId: 'anna', day: friday, amount: -10 },
    ])
  })

  test('contain only the difference when the points change', () => {
    const completed = { memberId: 'anna', day: friday }
    expect(taskBookings([booked('anna', friday, 10)], completed, 25)).toEqual([{ ...completed, amount: 15 }])
    expect(taskBookings([booked('anna', friday, 10)], completed, 4)).toEqual([{ ...completed, amount: -6 }])
  })

  test('move the points when another member completed it, or on another day', () => {
    const held = [booked('anna', friday, 10)]
    const reversal = { memberId: 'anna', day: friday, amount: -10 }
    const bens = { memberId: 'ben', day: friday }
    expect(taskBookings(held, bens, 10)).toEqual([reversal, { ...bens, amount: 10 }])
    const later = { memberId: 'anna', day: saturday }
    expect(taskBookings(held, later, 10)).toEqual([reversal, { ...later, amount: 10 }])
  })

  test('do not reverse an award twice', () => {
    expect(taskBookings([booked('anna', friday, 0)], null, 10)).toEqual([])
  })
})

describe('the entries of the streak bonus', () => {
  test('award 100 points on each tenth day of a run, once', () => {
    expect(bonusBookings([booked('anna', friday, 100)], 'anna', [friday, sunday], null)).toEqual([
      { memberId: 'anna', day: sunday, amount: 100 },
    ])
  })

  test('reverse the bonus of a run that was broken afterwards', () => {
    expect(bonusBookings([booked('anna', friday, 100)], 'anna', [], null)).toEqual([
      { memberId: 'anna', day: friday, amount: -100 },
    ])
  })

  test('do not change bonuses up to the day on which an administrator set the streak', () => {
    const held = [booked('anna', friday, 100), booked('anna', saturday, 100), booked('anna', sunday, 100)]
    expect(bonusBookings(held, 'anna', [], saturday)).toEqual([{ memberId: 'anna', day: sunday, amount: -100 }])
  })
})

const somebody = fc.constantFrom('anna', 'ben')
const day = fc.constantFrom(friday, saturday, sunday)
const ledger = fc.uniqueArray(fc.record({ memberId: somebody, day, amount: fc.integer(), entries: fc.nat() }), {
  selector: ({ memberId, day }) => `${memberId} ${day}`,
})
const completion = fc.option(fc.record({ memberId: somebody, day }))

/** The sums of a ledger with additional entries, without those that are 0. */
function after(held: readonly Booking[], more: readonly Booking[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { memberId, day, amount } of [...held, ...more]) {
    sums[`${memberId} ${day}`] = (sums[`${memberId} ${day}`] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

test('whatever the ledger contained for a task, afterwards it contains its points once, or nothing', () => {
  fc.assert(
    fc.property(ledger, completion, fc.nat(), (held, completed, points) => {
      const entries = taskBookings(held, completed, points)
      const target = completed && points !== 0 ? { [`${completed.memberId} ${completed.day}`]: points } : {}
      expect(after(held, entries)).toEqual(target)
      expect(entries.every(({ amount }) => amount !== 0)).toBe(true)
    }),
  )
})

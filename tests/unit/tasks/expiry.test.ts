import fc from 'fast-check'
import { addDays, dayOf, daysBetween, toDay, type Day } from '@/lib/calendar'
import { defaultExpiry, expiryInstant, isBeforeEndOf } from '@/lib/tasks/expiry'
import { movedExpiry, pausedExpiry, plannedExpiry } from '@/lib/tasks/moved-expiry'
import { endOfDay } from '@/lib/zoned-time'

const paris = 'Europe/Paris'
const day = (text: string) => toDay(text)

test('an expiry is the end of a day, an instant, or never', () => {
  expect(expiryInstant('2027-03-28', paris)?.toISOString()).toBe('2027-03-28T21:59:59.000Z')
  expect(expiryInstant('2027-03-28T23:59:59+02:00', paris)?.toISOString()).toBe('2027-03-28T21:59:59.000Z')
  expect(expiryInstant(null, paris)).toBeNull()
})

test.each([
  ['2027-03-28T21:59:59Z', false],
  ['2027-03-28T21:59:58.999Z', true],
  ['2027-03-27', true],
  ['2027-03-28', false],
  ['2027-03-29', false],
  [null, false],
])('%s is before the end of 28 March 2027 in Paris: %s', (expiresAt, isBefore) => {
  expect(isBeforeEndOf(day('2027-03-28'), expiryInstant(expiresAt, paris), paris)).toBe(isBefore)
})

test('by default a task is open for seven days from today, and at least until the end of its own day', () => {
  const today = day('2026-11-21')
  const of = (date: string) => defaultExpiry(day(date), today, paris).toISOString()
  expect(of('2026-11-21')).toBe('2026-11-28T22:59:59.000Z')
  expect(of('2026-11-28')).toBe('2026-11-28T22:59:59.000Z')
  expect(of('2020-01-01')).toBe('2026-11-28T22:59:59.000Z')
  expect(of('2027-06-01')).toBe('2027-06-01T21:59:59.000Z')
})

test.each([
  // Into summer time, back, within winter, across a leap day.
  ['2027-03-20', '2027-03-27', '2027-03-22T17:30:00Z', '2027-03-29T16:30:00.000Z'],
  ['2027-03-27', '2027-03-20', '2027-03-29T16:30:00Z', '2027-03-22T17:30:00.000Z'],
  ['2026-11-21', '2026-11-20', '2026-11-21T22:59:59Z', '2026-11-20T22:59:59.000Z'],
  ['2028-02-28', '2028-03-01', '2028-02-28T22:59:59.500Z', '2028-03-01T22:59:59.500Z'],
])('from %s to %s, %s becomes %s', (from, to, before, after) => {
  expect(movedExpiry(new Date(before), day(from), day(to), paris).toISOString()).toBe(after)
})

test('a moved expiry keeps its distance and its local time, and is never before the end of the task’s day', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2020-01-01'), count))
  const zones = fc.constantFrom(paris, 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Chatham')
  fc.assert(
    fc.property(days, days, fc.integer({ min: 0, max: 40 }), zones, (from: Day, to: Day, open, zone) => {
      const moved = movedExpiry(endOfDay(addDays(from, open), zone), from, to, zone)
      expect(moved).toEqual(endOfDay(addDays(to, open), zone))
      expect(isBeforeEndOf(to, moved, zone)).toBe(false)
      expect(daysBetween(to, dayOf(moved, zone))).toBe(open)
    }),
    { numRuns: 500 },
  )
  // Stored while the family lived further east.
  const tokyo = endOfDay(day('2026-11-21'), 'Asia/Tokyo')
  expect(movedExpiry(tokyo, day('2026-11-21'), day('2026-11-22'), paris)).toEqual(endOfDay(day('2026-11-22'), paris))
})

test.each([
  ['before its pause', '2027-03-22', '2027-03-22T17:30:00Z', '2027-03-22T17:30:00.000Z'],
  ['after it, in summer time', '2027-03-22', '2027-03-30T16:30:00Z', '2027-03-25T17:30:00.000Z'],
  ['in it: the day after', '2027-03-22', '2027-03-26T17:30:00Z', '2027-03-24T17:30:00.000Z'],
  ['right after a pause that its day is in', '2027-03-26', '2027-03-29T16:30:00Z', '2027-03-26T22:59:59.000Z'],
  ['after a pause that was over before', '2027-03-29', '2027-03-30T16:30:00Z', '2027-03-30T16:30:00.000Z'],
])('for a task to expire %s', (_, date, chosen, planned) => {
  const pauses = [
    { from: day('2027-03-25'), to: day('2027-03-28') },
    { from: day('2027-03-24'), to: day('2027-03-26') },
  ]
  expect(plannedExpiry(new Date(chosen), day(date), pauses, paris).toISOString()).toBe(planned)
})

test('a chosen expiry is the one that pauses move the planned one to', () => {
  const first = day('2027-03-01')
  const pause = fc.tuple(fc.integer({ min: -9, max: 40 }), fc.integer({ min: 0, max: 9 })).map(([start, length]) => ({
    from: addDays(first, start),
    to: addDays(first, start + length),
  }))
  const property = fc.property(fc.array(pause, { maxLength: 5 }), fc.nat(60), fc.nat(60), (pauses, own, open) => {
    const date = addDays(first, own)
    const chosen = addDays(date, open)
    const planned = dayOf(plannedExpiry(endOfDay(chosen, paris), date, pauses, paris), paris)
    const shownFor = (until: Day) => dayOf(pausedExpiry(endOfDay(until, paris), date, pauses, paris), paris)
    expect(planned >= date && shownFor(planned) >= chosen).toBe(true)
    if (planned > date) expect(shownFor(addDays(planned, -1)) < chosen).toBe(true)
  })
  fc.assert(property, { numRuns: 500 })
})

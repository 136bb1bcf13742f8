import fc from 'fast-check'
import { addDays, dayOf, isDay, startOfMonth, startOfNextMonth, toDay, mondayOf } from '@/lib/calendar'
import { endOfDay } from '@/lib/zoned-time'

const paris = 'Europe/Paris'

test.each(['2027-02-30', '2026-13-01', '2026-1-01', '0000-01-01', '', 'tomorrow'])('%p is not a day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each([
  ['2026-11-21', '2026-11-21T22:59:59.000Z'],
  ['2026-07-14', '2026-07-14T21:59:59.000Z'],
  ['2027-03-27', '2027-03-27T22:59:59.000Z'],
  ['2027-03-28', '2027-03-28T21:59:59.000Z'],
  ['2027-10-30', '2027-10-30T21:59:59.000Z'],
  ['2027-10-31', '2027-10-31T22:59:59.000Z'],
])('%s ends in Paris at %s', (day, instant) => {
  expect(endOfDay(toDay(day), paris).toISOString()).toBe(instant)
})

test('the day of an instant is that of the time zone, not of UTC', () => {
  expect(dayOf(new Date('2026-10-31T22:59:59Z'), paris)).toBe('2026-10-31')
  expect(dayOf(new Date('2026-10-31T23:00:00Z'), paris)).toBe('2026-11-01')
})

test('a day ends one second before the next all year round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (offset) => {
      const day = addDays(toDay('2024-01-01'), offset)
      const end = endOfDay(day, paris)
      expect(dayOf(end, paris)).toBe(day)
      expect(dayOf(new Date(end.getTime() + 1000), paris)).toBe(addDays(day, 1))
    }),
  )
})

test('months begin and end according to the calendar', () => {
  expect(startOfMonth(toDay('2028-02-29'))).toBe('2028-02-01')
  expect(startOfNextMonth(toDay('2026-12-31'))).toBe('2027-01-01')
  expect(addDays(toDay('2028-02-28'), 1)).toBe('2028-02-29')
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
  ['2027-03-28', '2027-03-22'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(toDay(day))).toBe(monday)
})

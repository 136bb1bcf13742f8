import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  fromDate,
  isDay,
  isPlannable,
  mondayOf,
  monthsBetween,
  startOfMonth,
  startOfNextMonth,
  toDate,
  toDay,
} from '@/lib/calendar'
import { atTime, endOfDay, hourOf, isoInZone } from '@/lib/zoned-time'

const paris = 'Europe/Paris'

test.each([
  '2027-02-30',
  '2026-13-01',
  '2026-1-01',
  '2026-11',
  '0000-01-01',
  '',
  'tomorrow',
  '2026-11-21T00:00',
  '2026-11-21\n',
  ' 2026-11-21',
  '-2026-11-21',
  '+012026-11',
  '12026-11-21',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false)
  expect(() => toDay(text)).toThrow(new RangeError(`Not a day: ${text}`))
})

test('the first day of the calendar is a day, and the error of a long text is short', () => {
  expect(isDay('0001-01-01')).toBe(true)
  expect(() => toDay('x'.repeat(100))).toThrow(new RangeError(`Not a day: ${'x'.repeat(40)}`))
})

test.each([
  ['1999-12-31T23:59:59Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['2000-01-01', true],
  ['2199-12-31T23:59:59Z', true],
  ['2200-01-01', false],
  ['tomorrow', false],
])('%s can be planned: %s', (text, expected) => {
  expect(isPlannable(text)).toBe(expected)
})

test.each([
  ['2026-11-21', '2026-11-21', 0, 0],
  ['2026-12-31', '2027-01-01', 1, 1],
  ['2028-02-01', '2028-03-01', 29, 1],
  ['2027-03-28', '2026-03-28', -365, -12],
  ['2026-01-31', '2027-02-01', 366, 13],
])('from %s to %s are %i days and %i calendar months', (from, to, days, months) => {
  expect(daysBetween(toDay(from), toDay(to))).toBe(days)
  expect(monthsBetween(toDay(from), toDay(to))).toBe(months)
})

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-21', 14, '2028-01-21'],
])('%s and %i months is %s', (day, count, expected) => {
  expect(addMonths(toDay(day), count)).toBe(expected)
})

test('a day survives the way to the database and back', () => {
  expect(toDate(toDay('2026-11-21')).toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(fromDate(new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21')
})

test('an instant of a year with less than four digits has a day', () => {
  expect(dayOf(new Date('0950-06-01T12:00:00Z'), 'UTC')).toBe('0950-06-01')
})

test.each([
  ['2027-03-27', '2027-03-27T16:00:00.000Z', '2027-03-27T17:00:00+01:00'],
  ['2027-03-28', '2027-03-28T15:00:00.000Z', '2027-03-28T17:00:00+02:00'],
])('17:00 in Paris on %s is %s', (day, instant, text) => {
  const at = atTime(toDay(day), '17:00', paris)
  expect(at.toISOString()).toBe(instant)
  expect(isoInZone(at, paris)).toBe(text)
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

test.each([
  ['2026-11-21T22:59:59Z', 23],
  ['2026-11-21T23:00:00Z', 0],
  ['2027-03-28T00:59:59Z', 1],
  ['2027-03-28T01:00:00Z', 3],
  ['2027-10-31T00:30:00Z', 2],
  ['2027-10-31T01:30:00Z', 2],
])('at %s the clocks of Paris show the hour %i', (instant, hour) => {
  expect(hourOf(new Date(instant), paris)).toBe(hour)
})

test('the day of an instant is that of the time zone, not of UTC', () => {
  expect(dayOf(new Date('2026-10-31T22:59:59Z'), paris)).toBe('2026-10-31')
  expect(dayOf(new Date('2026-10-31T23:00:00Z'), paris)).toBe('2026-11-01')
})

test.each([paris, 'America/Santiago', 'America/Nuuk'])('a day in %s ends one second before the next', (zone) => {
  for (let day = toDay('2026-01-01'); day < '2028-01-01'; day = addDays(day, 1)) {
    const end = endOfDay(day, zone)
    expect(dayOf(end, zone)).toBe(day)
    expect(dayOf(new Date(end.getTime() + 1000), zone)).toBe(addDays(day, 1))
  }
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

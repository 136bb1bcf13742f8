import fc from 'fast-check'
import { addDays, toDay, type Day } from '@/lib/calendar'
import { expiries, intervals, occurrenceEnd, occurrences } from '@/lib/recurring/occurrences'
import {
  endInParis,
  monthLength,
  nextDay,
  type PlainDay,
  walk,
  walkWeekdays,
  write,
} from '../../harness/calendar-oracle'

const paris = 'Europe/Paris'
const day = (text: string) => toDay(text)
const rule = (anchor: string, interval: (typeof intervals)[number], every = 1) => ({
  anchor: day(anchor),
  interval,
  every,
})

test('a monthly rule from 31 January uses the last day of shorter months, and the 31st again', () => {
  expect(occurrences(rule('2027-01-31', 'monthly'), day('2027-01-01'), day('2027-06-30'))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
  ])
  expect(occurrences(rule('2027-01-31', 'monthly'), day('2028-02-01'), day('2028-03-31'))).toEqual([
    '2028-02-29',
    '2028-03-31',
  ])
})

test.each([
  ['daily', 3, ['2026-12-30', '2027-01-02', '2027-01-05']],
  ['weekly', 1, ['2026-12-30', '2027-01-06']],
  ['weekly', 2, ['2026-12-30']],
  ['monthly', 1, ['2026-12-30']],
] as const)('%s every %d crosses the year', (interval, every, days) => {
  expect(occurrences(rule('2026-12-30', interval, every), day('2026-12-30'), day('2027-01-07'))).toEqual(days)
})

test('there are no occurrences before the anchor or in an empty range', () => {
  expect(occurrences(rule('2027-01-05', 'daily'), day('2027-01-01'), day('2027-01-06'))).toEqual([
    '2027-01-05',
    '2027-01-06',
  ])
  expect(occurrences(rule('2027-01-05', 'daily'), day('2027-01-09'), day('2027-01-08'))).toEqual([])
})

test('daily tasks across both clock changes end at 23:59:59 in Paris', () => {
  const ends = (from: string, to: string) =>
    occurrences(rule(from, 'daily'), day(from), day(to)).map((on) =>
      occurrenceEnd(on, { expiry: 'same_day', days: 1 }, paris).toISOString(),
    )
  expect(ends('2027-03-26', '2027-03-30')).toEqual([
    '2027-03-26T22:59:59.000Z',
    '2027-03-27T22:59:59.000Z',
    '2027-03-28T21:59:59.000Z',
    '2027-03-29T21:59:59.000Z',
    '2027-03-30T21:59:59.000Z',
  ])
  expect(ends('2027-10-29', '2027-11-02')).toEqual([
    '2027-10-29T21:59:59.000Z',
    '2027-10-30T21:59:59.000Z',
    '2027-10-31T22:59:59.000Z',
    '2027-11-01T22:59:59.000Z',
    '2027-11-02T22:59:59.000Z',
  ])
})

test.each([
  ['same_day', '2027-03-27T22:59:59.000Z'],
  ['1_day', '2027-03-28T21:59:59.000Z'],
  ['2_days', '2027-03-29T21:59:59.000Z'],
  ['1_week', '2027-04-03T21:59:59.000Z'],
  ['custom', '2027-04-06T21:59:59.000Z'],
] as const)('the expiry option %s', (expiry, instant) => {
  expect(occurrenceEnd(day('2027-03-27'), { expiry, days: 10 }, paris).toISOString()).toBe(instant)
})

/** Anchors close to leap days, ends of months and years and both clock changes, and arbitrary ones. */
const anchor: fc.Arbitrary<PlainDay> = fc.oneof(
  fc.constantFrom(
    ...[
      '2028-02-29',
      '2027-02-28',
      '2027-01-31',
      '2026-12-31',
      '2027-03-28',
      '2027-10-31',
      '2026-10-25',
      '2096-02-29',
      '2099-12-31',
    ].map((text) => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8)) })),
  ),
  fc
    .record({
      year: fc.integer({ min: 2024, max: 2101 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ year, month, day: on }) => ({ year, month, day: Math.min(on, monthLength(year, month)) })),
)

test('occurrences match an independent calendar, from any start', () => {
  fc.assert(
    fc.property(
      anchor,
      fc.constantFrom(...intervals),
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: -40, max: 900 }),
      fc.nat({ max: 500 }),
      (first, interval, every, skip, length) => {
        const start = toDay(write(first))
        const from: Day = addDays(start, skip)
        const to = addDays(from, length)
        const expected = walk(first, interval, every, to).filter((on) => on >= from)
        expect(occurrences({ anchor: start, interval, every }, from, to)).toEqual(expected)
      },
    ),
    { numRuns: 500 },
  )
})

test('weekdays match an independent calendar, from any start and in any steps', () => {
  fc.assert(
    fc.property(
      anchor,
      fc.integer({ min: 1, max: 5 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.integer({ min: -40, max: 400 }),
      fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 6 }),
      (first, every, weekdays, skip, steps) => {
        const start = toDay(write(first))
        const from = addDays(start, skip)
        let to = addDays(from, -1)
        const stepped: Day[] = []
        for (const step of steps) {
          const next = addDays(to, step)
          stepped.push(...occurrences({ anchor: start, interval: 'weekly', every, weekdays }, addDays(to, 1), next))
          to = next
        }
        expect(stepped).toEqual(walkWeekdays(first, every, weekdays, to).filter((on) => on >= from))
      },
    ),
    { numRuns: 300 },
  )
})

test('a rule for Tuesdays and Fridays that starts on a Wednesday begins on Friday', () => {
  const recurrence = { ...rule('2027-03-24', 'weekly', 2), weekdays: [2, 5] }
  expect(occurrences(recurrence, day('2027-03-01'), day('2027-04-12'))).toEqual([
    '2027-03-26',
    '2027-04-06',
    '2027-04-09',
  ])
})

test('weekdays do not apply to days and months', () => {
  const weekdays = [2]
  expect(occurrences({ ...rule('2027-03-24', 'daily'), weekdays }, day('2027-03-24'), day('2027-03-26'))).toHaveLength(
    3,
  )
  expect(occurrences({ ...rule('2027-03-24', 'monthly'), weekdays }, day('2027-03-24'), day('2027-05-01'))).toEqual([
    '2027-03-24',
    '2027-04-24',
  ])
})

test('every lifetime ends on the day that the independent calendar gives', () => {
  fc.assert(
    fc.property(anchor, fc.constantFrom(...expiries), fc.integer({ min: 1, max: 400 }), (first, expiry, days) => {
      const open = { same_day: 0, '1_day': 1, '2_days': 2, '1_week': 7, custom: days }[expiry]
      let last = first
      for (let count = 0; count < open; count += 1) last = nextDay(last)
      expect(occurrenceEnd(toDay(write(first)), { expiry, days }, paris).toISOString()).toBe(endInParis(last))
    }),
    { numRuns: 500 },
  )
})

test('extending a rule in several steps equals one step', () => {
  fc.assert(
    fc.property(
      anchor,
      fc.constantFrom(...intervals),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }),
      (first, interval, every, steps) => {
        const start = toDay(write(first))
        const recurrence = { anchor: start, interval, every }
        let to = addDays(start, -1)
        const stepped: Day[] = []
        for (const step of steps) {
          const from = addDays(to, 1)
          to = addDays(to, step)
          stepped.push(...occurrences(recurrence, from, to))
        }
        expect(stepped).toEqual(occurrences(recurrence, start, to))
      },
    ),
  )
})

import { addDays, toDay } from '@/lib/calendar'
import { generatedDays, wholeNumber } from '@/lib/recurring/range'
import { generateSchema, ruleIdSchema, taskOn } from '@/lib/recurring/schema'
import { inEnglish } from '@/tests/fixtures/english'

const good = {
  username: 'emma',
  title: 'Piano',
  description: 'Play it twice.',
  start: '2027-03-27',
  end: '2027-03-29',
  interval: 'daily',
  every: 1,
  expiry: '1_day',
  expiryDays: 1,
  points: 10,
  keepRepeating: false,
} as const
const issuesOf = (change: object) => generateSchema.safeParse({ ...good, ...change }).error?.issues ?? []
const first = (change: object) => inEnglish(issuesOf(change)[0]?.message)

test('missing fields are reported with the specified messages, in order', () => {
  expect(first({ username: ' ', title: '', description: '', start: '' })).toBe('Username is required')
  expect(first({ title: ' ', description: '', start: '' })).toBe('Task title is required')
  expect(first({ description: ' ', start: '' })).toBe('Task description is required')
  expect(first({ start: '' })).toBe('Start date is required')
  expect(first({ start: undefined })).toBe('Start date is required')
  expect(first({})).toBeUndefined()
})

test.each([
  [{ start: '2027-02-30' }, 'There is no such date'],
  [{ start: '12/01/2027' }, 'Dates are written YYYY-MM-DD'],
  [{ start: 20270301 }, 'Dates are written YYYY-MM-DD'],
  [{ end: '2027-03-26' }, 'The last day cannot be before the first'],
  [{ every: 0 }, 'The interval is a whole number from 1 to 1,000'],
  [{ every: 1.5 }, 'The interval is a whole number from 1 to 1,000'],
  [{ expiryDays: 0 }, 'Custom days are a whole number from 1 to 1,000'],
  [{ points: -1 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ end: '2029-12-31' }, 'At most 1,000 tasks can be generated at once, and this would be 1,011'],
  [{ end: '2199-12-31' }, 'The range can span at most ten years'],
  [{ weekdays: [1] }, 'Only a weekly rule has weekdays'],
  [{ interval: 'weekly', weekdays: [0] }, 'Weekdays are whole numbers from 1 (Monday) to 7 (Sunday)'],
  [{ others: Array(50).fill('jules') }, 'A rule has at most 50 members'],
  [{ end: '2028-12-31', others: ['jules'] }, 'At most 1,000 tasks can be generated at once, and this would be 1,292'],
  [{ title: 'x'.repeat(201) }, 'A task title has at most 200 characters'],
  [{ others: [' '] }, 'Username is required'],
  [{ others: 'jules' }, 'Write others as a list'],
  [{ start: '1999-12-31' }, 'Dates lie between 2000 and 2199'],
  [{ end: '2027-03-32' }, 'There is no such date'],
  [{ end: '2200-01-01' }, 'Dates lie between 2000 and 2199'],
  [{ every: '2' }, 'The interval is a whole number from 1 to 1,000'],
  [{ every: 1001 }, 'The interval is a whole number from 1 to 1,000'],
  [{ interval: 'weekly', weekdays: [8] }, 'Weekdays are whole numbers from 1 (Monday) to 7 (Sunday)'],
  [{ interval: 'weekly', weekdays: Array(8).fill(1) }, 'Weekdays are whole numbers from 1 (Monday) to 7 (Sunday)'],
  [{ interval: 'weekly', weekdays: 5 }, 'Weekdays are whole numbers from 1 (Monday) to 7 (Sunday)'],
  [{ expiryDays: 1001 }, 'Custom days are a whole number from 1 to 1,000'],
  [{ points: 1_000_001 }, 'Points are a whole number from 0 to 1,000,000'],
])('%p is rejected', (change, message) => {
  expect(first(change)).toBe(message)
})

test('texts that are too long are rejected', () => {
  expect(first({ description: 'x'.repeat(20_001) })).toBe('A task description has at most 20,000 characters')
  expect(first({ username: 'x'.repeat(201) })).toBe('User not found')
})

test('the largest values are allowed, and spaces around texts are left out', () => {
  const most = { title: ` ${'x'.repeat(200)} `, description: 'x'.repeat(20_000), others: Array(49).fill(' jules ') }
  const largest = { ...most, end: good.start, every: 1000, expiryDays: 1000, points: 1_000_000 }
  expect(generateSchema.parse({ ...good, ...largest })).toMatchObject({
    ...{ title: 'x'.repeat(200), others: Array(49).fill('jules'), every: 1000, points: 1_000_000 },
  })
  expect(issuesOf({ interval: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7], points: 0 })).toEqual([])
})

test('a thousand tasks are allowed, also over ten years', () => {
  expect(issuesOf({ end: addDays(toDay(good.start), 999) })).toEqual([])
  expect(first({ end: addDays(toDay(good.start), 1000) })).toMatch(/this would be 1,001$/)
  expect(issuesOf({ interval: 'weekly', end: addDays(toDay(good.start), 3660) })).toEqual([])
  expect(first({ interval: 'weekly', end: addDays(toDay(good.start), 3661) })).toBe(
    'The range can span at most ten years',
  )
})

test('days are counted only when every field is valid, and the errors name their fields', () => {
  const paths = (change: object) => issuesOf(change).map(({ path }) => path.join('.'))
  expect(paths({ title: '', weekdays: [1], end: '2027-03-26' })).toEqual(['title'])
  expect(paths({ weekdays: [1], end: '2027-03-26' })).toEqual(['weekdays', 'end'])
})

test('a task of the rule is open until the end of its last day in the family’s zone', () => {
  const { title, description, points } = good
  const shown = { title, description, points, expectations: [] }
  const date = toDay('2027-03-27')
  expect(taskOn(date, { ...shown, expiry: 'custom', expiryDays: 2 }, 'Europe/Paris')).toEqual({
    ...shown,
    ...{ date, expiresAt: new Date('2027-03-29T21:59:59Z') },
  })
})

test('a rule is named by its id alone', () => {
  expect(ruleIdSchema.parse({ ruleId: 'first' })).toEqual({ ruleId: 'first' })
  expect(ruleIdSchema.safeParse({}).success).toBe(false)
})

test('in turn, each day counts once towards the limit', () => {
  expect(first({ end: '2028-12-31', others: ['jules'], mode: 'turn' })).toBeUndefined()
})

test('weekdays are sorted and each is kept once', () => {
  expect(generateSchema.parse({ ...good, interval: 'weekly', weekdays: [5, 2, 5] }).weekdays).toEqual([2, 5])
})

test('without a last day only the first one is used', () => {
  expect(generatedDays(generateSchema.parse({ ...good, end: undefined }))).toEqual(['2027-03-27'])
  expect(generatedDays(generateSchema.parse(good))).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
})

test('a range of ten years is generated, and none of a day more', () => {
  const daily = { start: toDay('2027-01-01'), interval: 'daily', every: 1 } as const
  expect(generatedDays({ ...daily, end: addDays(daily.start, 3660) })).toHaveLength(3661)
  expect(generatedDays({ ...daily, end: addDays(daily.start, 3661) })).toEqual([])
})

test.each([
  ['3', 3],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['', 1],
  ['soon', 1],
  ['Infinity', 1],
])('a typed interval of %p is read as %d', (typed, value) => {
  expect(wholeNumber(typed, 1, 1)).toBe(value)
})

test('points that are not a number fall back to the default', () => {
  expect(wholeNumber('', 0, 10)).toBe(10)
  expect(wholeNumber(' ', 0, 10)).toBe(10)
  expect(wholeNumber('0', 0, 10)).toBe(0)
})

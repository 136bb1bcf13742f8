import { checkEntries } from '@/lib/imports/schema'
import { firstError as firstErrorIn } from '../../harness/first-error'

const paris = 'Europe/Paris'
const firstError = (data: unknown, timeZone = paris) => firstErrorIn(data, timeZone)

const task = { title: 'Piano', description: 'Play it twice.', date: '2027-03-28' }
const entry = (change: object, more: object = {}) => [{ user: 'emma', tasks: [{ ...task, ...change }], ...more }]
const messageOf = (data: unknown) => firstError(data)?.message

test('a complete entry is valid, with and without optional fields', () => {
  expect(firstError([])).toBeNull()
  expect(firstError(entry({}))).toBeNull()
  expect(firstError(entry({ expires_at: null, points: null, id: 7 }))).toBeNull()
  for (const expires_at of [
    '2027-03-29T23:59:59+02:00',
    '2027-03-29T21:59:59Z',
    '2027-03-29T21:59:59.123Z',
    '2027-03-28T23:59+02:00',
    '2027-03-28 23:59:59+0200',
    '2027-03-29T12:00+02',
    '2027-03-29',
  ]) {
    expect(firstError(entry({ expires_at }))).toBeNull()
  }
})

test.each([
  ['no array', { user: 'emma' }, 'Data must be an array of user task objects'],
  ['null', null, 'Data must be an array of user task objects'],
  ['an entry that is no object', ['emma'], "Each entry must have a valid 'user' field"],
  ['no user', [{ tasks: [task] }], "Each entry must have a valid 'user' field"],
  ['a user that is no text', entry({}, { user: 7 }), "Each entry must have a valid 'user' field"],
  ['a blank user', entry({}, { user: '  ' }), "Each entry must have a valid 'user' field"],
  ['no tasks', [{ user: 'emma' }], "User 'emma' must have at least one task"],
  ['tasks that are no array', [{ user: 'emma', tasks: {} }], "User 'emma' must have at least one task"],
  ['an empty list', [{ user: 'emma', tasks: [] }], "User 'emma' must have at least one task"],
  [
    'a task that is no object',
    [{ user: 'emma', tasks: ['Piano'] }],
    "Tasks for user 'emma' must include title, description, and date",
  ],
  ['no title', entry({ title: undefined }), "Tasks for user 'emma' must include title, description, and date"],
  [
    'a blank description',
    entry({ description: ' ' }),
    "Tasks for user 'emma' must include title, description, and date",
  ],
  [
    'a title that cannot be seen',
    entry({ title: '\u200b' }),
    "Tasks for user 'emma' must include title, description, and date",
  ],
  [
    'a description that cannot be stored',
    entry({ description: 'Play\0' }),
    "Tasks for user 'emma' must include title, description, and date",
  ],
  ['no date', entry({ date: '' }), "Tasks for user 'emma' must include title, description, and date"],
  ['another order of the date', entry({ date: '28/03/2027' }), "Date format for task 'Piano' should be YYYY-MM-DD"],
  ['a date that is a number', entry({ date: 20270328 }), "Date format for task 'Piano' should be YYYY-MM-DD"],
  ['a day that does not exist', entry({ date: '2027-02-30' }), "Date format for task 'Piano' should be YYYY-MM-DD"],
])('%s', (_, data, message) => {
  expect(messageOf(data)).toBe(message)
})

test.each(['tomorrow', '2027-03-29T23:59:59', '2027-02-30T23:59:59+01:00', '2027-03-29T23:59:59+99:00', 7, {}])(
  'the expiry %p is invalid',
  (expires_at) => {
    expect(messageOf(entry({ expires_at }))).toMatch(
      /^Invalid expires_at date format for task 'Piano'\. Use ISO format with timezone \(e\.g\. 2027-03-28T23:59:59\+02:00\)$/,
    )
  },
)

test.each([
  [{ expiresAt: '2027-03-29' }, 'expiresAt', 'expires_at'],
  [{ Expectations: ['who won'] }, 'Expectations', 'expectations'],
  [{ 'Expires-At': '2027-03-29' }, 'Expires-At', 'expires_at'],
  [{ expires_at: '2027-03-29', Points: 5 }, 'Points', 'points'],
  [{ expectation: ['who won'] }, 'expectation', 'expectations'],
  [{ expecations: ['who won'] }, 'expecations', 'expectations'],
  [{ expections: ['who won'] }, 'expections', 'expectations'],
  [{ point: 5 }, 'point', 'points'],
  [{ poitns: 5 }, 'poitns', 'points'],
  [{ expiry: '2027-03-29' }, 'expiry', 'expires_at'],
  [{ expired_at: '2027-03-29' }, 'expired_at', 'expires_at'],
  [{ Title: 'Flute' }, 'Title', 'title'],
])('an unknown key gets the known one as a suggestion: %p', (change, key, known) => {
  expect(firstError(entry(change))).toEqual({
    message: `Task 'Piano' has the key '${key}', which is not read: did you mean '${known}'?`,
    path: [0, 'tasks', 0, key],
  })
})

test.each([
  'id',
  'data',
  'day',
  'level',
  'theme',
  'minutes',
  'prize',
  'exceptional',
  'tile',
  'joints',
  'prints',
  'prescription',
  'inscription',
  'descriptive',
  '',
  'créé',
  '__proto__',
  'toString',
])('the key %p is ignored', (key) =>
  expect(firstError(entry(JSON.parse(JSON.stringify({ [key]: 1 })) as object))).toBeNull(),
)

test.each([
  ['task', 'tasks'],
  ['Tasks', 'tasks'],
  ['User', 'user'],
])('an entry with the key %p gets %p as a suggestion, after the errors of its tasks', (key, known) => {
  expect(firstError(entry({}, { [key]: [] }))).toEqual({
    message: `The entry for user 'emma' has the key '${key}', which is not read: did you mean '${known}'?`,
    path: [0, key],
  })
  expect(firstError(entry({ date: 'soon' }, { [key]: [] }))?.message).toMatch(/^Date format/)
})

test.each(['2027-03-27', '2027-03-28T21:59:58Z', '2027-03-28T23:59:59+03:00', '2020-01-01'])(
  'the expiry %p is before the end of the task’s own day',
  (expires_at) => {
    expect(messageOf(entry({ expires_at }))).toBe(
      "expires_at for task 'Piano' should not be before the end of its own day, 2027-03-28",
    )
  },
)

test('a day ends in the family’s time zone', () => {
  const utc = entry({ expires_at: '2027-03-28T23:59:59Z' })
  expect([firstError(utc), firstError(utc, 'Asia/Tokyo')]).toEqual([null, null])
  expect(firstError(utc, 'America/New_York')).not.toBeNull()
  expect(firstError(entry({ expires_at: '2027-03-28' }), 'America/New_York')).toBeNull()
})

test.each([-1, 1.5, '10', 1_000_001])('points of %p are rejected', (points) => {
  expect(messageOf(entry({ points }))).toBe("Points for task 'Piano' should be a whole number from 0 to 1,000,000")
})

test('texts too long for a task are rejected before they reach the database', () => {
  expect(messageOf(entry({ title: 'x'.repeat(201) }))).toMatch(/ is longer than 200 characters$/)
  expect(messageOf(entry({ description: 'x'.repeat(20_001) }))).toMatch(/ is longer than 20,000 characters$/)
})

test('errors come in the specified order: the entry, its tasks, each task by fields, date, expiry', () => {
  const worst = { user: '', tasks: [] }
  expect(messageOf([worst])).toBe("Each entry must have a valid 'user' field")
  expect(messageOf([{ ...worst, user: 'emma' }])).toBe("User 'emma' must have at least one task")
  const bad = { title: 'Piano', date: 'x', expires_at: 'x', points: 'x' }
  expect(messageOf([{ user: 'emma', tasks: [bad] }])).toMatch(/^Tasks for user/)
  expect(messageOf([{ user: 'emma', tasks: [{ ...bad, description: 'x' }] }])).toMatch(/^Date format/)
  expect(messageOf([{ user: 'emma', tasks: [{ ...bad, description: 'x', date: '2027-03-28' }] }])).toMatch(
    /^Invalid expires_at/,
  )
  expect(messageOf([{ user: 'emma', tasks: [task, bad] }, worst])).toMatch(/^Tasks for user/)
})

test('an error has a path, and does not affect other entries', () => {
  const data = [...entry({}), { user: 'noah', tasks: [task, { ...task, date: 'soon' }] }, { user: 'mila' }]
  const entries = checkEntries(data, paris)
  expect(entries?.map(({ error }) => error?.path)).toEqual([undefined, [1, 'tasks', 1, 'date'], [2]])
  expect(entries?.[1]?.tasks.map(({ task: found }) => found?.title)).toEqual(['Piano', undefined])
  expect(entries?.[0]?.tasks[0]?.task).toEqual({ ...task, expectations: [], expiresAt: null, points: 10 })
})

test('expectations are texts, or texts with isHidden', () => {
  const expectations = [' who won ', { text: '7 × 8 is 56', isHidden: true }]
  expect(checkEntries(entry({ expectations }), paris)?.[0]?.tasks[0]?.task?.expectations).toEqual([
    { text: 'who won', isHidden: false },
    { text: '7 × 8 is 56', isHidden: true },
  ])
  expect(firstError(entry({ expectations: null }))).toBeNull()
})

test.each([
  ['who won', 'Expectations are a list of texts', []],
  [['who won', 'Who won '], 'This line is there already', [1]],
  [['who won', 7], 'Each expectation is a text, or a text with isHidden', [1]],
  [[''], 'Write what a good answer tells, or remove the line', [0]],
  [[{ text: 'x'.repeat(161), isHidden: true }], 'An expectation has at most 160 characters', [0, 'text']],
  [Array.from({ length: 9 }, (_, at) => `line ${at}`), 'A task has at most 8 expectations', []],
])('expectations %j are rejected at their path', (expectations, reason, at) => {
  expect(firstError(entry({ expectations }))).toEqual({
    message: `Invalid expectations for task 'Piano'. ${reason}`,
    path: [0, 'tasks', 0, 'expectations', ...at],
  })
})

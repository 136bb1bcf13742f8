import { jsonOf } from '@/lib/imports/fence'
import { readImport as readIn } from '@/lib/imports/reading'
import { inEnglish } from '@/tests/fixtures/english'

const readImport = (text: string) => readIn(text, 'Europe/Paris')

const good =
  '[\n  { "user": "emma", "tasks": [\n    { "title": "A", "description": "a", "date": "2027-03-28" }\n  ] }\n]'

test('a valid text has no error, and its tasks are counted', () => {
  expect(readImport(good)).toMatchObject({ error: null, taskCount: 1, entries: [{ user: 'emma' }] })
  expect(readImport('[]')).toMatchObject({ error: null, taskCount: 0 })
})

test.each([
  ['[\n{,}]', 'Invalid JSON', 2],
  ['{}', 'Data must be an array of user task objects', 1],
  [good.replace('"emma"', '7'), "Each entry must have a valid 'user' field", 2],
  [good.replace('2027-03-28', 'soon'), "Date format for task 'A' should be YYYY-MM-DD", 3],
  [
    good.replace('-28"', '-28", "expires_at": "2027-03-27"'),
    "expires_at for task 'A' should not be before the end of its own day, 2027-03-28",
    3,
  ],
  [good.replace('"a"', '""'), "Tasks for user 'emma' must include title, description, and date", 3],
])('%j has the error: %s, in line %d', (text, message, line) => {
  const { error } = readImport(text)
  expect([inEnglish(error?.message), error?.place?.line]).toEqual([message, line])
})

test('an expiry before the day of its task refuses its entry, and the others can be imported', () => {
  const entry = (user: string, task: object) => ({ user, tasks: [{ title: 'A', description: 'a', ...task }] })
  const early = entry('emma', { date: '2027-03-28', expires_at: '2027-03-27' })
  const read = (...entries: unknown[]) => readImport(JSON.stringify(entries))

  const { error, entries } = read(early, entry('noah', { date: '2027-03-28' }))
  expect(error).toBeNull()
  expect(entries.map((each) => inEnglish(each.error?.message) ?? null)).toEqual([
    "expires_at for task 'A' should not be before the end of its own day, 2027-03-28",
    null,
  ])
  expect(inEnglish(read(early, entry('noah', { date: 'soon' })).error?.message)).toMatch(/^Date format/)
  expect(inEnglish(read(early, early).error?.message)).toMatch(/^expires_at for task/)
})

test('too many tasks are reported before sending', () => {
  const task = { title: 'A', description: 'a', date: '2027-03-28' }
  const many = JSON.stringify([{ user: 'emma', tasks: Array.from({ length: 1001 }, () => task) }])
  expect(inEnglish(readImport(many).error?.message)).toBe(
    'At most 1,000 tasks can be imported at once; there are 1,001 here',
  )
  expect(inEnglish(readImport(`["${'é'.repeat(600_000)}"]`).error?.message)).toBe(
    'At most 1 MB can be imported at once',
  )
})

test.each([
  ['a code fence', '\n```json\n', '\n```\n'],
  ['a fence without a name, on the same lines', '```', '```'],
  ['a byte order mark', '\ufeff', ''],
  ['both', '\ufeff```JSON\r\n', '\r\n```'],
])('%s around the JSON is ignored, and positions stay correct', (_, before, after) => {
  const text = `${before}${good}${after}`
  expect(readImport(text)).toMatchObject({ error: null, taskCount: 1 })
  expect(JSON.parse(jsonOf(text))).toEqual(JSON.parse(good))

  const invalid = text.replace('2027-03-28', 'soon')
  const place = readImport(invalid).error?.place
  expect(invalid.slice(place?.start, place?.end)).toBe('"soon"')
  expect(place?.line).toBe(before.split('\n').length + 2)
})

test.each(['```json\n[]', '[]\n```', '```json\n```json\n[]\n```\n```', '```', 'Here it is:\n```json\n[]\n```'])(
  '%j is not JSON',
  (text) => {
    expect(inEnglish(readImport(text).error?.message)).toBe('Invalid JSON')
  },
)

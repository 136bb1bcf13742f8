import { createTaskSchema, manageTasksSchema } from '@/lib/tasks/schema'
import { inEnglish } from '@/tests/fixtures/english'

const task = { title: 'Read', assignedTo: '00000000-0000-4000-8000-000000000000' }
const faultOf = (change: object) =>
  inEnglish(createTaskSchema.safeParse({ ...task, ...change }).error?.issues[0]?.message)

test.each([
  [{ title: undefined }, 'Task title is required'],
  [{ title: ' ' }, 'Task title is required'],
  [{ assignedTo: undefined }, 'User not found'],
  [{ status: 'done' }, 'A status is one of pending, accepted, rejected, expired, completed'],
  [{ points: '10' }, 'Points are a whole number from 0 to 1,000,000'],
  [{ points: -1 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ points: 1.5 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ points: 1_000_001 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ date: '28.11.2026' }, 'Dates are written YYYY-MM-DD'],
  [{ date: '2026-02-30' }, 'There is no such date'],
])('%j is rejected with the reason', (change, message) => {
  expect(faultOf(change)).toBe(message)
})

test.each(['2026-11-28T10:00', 'soon', 7])('%j is not a time, and the error gives an example', (expiresAt) => {
  expect(faultOf({ expiresAt })).toMatch(/^Invalid expiry date.*2027-03-28T23:59:59\+02:00$/)
})

test.each(['2026-11-28', '2026-11-28T23:59:59+01:00', '2026-11-28T22:59:59.000Z', null])(
  '%j is a valid expiry',
  (expiresAt) => {
    expect(faultOf({ expiresAt })).toBeUndefined()
  },
)

test('an expectation is a text, visible, or a text with isHidden', () => {
  const expectations = [' who won ', { text: '7 × 8 is 56', isHidden: true }]
  expect(createTaskSchema.parse({ ...task, expectations }).expectations).toEqual([
    { text: 'who won', isHidden: false },
    { text: '7 × 8 is 56', isHidden: true },
  ])
  expect(createTaskSchema.parse({ ...task, expectations: ['🦊'.repeat(160)] }).expectations).toHaveLength(1)
  expect(createTaskSchema.parse(task).expectations).toBeUndefined()
})

test.each([
  [['who won', '  '], 'Write what a good answer tells, or remove the line', ['expectations', 1]],
  [['x'.repeat(161)], 'An expectation has at most 160 characters', ['expectations', 0]],
  [
    [{ text: 'x'.repeat(161), isHidden: true }],
    'An expectation has at most 160 characters',
    ['expectations', 0, 'text'],
  ],
  [[{ text: '', isHidden: false }], 'Write what a good answer tells, or remove the line', ['expectations', 0, 'text']],
  [[7], 'Each expectation is a text, or a text with isHidden', ['expectations', 0]],
  [['who won', 'why', { text: ' Who  WON', isHidden: true }], 'This line is there already', ['expectations', 2]],
  [[{ text: 'who won' }], 'Each expectation is a text, or a text with isHidden', ['expectations', 0]],
  [['who\0won'], 'Each expectation is a text, or a text with isHidden', ['expectations', 0]],
  ['who won', 'Expectations are a list of texts', ['expectations']],
  [Array.from({ length: 9 }, (_, at) => `line ${at}`), 'A task has at most 8 expectations', ['expectations']],
])('expectations %j are rejected with the reason and the path', (expectations, message, path) => {
  const [issue] = createTaskSchema.safeParse({ ...task, expectations }).error?.issues ?? []
  expect([inEnglish(issue?.message), issue?.path]).toEqual([message, path])
})

test('a search that is too long is shortened', () => {
  expect(manageTasksSchema.parse({ query: ` ${'plants '.repeat(40)}` }).query).toBe('plants '.repeat(29).slice(0, 199))
})

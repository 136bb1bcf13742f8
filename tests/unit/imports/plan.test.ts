import { toDay } from '@/lib/calendar'
import { addedMessage, identityOf, importError, planTask, repeatedTasks } from '@/lib/imports/plan'
import { checkEntries } from '@/lib/imports/schema'
import type { Expectation } from '@/lib/tasks/expectations'
import { inEnglish } from '@/tests/fixtures/english'

const paris = 'Europe/Paris'
const entriesOf = (data: unknown) => checkEntries(data, paris) ?? []
const none: readonly Expectation[] = []
const task = {
  title: 'Piano',
  description: 'Play.',
  expectations: none,
  date: toDay('2027-03-27'),
  expiresAt: null,
  points: 10,
}

test.each([
  [null, '2027-03-28T21:59:59.000Z'],
  ['2027-03-27', '2027-03-27T22:59:59.000Z'],
  ['2027-03-28', '2027-03-28T21:59:59.000Z'],
  ['2027-10-31', '2027-10-31T22:59:59.000Z'],
  ['2027-03-30T12:00:00+05:00', '2027-03-30T07:00:00.000Z'],
])('the expiry %p is the instant %s', (expiresAt, instant) => {
  expect(planTask({ ...task, expiresAt }, paris).expiresAt.toISOString()).toBe(instant)
})

const said = (added: number, known: number) => inEnglish(addedMessage(added, known))

test('equal tasks have equal identities, and every field changes them', () => {
  const planned = planTask(task, paris)
  const one = identityOf('a', planned)
  expect(identityOf('a', planTask({ ...task, expiresAt: '2027-03-28T23:59:59+02:00' }, paris))).toBe(one)
  const others = [{ title: 'Flute' }, { description: 'Sing.' }, { date: toDay('2027-03-26') }, { points: 11 }].map(
    (change) => identityOf('a', { ...planned, ...change }),
  )
  expect(new Set([one, ...others, identityOf('b', planned)]).size).toBe(6)
})

test('a task without expectations keeps the identity it had before expectations existed', () => {
  const planned = planTask({ ...task, expiresAt: '2027-03-28' }, paris)
  expect(identityOf('a', planned)).toBe('["a","2027-03-27","Piano","Play.","2027-03-28T21:59:59.000Z",10] 0')
  const won = { text: 'who won', isHidden: false }
  const ways = [[], [won], [{ ...won, isHidden: true }], [won, { text: 'why', isHidden: false }]]
  const keys = ways.map((expectations) => identityOf('a', { ...planned, expectations }))
  expect(new Set(keys).size).toBe(4)
})

test('a task that is listed twice for a user is repeated, also in another entry, but not after a refused one', () => {
  const repeatedIn = (...data: object[]) => {
    const entries = entriesOf(data)
    const repeated = repeatedTasks(entries, paris)
    return entries.map(({ tasks }) => tasks.map((each) => repeated.has(each)))
  }
  const piano = { title: 'Piano', description: 'Play.', date: '2027-03-27' }
  const emma = { user: 'Emma', tasks: [piano, { ...piano, expires_at: '2027-03-28' }, { ...piano, points: 11 }] }
  const again = { user: ' emma', tasks: [piano] }
  expect(repeatedIn(emma, again, { ...again, user: 'noah' })).toEqual([[false, true, false], [true], [false]])
  expect(repeatedIn({ user: 'emma', tasks: [piano, { ...piano, date: 'soon' }] }, again)).toEqual([
    [false, false],
    [false],
  ])
})

test('a call accepts at most 1,000 tasks', () => {
  const of = (count: number) =>
    entriesOf([
      { user: 'emma', tasks: Array.from({ length: 600 }, () => task) },
      { user: 'noah', tasks: Array.from({ length: count - 600 }, () => task) },
    ])
  expect(importError(of(1000))).toBeNull()
  expect(inEnglish(importError(of(1001)))).toBe('At most 1,000 tasks can be imported at once; there are 1,001 here')
  const empty = entriesOf(Array(1001).fill({}))
  expect(inEnglish(importError(empty))).toBe('At most 1,000 tasks can be imported at once; there are 1,001 here')
})

test('the result lists the added and the existing tasks', () => {
  expect(said(7, 0)).toBe('7 tasks added')
  expect(said(1, 0)).toBe('1 task added')
  expect(said(2, 5)).toBe('2 tasks added, 5 were already there')
  expect(said(0, 7)).toBe('Nothing added: all 7 tasks are already there')
  expect(said(0, 1)).toBe('Nothing added: this task is already there')
})

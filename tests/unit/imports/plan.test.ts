import { toDay } from '@/lib/calendar'
import { addedMessage, identities, planTask, importError } from '@/lib/imports/plan'
import { checkEntries } from '@/lib/imports/schema'
import type { Expectation } from '@/lib/tasks/expectations'
import { inEnglish } from '@/tests/fixtures/english'

const paris = 'Europe/Paris'
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
  const [one] = identities('a', [planned])
  expect(identities('a', [planTask({ ...task, expiresAt: '2027-03-28T23:59:59+02:00' }, paris)])).toEqual([one])
  const others = [{ title: 'Flute' }, { description: 'Sing.' }, { date: toDay('2027-03-26') }, { points: 11 }].map(
    (change) => identities('a', [{ ...planned, ...change }])[0],
  )
  expect(new Set([one, ...others, identities('b', [planned])[0]]).size).toBe(6)
})

test('a task without expectations keeps the identity it had before expectations existed', () => {
  const planned = planTask({ ...task, expiresAt: '2027-03-28' }, paris)
  expect(identities('a', [planned])).toEqual(['["a","2027-03-27","Piano","Play.","2027-03-28T21:59:59.000Z",10] 0'])
  const won = { text: 'who won', isHidden: false }
  const ways = [[], [won], [{ ...won, isHidden: true }], [won, { text: 'why', isHidden: false }]]
  const keys = ways.map((expectations) => identities('a', [{ ...planned, expectations }])[0])
  expect(new Set(keys).size).toBe(4)
})

test('a task listed twice in an entry is imported twice, with stable identities', () => {
  const planned = planTask(task, paris)
  const twice = identities('a', [planned, planned])
  expect(new Set(twice).size).toBe(2)
  expect(identities('a', [planned, planned])).toEqual(twice)
})

test('a call accepts at most 1,000 tasks', () => {
  const of = (count: number) =>
    checkEntries(
      [
        { user: 'emma', tasks: Array.from({ length: 600 }, () => task) },
        { user: 'noah', tasks: Array.from({ length: count - 600 }, () => task) },
      ],
      paris,
    )
  expect(importError(of(1000))).toBeNull()
  expect(inEnglish(importError(of(1001)))).toBe('At most 1,000 tasks can be imported at once, and here are 1,001')
  const empty = checkEntries(Array(1001).fill({}), paris)
  expect(inEnglish(importError(empty))).toBe('At most 1,000 tasks can be imported at once, and here are 1,001')
  expect(inEnglish(importError(null))).toBe('Data must be an array of user task objects')
})

test('the result lists the added and the existing tasks', () => {
  expect(said(7, 0)).toBe('7 tasks added')
  expect(said(1, 0)).toBe('1 task added')
  expect(said(2, 5)).toBe('2 tasks added, 5 were already there')
  expect(said(0, 7)).toBe('Nothing added: all 7 tasks are already there')
  expect(said(0, 1)).toBe('Nothing added: this task is already there')
})

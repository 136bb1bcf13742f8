import { locales } from '@/lib/i18n/locale'
import { libraryTasks } from '@/lib/library/library'
import { lettersMeant, withNames } from '@/lib/planning/letters'

const usernames = ['emma', 'Tom A', 'hugo', 'zoé']

test.each([
  ['Read with B', ['B'], 'Read with Tom A'],
  ['A and B tell, then C’s turn', ['A', 'B', 'C'], 'emma and Tom A tell, then hugo’s turn'],
  ['Lis avec A, puis raconte à D', ['A', 'D'], 'Lis avec emma, puis raconte à zoé'],
  ['what B said', ['B'], 'what Tom A said'],
])('%j means the members %j', (text, letters, named) => {
  expect(lettersMeant(text)).toEqual(letters)
  expect(withNames(text, usernames)).toBe(named)
})

test.each([
  'A “thank you” card for Grandma',
  'A (very) quiet half hour with A friend',
  'Find five things that begin with B',
  'Write the letters A, B and C.',
  'C’est toi qui choisis avec D’autres',
  'Trouve D’où vient le vent, et D-day',
  'Vitamin C hunt, plan B',
  'What I did, and I liked it',
])('%j means no member', (text) => {
  expect(lettersMeant(text)).toEqual([])
  expect(withNames(text, usernames)).toBe(text)
})

test('the tasks of the library mean no member', () => {
  const texts = locales
    .flatMap(libraryTasks)
    .flatMap(({ title, description, expectations }) => [title, description, ...expectations])
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => lettersMeant(String(text)).length > 0)).toEqual([])
})

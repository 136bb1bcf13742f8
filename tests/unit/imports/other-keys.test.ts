import { givenPath, inEnglishKeys } from '@/lib/imports/other-keys'
import { dataOf, readImport as readIn } from '@/lib/imports/reading'

const readImport = (text: string) => readIn(text, 'Europe/Paris')
const task = { title: 'A', description: 'a', date: '2027-03-28', points: 5, expectations: ['b'] }
const french = { titre: 'A', description: 'a', date: '2027-03-28', points: 5, attentes: ['b'] }
const entry = { user: 'emma', tasks: [task] }

test.each<[string, unknown, string[]]>([
  ['entries', [{ utilisateur: 'emma', tâches: [french] }], []],
  ['keys without accents, with capitals', [{ Utilisateur: 'emma', Taches: [french] }], []],
  ['tasks only', [{ user: 'emma', tasks: [french] }], []],
  ['some of the keys', [{ user: 'emma', tâches: [french] }], []],
  ['tasks that name their user', [{ membre: 'emma', ...french }], ['grouped']],
  ['a wrapper', { semaine: [{ utilisateur: 'emma', tâches: [french] }] }, ['wrapped']],
  ['a wrapper named as the tasks', { tâches: [{ enfant: 'emma', ...french }] }, ['wrapped', 'grouped']],
])('%s in French are read', (_, value, notes) => {
  const text = JSON.stringify(value)
  expect(readImport(text)).toMatchObject({ error: null, notes: ['renamed', ...notes] })
  expect(dataOf(text)).toEqual([entry])
  const wrong = text.replace('"A"', '7')
  const { place } = readImport(wrong).error ?? {}
  expect(wrong.slice(place?.start, place?.end)).toContain('"titre":7')
  const soon = text.replace('2027-03-28', 'soon')
  expect(soon.slice(...range(soon))).toBe('"soon"')
})

const range = (text: string): [number | undefined, number | undefined] => {
  const { place } = readImport(text).error ?? {}
  return [place?.start, place?.end]
}

test('an error in a French key is shown at its value, also with prose around', () => {
  const text = `Voici : ${JSON.stringify([{ utilisateur: 'emma', tâches: [{ ...french, attentes: 'who' }] }])}`
  expect(text.slice(...range(text))).toBe('"who"')
})

test.each(['username', 'User Name', 'name', 'assigned_to', 'assignedTo', 'assignee', 'member', 'child'])(
  'the key %s names the user of an entry or a task',
  (key) => {
    for (const [value, notes] of [
      [[{ [key]: 'emma', tasks: [task] }], []],
      [[{ [key]: 'emma', ...task }], ['grouped']],
      ...(key === 'name' ? [] : [[{ [key]: 'emma', tasks: [task] }, ['alone']] as const]),
      [{ name: 'Week', tasks: [{ [key]: 'emma', ...task }] }, ['wrapped', 'grouped']],
    ] as const) {
      const text = JSON.stringify(value)
      expect(readImport(text)).toMatchObject({ error: null, notes: ['renamed', ...notes] })
      expect(dataOf(text)).toEqual([entry])
    }
  },
)

test('the clearest of several names of the user counts, and a name alone is that of no user', () => {
  const { user, ...renamed } = inEnglishKeys({ name: 'Morning', assignee: 'emma', ...task }) as Record<string, unknown>
  expect([user, renamed]).toEqual(['emma', { name: 'Morning', ...task }])
  const named = { name: 'Sweep', description: 'a' }
  expect(inEnglishKeys(named)).toBe(named)
})

test.each(['name', 'Name', 'nom'])('the %s of the only object is that of the list, not of a user', (key) => {
  const { entries } = readImport(JSON.stringify({ [key]: 'Weekly plan', tasks: [task] }))
  expect(entries).toMatchObject([{ user: null, error: { message: 'imports.userRequired' } }])
  const named = JSON.stringify({ [key]: 'Weekly plan', assignee: 'emma', tâches: [task] })
  expect(readImport(named)).toMatchObject({ error: null, entries: [{ user: 'emma' }] })
  const several = JSON.stringify({ [key]: 'emma', tasks: [task] }).repeat(2)
  expect(readImport(several)).toMatchObject({ error: null, entries: [{ user: 'emma' }, { user: 'emma' }] })
})

test.each([
  ['15', 15],
  [' 15 points', 15],
  ['many', 'many'],
])('points written as the text %j are %j', (written, points) => {
  const text = JSON.stringify([{ user: 'emma', tasks: [{ ...task, points: written }] }])
  expect(dataOf(text)).toEqual([{ user: 'emma', tasks: [{ ...task, points }] }])
  expect(readImport(text).error === null).toBe(points === 15)
})

test.each([
  ['beside the English ones', [{ ...entry, membre: 'noah', tasks: [{ ...task, titre: 'B', jour: 'lundi' }] }], []],
  ['that the import does not need', [{ user: 'emma', tasks: [{ ...task, échéance: 'lundi' }] }], []],
  ['around the list', { nom: 'Semaine', tâches: [entry] }, ['wrapped']],
])('data that is complete is read as before with French keys %s', (_, value, notes) => {
  expect(readImport(JSON.stringify(value))).toMatchObject({ error: null, notes, entries: [{ user: 'emma' }] })
})

test('the first of several French keys counts, and what is nested more deeply than tasks is left alone', () => {
  const value = { nom: 'a', prénom: 'b', list: [[[[[[{ titre: 'x' }]]]]]] }
  expect(inEnglishKeys(value)).toEqual({ user: 'a', prénom: 'b', list: value.list })
  expect(givenPath(value, ['user'])).toEqual(['nom'])
  const same = [{ a: [{ b: null }] }, 'c', null]
  expect(inEnglishKeys(same)).toBe(same)
})

import { itemErrors } from '@/lib/planning/item-errors'
import { addDays, toDay, type Day } from '@/lib/calendar'
import type { Entry } from '@/lib/planning/entries'
import {
  entriesOf,
  gapsIn,
  isLibraryTask,
  missingIn,
  titlesIn,
  withBlank,
  withChange,
  withCopy,
  withEntries,
  withLibraryTask,
  type Grid,
} from '@/lib/planning/table'
import { inEnglish } from '@/tests/fixtures/english'

const monday = toDay('2026-11-23')
const tuesday = addDays(monday, 1)
const emma = { id: 'e', username: 'Emma' }
const noah = { id: 'n', username: 'noah' }
const grid: Grid = { members: [emma, noah], days: [monday, tuesday], perDay: 1 }

const task = (title: string, date: Day) => ({
  title,
  description: `${title}. Tell how.`,
  expectations: [{ text: 'how', isHidden: false }],
  date,
  points: 10,
})
const entries: Entry[] = [
  { user: 'emma', tasks: [task('Read', monday), task('Sing', tuesday), task('Too many', tuesday)] },
  { user: 'noah', tasks: [task('Cook', monday), task('Another day', addDays(monday, 9))] },
  { user: 'nobody', tasks: [task('Nobody’s', monday)] },
]
const items = withEntries([], entries, grid, false)

test('suggestions fill the places of the grid and no more', () => {
  expect(items.map(({ memberId, date, title }) => [memberId, date, title])).toEqual([
    ['e', monday, 'Read'],
    ['e', tuesday, 'Sing'],
    ['n', monday, 'Cook'],
  ])
  expect(new Set(items.map(({ key }) => key)).size).toBe(3)
})

test('only what is missing is asked for again, and what is there stays', () => {
  expect(gapsIn(items, grid)).toEqual({ members: [noah], days: [tuesday], perDay: 1, count: 1 })
  expect(gapsIn([], grid)?.count).toBe(4)
  const full = withEntries(items, [{ user: 'noah', tasks: [task('Run', tuesday), task('Again', monday)] }], grid, true)
  expect(full.map(({ title }) => title)).toEqual(['Read', 'Sing', 'Cook', 'Run'])
  expect(full.map(isLibraryTask)).toEqual([false, false, false, true])
  expect(isLibraryTask(withChange(full, full[3]?.key ?? -1, { isWritten: true })[3]!)).toBe(false)
  expect(gapsIn(full, grid)).toBeNull()
  expect(gapsIn(full, { ...grid, perDay: 3 })).toMatchObject({ members: [emma, noah], perDay: 2, count: 8 })
})

test('a copy goes to the other member on the same day and can be changed without the original', () => {
  const [first] = items
  const copied = withCopy(items, first?.key ?? -1, 'n')
  const copy = copied.at(-1)
  expect(copy).toMatchObject({ memberId: 'n', date: monday, title: 'Read' })
  const changed = withChange(copied, copy?.key ?? -1, { title: 'Read to me' })
  expect(changed.map(({ title }) => title)).toEqual(['Read', 'Sing', 'Cook', 'Read to me'])
  expect(titlesIn(copied)).toEqual(['Read', 'Sing', 'Cook'])
  expect(withCopy(copied, first?.key ?? -1, 'n')).toEqual(copied)
})

test('the plan is an import, one entry for each member who has tasks', () => {
  const [first, second] = entries
  const { tasks = [] } = first ?? {}
  expect(entriesOf(items, [emma, noah])).toEqual([
    { user: 'Emma', tasks: tasks.slice(0, 2) },
    { user: 'noah', tasks: second?.tasks.slice(0, 1) },
  ])
  expect(entriesOf(items, [noah])).toHaveLength(1)
  const copies = entriesOf(withCopy(items, 0, 'n'), [emma, noah]).flatMap((entry) => entry.tasks)
  expect(new Set(copies.map((task) => task.expectations)).size).toBe(copies.length)
})

test('what an import would refuse is found before it is sent, in its words', () => {
  const errors = itemErrors(withChange(items, 0, { points: -1 }), 'Europe/Paris')
  expect([...errors.keys()]).toEqual([0])
  expect(inEnglish([...errors.values()][0])).toContain('Points for task')
})

test('what is missing in a blank task is known without the words of an import', () => {
  const blank = withBlank(items, 'e', tuesday)
  expect(itemErrors(blank, 'Europe/Paris').size).toBe(0)
  expect(blank.map(missingIn)).toEqual([[], [], [], ['title', 'description']])
  expect(blank.at(-1)).toMatchObject({ isTried: false })
  expect(missingIn({ title: ' \u200b', description: 'Read.' })).toEqual(['title'])
})

test('a task of the library joins the plan for each member', () => {
  const { title, description, expectations, points } = task('Hum', monday)
  const joined = withLibraryTask(items, { title, description, expectations, points }, ['e', 'n'], tuesday)
  expect(joined.slice(items.length).map(({ memberId, date, isKept }) => [memberId, date, isKept])).toEqual([
    ['e', tuesday, true],
    ['n', tuesday, true],
  ])
  expect(new Set(joined.map(({ key }) => key)).size).toBe(joined.length)
})

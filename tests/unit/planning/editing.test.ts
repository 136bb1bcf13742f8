import { addDays, toDay } from '@/lib/calendar'
import { chosenItems, freshDraft } from '@/lib/planning/draft'
import {
  afterCreation,
  begunAnew,
  cleared,
  removed,
  replaced,
  undone,
  unwantedIn,
  withAllShown,
  type Editing,
} from '@/lib/planning/editing'
import { withBlank, withChange, withEntries, type PlanItem } from '@/lib/planning/table'

const day = toDay('2026-11-24')
const emma = { id: 'e', username: 'Emma' }
const fresh = freshDraft([{ ...emma, isAdmin: false }], addDays(day, -1), 'en')
const grid = { members: [emma], days: [day], perDay: 3 }
const task = (title: string) => ({ title, description: 'Tell how.', expectations: [], date: day, points: 10 })
const entry = (...titles: string[]) => ({ user: 'Emma', tasks: titles.map(task) })
const suggested: Editing = {
  draft: { ...fresh, items: withEntries([], [entry('Read', 'Sing', 'Cook')], grid, false) },
  undos: [],
}
const withItems = ({ draft, undos }: Editing, change: (items: PlanItem[]) => PlanItem[]): Editing => ({
  draft: { ...draft, items: change(draft.items) },
  undos,
})
const changed = (editing: Editing, key: number, change: Partial<PlanItem>) =>
  withItems(editing, (items) => withChange(items, key, change))
const titles = ({ draft }: Editing) => draft.items.map(({ title }) => title)
const reworded = changed(suggested, 1, { title: 'Hum', isKept: true, isWritten: true })

test('another task in the place of one can be undone', () => {
  for (const editing of [
    reworded,
    changed(suggested, 1, { title: 'Hum', isKept: true }),
    changed(suggested, 1, { title: 'Hum' }),
  ]) {
    const other = replaced(editing, 1, task('Swim'), true)
    expect(titles(other)).toEqual(['Read', 'Swim', 'Cook'])
    expect(other.draft.items[1]).toMatchObject({ isKept: false, isWritten: false, isFromLibrary: true })
    expect(titles(undone(other))).toEqual(['Read', 'Hum', 'Cook'])
    expect(undone(other).draft.items[1]).toMatchObject({ isKept: editing.draft.items[1]?.isKept })
    expect(undone(other).undos).toEqual([])
  }
})

test('what was replaced or removed by hand is unwanted, what other suggestions replaced is not', () => {
  const editing = removed(cleared(replaced(suggested, 1, task('Swim'), true)), 0)
  expect(unwantedIn(editing.undos).map(({ title }) => title)).toEqual(['Sing'])
  expect(unwantedIn(removed(suggested, 0).undos).map(({ title }) => title)).toEqual(['Read'])
})

test('undoing leaves alone what was reworded since', () => {
  const other = changed(replaced(reworded, 1, task('Swim'), true), 1, { title: 'Dive', isWritten: true })
  expect(titles(undone(other))).toEqual(['Read', 'Dive', 'Cook', 'Hum'])
})

test('a removed task comes back, and a blank one is no loss', () => {
  const gone = removed(reworded, 1)
  const added = withItems(gone, (items) => withBlank(items, 'e', day))
  expect(titles(undone(added))).toEqual(['Read', 'Cook', '', 'Hum'])
  expect(new Set(undone(added).draft.items.map(({ key }) => key)).size).toBe(4)
  const blank = withItems(suggested, (items) => withBlank(items, 'e', day))
  expect(removed(blank, 3).undos).toEqual([])
  expect(titles(undone(removed(suggested, 1)))).toEqual(['Read', 'Cook', 'Sing'])
  expect(replaced(blank, 3, task('Swim'), true).undos).toEqual([])
})

test('suggesting others keeps what is kept, and can be undone', () => {
  const unlocked = changed(changed(reworded, 1, { isKept: false }), 2, { isKept: true })
  const again = withItems(cleared(unlocked), (items) => withEntries(items, [entry('Run', 'Jump')], grid, false))
  expect(titles(again)).toEqual(['Cook', 'Run', 'Jump'])
  expect(titles(undone(again))).toEqual(['Cook', 'Read', 'Hum'])
  const jumped = changed(again, again.draft.items[2]?.key ?? -1, { isKept: true })
  expect(titles(undone(jumped))).toEqual(['Cook', 'Read', 'Jump', 'Hum'])
  const begun = withItems(cleared(suggested), (items) => withEntries(items, [entry('Run')], grid, false))
  expect(titles(undone(begun))).toEqual(['Read', 'Sing', 'Cook'])
  expect(cleared(cleared(suggested)).undos).toHaveLength(1)
})

describe('after creating', () => {
  const { draft } = suggested
  const noahs = withBlank([], 'n', day).map((item) => ({ ...item, title: 'Run', isWritten: true }))

  test('the plan begins anew, with nothing to undo', () => {
    expect(afterCreation(draft, [], fresh)).toEqual({ draft: fresh, undos: [] })
  })

  test('tasks that were refused or changed meanwhile stay', () => {
    expect(afterCreation(draft, draft.items.slice(1), fresh)).toBeNull()
    expect(afterCreation(draft, [...draft.items.slice(1), ...noahs], fresh)).toBeNull()
  })

  test('undoing shows what is left of members and days that are not chosen, and nothing that was created', () => {
    const other = addDays(day, 9)
    const left = [...noahs, ...draft.items.slice(0, 1).map((item) => ({ ...item, key: 8, date: other }))]
    const next = afterCreation(draft, left, fresh)
    expect(next?.draft).toEqual(fresh)
    expect(next?.undos.map(({ kind }) => kind)).toEqual(['leftOut'])
    const shown = { ...draft, chosen: ['e', 'n'], days: [...draft.days, other], items: left }
    expect(next && undone(next)).toEqual({ draft: shown, undos: [] })
  })
})

test('tasks of members who are no longer chosen are neither shown nor cleared', () => {
  const noah = { id: 'n', username: 'Noah' }
  const added = withEntries(
    reworded.draft.items,
    [{ user: 'noah', tasks: [task('Run')] }],
    { ...grid, members: [noah] },
    false,
  )
  const both = withItems(reworded, () => added)
  expect(chosenItems(both.draft).map(({ title }) => title)).toEqual(['Read', 'Hum', 'Cook'])
  expect(titles(cleared(both))).toEqual(['Hum', 'Run'])
  const chosen = { ...cleared(both).draft, chosen: ['e', 'n'] }
  expect(chosenItems(chosen).map(({ title }) => title)).toEqual(['Hum', 'Run'])
})

test('tasks of days that are no longer chosen are neither shown nor cleared', () => {
  const next = addDays(day, 1)
  const both = withItems(reworded, (items) => withChange(items, 0, { date: next }))
  const editing = { ...both, draft: { ...both.draft, days: [day] } }
  expect(chosenItems(editing.draft).map(({ title }) => title)).toEqual(['Hum', 'Cook'])
  expect(titles(cleared(editing))).toEqual(['Read', 'Hum'])
  const again = { ...cleared(editing).draft, days: [day, next] }
  expect(chosenItems(again).map(({ title }) => title)).toEqual(['Read', 'Hum'])
  expect(afterCreation(editing.draft, editing.draft.items.slice(0, 1), fresh)?.draft).toEqual(fresh)
})

test('all tasks can be shown, whoever and whichever day is chosen', () => {
  const draft = { ...suggested.draft, chosen: [], days: [addDays(day, 1)] }
  expect(chosenItems(draft)).toEqual([])
  expect(chosenItems(withAllShown(draft))).toEqual(suggested.draft.items)
})

test('what undoing brings back is shown, whoever and whichever day was unticked since', () => {
  const gone = removed(reworded, 1)
  const unticked = { ...gone, draft: { ...gone.draft, chosen: [], days: [addDays(day, 1)] } }
  const { draft } = undone(unticked)
  expect([draft.chosen, draft.days.toSorted()]).toEqual([['e'], [day, addDays(day, 1)]])
  expect(chosenItems(draft).map(({ title }) => title)).toEqual(['Read', 'Cook', 'Hum'])
})

test('beginning anew can be undone with what was typed since', () => {
  const before: Editing = {
    ...reworded,
    draft: { ...reworded.draft, perDay: 2, wish: { ...fresh.wish, goal: 'Read' } },
  }
  const anew = begunAnew(before, fresh)
  expect(anew.draft).toEqual(fresh)
  expect(undone(anew)).toEqual(before)
  const more = withItems(anew, (items) => withBlank(items, 'e', day))
  expect(titles(undone(more))).toEqual(['Read', 'Hum', 'Cook', ''])
})

test('what was typed since beginning anew is shown when that is undone, also of a member who was added', () => {
  const noah = { id: 'n', username: 'Noah' }
  const next = addDays(day, 1)
  const anew = begunAnew({ ...reworded, draft: { ...reworded.draft, days: [day] } }, fresh)
  const added = { ...anew, draft: { ...anew.draft, members: [emma, noah], chosen: ['e', 'n'] } }
  const { draft } = undone(withItems(added, (items) => withBlank(items, 'n', next)))
  expect(draft).toMatchObject({ members: [emma, noah], chosen: ['e', 'n'], days: [day, next] })
  expect(chosenItems(draft).map(({ title }) => title)).toEqual(['Read', 'Hum', 'Cook', ''])
})

test('the changes are undone from the latest on', () => {
  const twice = removed(removed(changed(reworded, 0, { isKept: true }), 1), 0)
  expect(titles(undone(twice))).toEqual(['Cook', 'Read'])
  expect(titles(undone(undone(twice)))).toEqual(['Cook', 'Read', 'Hum'])
  expect(undone(suggested)).toEqual(suggested)
})

test('no more than the latest ten changes are remembered', () => {
  const many = Array.from({ length: 12 }).reduce<Editing>((now) => begunAnew(now, fresh), reworded)
  expect(many.undos).toHaveLength(10)
})

test('what was typed is remembered longer than suggestions', () => {
  const swaps = Array.from({ length: 12 }).reduce<Editing>(
    (now, _, at) => replaced(now, 0, task(`Task ${at}`), true),
    removed(reworded, 1),
  )
  expect(swaps.undos).toHaveLength(10)
  expect(swaps.undos[0]).toMatchObject({ kind: 'removed', lost: [{ title: 'Hum' }] })
})

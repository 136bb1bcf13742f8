import { addDays, toDay } from '@/lib/calendar'
import {
  dayToAdd,
  draftFor,
  draftWith,
  freshDraft,
  planRequest,
  settingsOf,
  type PlanDraft,
} from '@/lib/planning/draft'
import { begunAnew, removed, undone } from '@/lib/planning/editing'
import { planSchema } from '@/lib/planning/schema'
import { restoredPlan, storedPlan } from '@/lib/planning/stored'
import type { PlanItem } from '@/lib/planning/table'

const today = toDay('2026-11-23')
const tomorrow = addDays(today, 1)
const emma = { id: 'e', username: 'Emma', isAdmin: false }
const papi = { id: 'p', username: 'papi', isAdmin: true }
const fresh = freshDraft([emma, papi], today, 'en')
const item: PlanItem = {
  key: 4,
  memberId: 'e',
  date: tomorrow,
  title: 'Tidy the desk',
  description: '',
  expectations: [{ text: 'how', isHidden: false }],
  points: 10,
  isKept: true,
  isWritten: true,
  isTried: false,
  isFromLibrary: false,
}
const draft: PlanDraft = {
  members: [{ id: 'e', username: 'Emma of old' }, papi, { id: 's', username: 'searched' }],
  chosen: ['e', 's'],
  days: [tomorrow],
  perDay: 2,
  wish: { goal: 'more reading', language: 'fr', theme: 'music' },
  items: [item, { ...item, key: 9, memberId: 's' }],
}
const restored = (stored: unknown, on = today, hasMore = false) =>
  restoredPlan(JSON.stringify(stored), fresh, { today: on, hasMore })

test('a plan begins with a week from tomorrow for those who are not administrators', () => {
  expect(fresh).toMatchObject({ chosen: ['e'], perDay: 1, items: [] })
  expect([fresh.days[0], fresh.days.length]).toEqual([tomorrow, 7])
})

test('a plan can begin with a member and the day from which on they have no tasks', () => {
  const from = addDays(today, 9)
  expect(draftFor(fresh, { memberId: 'p', from }, today)).toMatchObject({
    chosen: ['p'],
    days: Array.from({ length: 7 }, (_, index) => addDays(from, index)),
  })
  expect(draftFor(fresh, { memberId: 'nobody', from }, today)).toEqual(fresh)
  for (const day of [addDays(today, -1), addDays(today, 25), toDay('9999-12-26')])
    expect(draftFor(fresh, { memberId: 'p', from: day }, today)).toEqual(fresh)
})

test('a task is added on the preferred day, or on the first that is chosen', () => {
  const days = [addDays(today, 4), addDays(today, 2)]
  expect(dayToAdd(fresh, tomorrow)).toBe(tomorrow)
  expect(dayToAdd({ ...fresh, days }, tomorrow)).toBe(addDays(today, 2))
  expect(dayToAdd({ ...fresh, days: [] }, tomorrow)).toBe(tomorrow)
})

test('the form holds the settings of a draft, and asks for suggestions with them', () => {
  const settings = settingsOf(draft)
  expect(draftWith(settings, draft)).toEqual(draft)
  const wish = { goal: 'more reading', language: 'fr', theme: 'music' }
  expect(planSchema.parse(planRequest(settings))).toEqual({ members: ['e', 's'], days: [tomorrow], perDay: 2, ...wish })
  expect(planRequest({ ...settings, theme: '' })).not.toHaveProperty('theme')
})

test('the choices and the tasks of a stored plan are restored, half-typed ones too', () => {
  expect(restored(draft, today, true)).toEqual({
    editing: {
      draft: { ...draft, members: [{ id: 'e', username: 'Emma' }, { id: 'p', username: 'papi' }, draft.members[2]] },
      undos: [],
    },
    isLate: false,
  })
})

test('who is no longer in the family is left out', () => {
  expect(restored(draft)?.editing.draft).toMatchObject({ chosen: ['e'], items: [{ memberId: 'e' }] })
})

test('of days that have passed, what was kept or typed moves to today', () => {
  const own = { isKept: false, isWritten: false }
  const items = [
    item,
    { ...item, ...own, key: 5, title: 'Suggested' },
    { ...item, ...own, key: 6, isWritten: true, title: 'Typed' },
  ]
  const later = addDays(today, 3)
  const late = restored({ ...draft, items, days: [tomorrow, later] }, later)
  expect(late?.editing.draft.items.map(({ title, date }) => [title, date])).toEqual([
    ['Tidy the desk', later],
    ['Typed', later],
  ])
  expect(late).toMatchObject({ isLate: true, editing: { draft: { days: [later] } } })
  expect(restored({ ...draft, chosen: [] }, later)?.editing.draft).toMatchObject({
    days: fresh.days,
    chosen: fresh.chosen,
  })
})

test('what moves to today is shown there, and what was unticked on a day that has passed is left out', () => {
  const [later, next] = [addDays(today, 3), addDays(today, 4)]
  const ahead = { ...item, key: 5, date: next }
  const plan = { ...draft, items: [item, ahead], days: [tomorrow, next] }
  expect(restored(plan, later)).toMatchObject({
    isLate: true,
    editing: { draft: { days: [later, next], items: [{ date: later }, { date: next }] } },
  })
  expect(restored({ ...plan, days: [next] }, later)).toMatchObject({
    isLate: false,
    editing: { draft: { days: [next], items: [ahead] } },
  })
})

test('a past task of an unselected member moves to today, without selecting today or showing a note', () => {
  const [later, next] = [addDays(today, 3), addDays(today, 4)]
  const plan = { ...draft, chosen: ['e'], days: [tomorrow, next], items: [{ ...item, memberId: 'p' }] }
  expect(restored(plan, later)).toMatchObject({
    isLate: false,
    editing: { draft: { chosen: ['e'], days: [next], items: [{ memberId: 'p', date: later }] } },
  })
})

test('what can be undone is restored, on a later day without what has passed', () => {
  const { draft: own } = restored(draft, today, true)!.editing
  const editing = begunAnew(removed({ draft: own, undos: [] }, 4), { ...fresh, members: own.members })
  const again = restoredPlan(storedPlan(editing), fresh, { today, hasMore: true })!.editing
  expect(again).toEqual(editing)
  expect(undone(undone(again)).draft.items.map(({ title, memberId }) => [title, memberId])).toEqual([
    ['Tidy the desk', 's'],
    ['Tidy the desk', 'e'],
  ])
  const later = addDays(today, 3)
  const suggested = { ...own, items: [{ ...item, isKept: false, isWritten: false }] }
  const late = restoredPlan(storedPlan(begunAnew({ draft: suggested, undos: [] }, fresh)), fresh, {
    today: later,
    hasMore: false,
  })!.editing
  expect(undone(late).draft.items).toEqual([])
})

test('a plan of a release that had no undoing, or another one, is restored without it', () => {
  expect(restored({ ...draft, items: [{ ...item, isFromLibrary: undefined }] })?.editing.draft.items).toHaveLength(1)
  for (const undos of [{}, [{ kind: 'merged', lost: [] }], [{ kind: 'removed', lost: [{}] }]])
    expect(restored({ ...draft, undos })?.editing).toMatchObject({ draft: { perDay: 2 }, undos: [] })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another shape', { ...draft, items: undefined }],
  ['an item without words', { ...draft, items: [{ ...item, title: undefined }] }],
  ['a date that is none', { ...draft, items: [{ ...item, date: '2026-02-30' }] }],
  ['a theme that is gone', { ...draft, wish: { ...draft.wish, theme: 'magic' } }],
  ['no wish', { ...draft, wish: null }],
  ['an expectation of another release', { ...draft, items: [{ ...item, expectations: ['how'] }] }],
  ['too many a day', { ...draft, perDay: 4 }],
  ['two items of one key', { ...draft, items: [item, item] }],
  ['members of another shape', { ...draft, members: [null] }],
])('%s is ignored', (_, stored) => expect(restored(stored)).toBeNull())

test('what is no JSON is ignored', () => {
  for (const stored of [null, '', '{', 'undefined']) {
    expect(restoredPlan(stored, fresh, { today, hasMore: false })).toBeNull()
  }
})

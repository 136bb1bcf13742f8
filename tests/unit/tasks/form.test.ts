import { toDate, toDay } from '@/lib/calendar'
import {
  alreadyOverError,
  changedForm,
  copiedTaskForm,
  type EditableTask,
  expiryError,
  newTaskForm,
  newTaskFormFrom,
  newTasks,
  pointsMoved,
  taskChange,
  taskFormOf,
} from '@/lib/tasks/form'
import { managedTask } from '@/lib/tasks/managed/view'
import { inEnglish } from '@/tests/fixtures/english'

const emma = { id: 'emma', username: 'emma', avatar: null }
const noah = { id: 'noah', username: 'noah', avatar: null }
const task: EditableTask = {
  id: 'task',
  title: 'Sweep',
  description: 'Sweep the yard.',
  assignedTo: 'emma',
  date: toDay('2026-11-21'),
  status: 'pending',
  points: 25,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-28T23:30:00Z', // 00:30 on the 29th in Paris
  plannedExpiresAt: '2026-11-28T23:30:00Z',
  feedback: null,
  response: null,
  draft: null,
  draftVersion: 0,
  score: null,
  needsPerson: false,
  keptOpenUntil: null,
  feedbackLanguage: null,
  expectations: [],
  isExpired: false,
}
const before = taskFormOf(task, emma, 'Europe/Paris')

test('a new task is pending, due today, open for seven days and worth ten points', () => {
  const form = newTaskForm(toDay('2028-02-25'))
  expect(form).toMatchObject({ status: 'pending', date: '2028-02-25', expiresAt: '2028-03-03' })
  expect(newTasks({ ...form, title: 'Sweep', assignedTo: emma })).toEqual({
    title: 'Sweep',
    description: '',
    assignedTo: ['emma'],
    status: 'pending',
    date: '2028-02-25',
    expiresAt: '2028-03-03',
    points: 10,
  })
  expect(newTasks({ ...form, expiresAt: '' })).toMatchObject({ expiresAt: null })
  expect(newTasks({ ...form, formId: 'a-form' })).toMatchObject({ formId: 'a-form' })
})

test('a new task that was typed on an earlier day is due today unless its day is still to come', () => {
  const today = toDay('2028-02-25')
  const typed = { ...newTaskForm(toDay('2028-02-24')), title: 'Sweep', isExpiryChosen: true }
  const fresh = newTaskForm(today)
  expect(newTaskFormFrom(typed, fresh)).toEqual({ ...fresh, title: 'Sweep' })
  for (const date of ['2028-02-26', '']) expect(newTaskFormFrom({ ...typed, date }, fresh)).toEqual({ ...typed, date })
})

test('a copied task is pending and due today, and expires as many days after its own as the original was planned to', () => {
  const copy = (change: Partial<EditableTask>, today = toDay('2028-02-25')) =>
    copiedTaskForm({ ...task, status: 'accepted', ...change }, emma, today, 'Europe/Paris')
  const sameDay = { plannedExpiresAt: '2026-11-21T22:59:59Z' }
  expect(copy(sameDay).expiresAt).toBe('2028-02-25')
  expect(copy(sameDay, task.date).expiresAt).toBe('2026-11-21')
  expect(copy({ expiresAt: null, plannedExpiresAt: null }).expiresAt).toBe('')
  const copied = copy({})
  expect(changedForm(copied, copied, { date: '2028-02-26' }).expiresAt).toBe('2028-03-05')
  expect(newTasks({ ...copied, alsoFor: [noah] })).toMatchObject({
    title: 'Sweep',
    assignedTo: ['emma', 'noah'],
    status: 'pending',
    date: '2028-02-25',
    expiresAt: '2028-03-04',
    points: 25,
  })
})

test('points are sent when they changed, and blank ones are no number', () => {
  expect(taskChange(before, { ...before, points: '30' })).toEqual({ points: 30 })
  expect(taskChange(before, { ...before, points: ' ' }).points).toBeNaN()
})

test('days are in the family’s time zone', () => {
  expect(before).toMatchObject({ date: '2026-11-21', expiresAt: '2026-11-29' })
  expect(taskFormOf({ ...task, expiresAt: null, plannedExpiresAt: null }, emma, 'Europe/Paris').expiresAt).toBe('')
})

test('only changed fields are sent, so concurrent changes are kept', () => {
  expect(taskChange(before, before)).toEqual({})
  expect(taskChange(before, { ...before, title: 'Sweep well', assignedTo: noah })).toEqual({
    title: 'Sweep well',
    assignedTo: 'noah',
  })
  expect(taskChange(before, { ...before, expiresAt: '', isExpiryChosen: true, status: 'completed' })).toEqual({
    expiresAt: null,
    status: 'completed',
  })
})

test('the expiry follows the date until it is edited', () => {
  const moved = changedForm(before, before, { date: '2027-03-01' })
  expect(moved).toMatchObject({ date: '2027-03-01', expiresAt: '2027-03-09' })
  // The server moves the stored expiry and keeps its local time.
  expect(taskChange(before, moved)).toEqual({ date: '2027-03-01' })

  const halfTyped = changedForm(before, moved, { date: '0002-03-01' })
  expect(halfTyped).toMatchObject({ date: '0002-03-01', expiresAt: '2027-03-09' })
  expect(changedForm(before, halfTyped, { date: '' })).toMatchObject({ expiresAt: '2027-03-09' })
  expect(changedForm(before, halfTyped, { date: '2026-11-22' })).toMatchObject({ expiresAt: '2026-11-30' })

  const chosen = changedForm(before, moved, { expiresAt: '2027-03-05' })
  const later = changedForm(before, chosen, { date: '2027-03-02' })
  expect(later).toMatchObject({ date: '2027-03-02', expiresAt: '2027-03-05' })
  expect(taskChange(before, later)).toEqual({ date: '2027-03-02', expiresAt: '2027-03-05' })
})

test('another date shows the expiry without the days of pauses, and the first date that with them', () => {
  const paused = taskFormOf({ ...task, expiresAt: '2026-12-02T22:59:59Z' }, emma, 'Europe/Paris')
  expect(paused.expiresAt).toBe('2026-12-02')
  const moved = changedForm(paused, paused, { date: '2026-11-22' })
  expect(moved.expiresAt).toBe('2026-11-30')
  expect(changedForm(paused, moved, { date: '2026-11-21' }).expiresAt).toBe('2026-12-02')
})

test('an expiry that was edited back is sent, so that it does not follow the date', () => {
  const kept = changedForm(before, changedForm(before, before, { date: '2026-11-25' }), { expiresAt: '2026-11-29' })
  expect(taskChange(before, kept)).toEqual({ date: '2026-11-25', expiresAt: '2026-11-29' })
  expect(taskChange(before, changedForm(before, before, { expiresAt: '2026-11-29' }))).toEqual({})
})

test('a task that never expires still does not when its date changes', () => {
  const endless = taskFormOf({ ...task, expiresAt: null, plannedExpiresAt: null }, emma, 'Europe/Paris')
  expect(taskChange(endless, changedForm(endless, endless, { date: '2027-03-01' }))).toEqual({ date: '2027-03-01' })
})

test('an expiry before the task’s own day is an error on its field', () => {
  expect(inEnglish(expiryError({ ...before, expiresAt: '2026-11-20' }))).toMatch(/the end of its own day, Nov 21, 2026/)
  expect(expiryError({ ...before, expiresAt: '2026-11-21' })).toBeNull()
  expect(expiryError({ ...before, expiresAt: '' })).toBeNull()
})

test('a pending task cannot be saved with an expiry in the past', () => {
  const today = toDay('2026-12-05')
  const moved = { ...before, date: '2026-11-22', expiresAt: '2026-11-30' }
  expect(inEnglish(alreadyOverError(null, moved, today))).toMatch(/^That day is already over/)
  expect(inEnglish(alreadyOverError(before, moved, today))).toMatch(/^That day is already over/)
  // An unchanged past expiry does not block other edits, and completed work may be recorded.
  expect(alreadyOverError(before, { ...before, title: 'Sweep well' }, today)).toBeNull()
  expect(alreadyOverError(null, { ...moved, status: 'accepted' }, today)).toBeNull()
  for (const status of ['rejected', 'pending'] as const)
    expect(alreadyOverError({ ...before, status: 'accepted' }, { ...before, status }, today)).toBeNull()
  expect(alreadyOverError(null, { ...moved, expiresAt: '' }, today)).toBeNull()
  expect(alreadyOverError(null, { ...moved, expiresAt: '2026-12-05' }, today)).toBeNull()
})

test('whether a paused task that follows its date is already over is left to the server', () => {
  const today = toDay('2026-12-05')
  const paused = taskFormOf({ ...task, expiresAt: '2026-12-20T22:59:59Z' }, emma, 'Europe/Paris')
  const moved = changedForm(paused, paused, { date: '2026-11-20' })
  expect(moved.expiresAt).toBe('2026-11-28')
  expect(alreadyOverError(paused, moved, today)).toBeNull()
  const chosen = changedForm(paused, moved, { expiresAt: '2026-11-28' })
  expect(inEnglish(alreadyOverError(paused, chosen, today))).toMatch(/^That day is already over/)
})

test('a change shows its effect on the points', () => {
  expect(pointsMoved(before, { ...before, status: 'accepted' })).toBe('given')
  expect(pointsMoved({ ...before, status: 'completed' }, { ...before, status: 'expired' })).toBe('taken')
  expect(pointsMoved({ ...before, status: 'completed' }, { ...before, status: 'accepted' })).toBe('none')
  expect(pointsMoved(before, { ...before, status: 'rejected' })).toBe('none')
})

test('a row shows an excerpt of the description, cut between characters, and the expiry by the clock', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  const row = {
    ...task,
    date: toDate(task.date),
    expiresAt: new Date('2026-11-28T23:30:00Z'),
    assignee: emma,
    isSuspicious: true,
    needsPerson: true,
  }
  expect(managedTask(row, now)).toEqual({
    id: 'task',
    title: 'Sweep',
    description: 'Sweep the yard.',
    date: '2026-11-21',
    status: 'expired',
    points: 25,
    assignee: emma,
    isSuspicious: true,
    needsPerson: true,
  })
  const { description } = managedTask({ ...row, description: `x${'🦊'.repeat(20_000)}` }, now)
  expect(description.length).toBe(240)
  expect(description.isWellFormed()).toBe(true)
})

test('expectations are sent in their order, and only when they changed', () => {
  const won = { text: 'who won', isHidden: false }
  const listed = taskFormOf({ ...task, expectations: [won] }, emma, 'Europe/Paris')
  expect(taskChange(listed, { ...listed, expectations: [{ ...won, key: 7 }] })).toEqual({})
  const hidden = { key: 1, text: ' 56 ', isHidden: true }
  expect(taskChange(listed, { ...listed, expectations: [hidden, ...listed.expectations] })).toEqual({
    expectations: [{ text: '56', isHidden: true }, won],
  })
  expect(taskChange(listed, { ...listed, expectations: [] })).toEqual({ expectations: [] })
  // A blank line is an error and is not dropped.
  const blank = { key: 0, text: ' ', isHidden: false }
  expect(newTasks({ ...newTaskForm(task.date), expectations: [blank] }).expectations).toEqual([
    { text: '', isHidden: false },
  ])
})

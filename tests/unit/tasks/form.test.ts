import { toDate, toDay } from '@/lib/calendar'
import { newTask, newTaskForm, pointsMoved, taskChange, taskFormOf } from '@/lib/tasks/form'
import type { TaskView } from '@/lib/tasks/json'
import { managedTask } from '@/lib/tasks/managed'

const emma = { id: 'emma', username: 'emma', avatar: null }
const noah = { id: 'noah', username: 'noah', avatar: null }
const task: TaskView = {
  id: 'task',
  title: 'Sweep',
  description: 'Sweep the yard.',
  assignedTo: 'emma',
  date: toDay('2026-11-21'),
  status: 'pending',
  points: 25,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-28T23:30:00Z', // half past midnight of the 29th in Paris
  feedback: null,
  response: null,
  draft: null,
  score: null,
  needsPerson: false,
  isExpired: false,
}
const before = taskFormOf(task, emma, 'Europe/Paris')

test('a new task is pending, due today, open for seven days and worth ten points', () => {
  const form = newTaskForm(toDay('2028-02-25'))
  expect(form).toMatchObject({ status: 'pending', date: '2028-02-25', expiresOn: '2028-03-03' })
  expect(newTask({ ...form, title: 'Sweep' }, emma)).toEqual({
    title: 'Sweep',
    description: '',
    assignedTo: 'emma',
    status: 'pending',
    date: '2028-02-25',
    expiresAt: '2028-03-03',
    points: 10,
  })
  expect(newTask({ ...form, expiresOn: '' }, emma)).toMatchObject({ expiresAt: null })
})

test('days are the family’s', () => {
  expect(before).toMatchObject({ date: '2026-11-21', expiresOn: '2026-11-29' })
  expect(taskFormOf({ ...task, expiresAt: null }, emma, 'Europe/Paris').expiresOn).toBe('')
})

test('only what is changed is sent, so nothing of the meantime is undone', () => {
  expect(taskChange(before, before)).toEqual({})
  expect(taskChange(before, { ...before, title: 'Sweep well', assignee: noah })).toEqual({
    title: 'Sweep well',
    assignedTo: 'noah',
  })
  expect(taskChange(before, { ...before, expiresOn: '', status: 'completed' })).toEqual({
    expiresAt: null,
    status: 'completed',
  })
})

test('a change says what it does to the points', () => {
  expect(pointsMoved(before, { ...before, status: 'accepted' })).toBe('given')
  expect(pointsMoved({ ...before, status: 'completed' }, { ...before, status: 'expired' })).toBe('taken')
  expect(pointsMoved({ ...before, status: 'completed' }, { ...before, status: 'accepted' })).toBe('none')
  expect(pointsMoved(before, { ...before, status: 'rejected' })).toBe('none')
})

test('a row shows the beginning of the description, whole characters only, and expiry by the clock', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  const row = {
    ...task,
    date: toDate(task.date),
    expiresAt: new Date('2026-11-28T23:30:00Z'),
    assignee: emma,
    isSuspicious: true,
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
  })
  const { description } = managedTask({ ...row, description: `x${'🦊'.repeat(20_000)}` }, now)
  expect(description.length).toBe(240)
  expect(description.isWellFormed()).toBe(true)
})

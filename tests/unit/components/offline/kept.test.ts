import { randomUUID } from 'node:crypto'
import { isKeptPath } from '@/components/offline/kept'
import { changedPage } from '@/components/offline/keep-page'
import { photoPath } from '@/lib/photos/json'

const task = `/task-submission/${randomUUID()}`

test('only the dashboard and the pages of tasks are copied', () => {
  for (const path of ['/dashboard', task]) expect([path, isKeptPath(path)]).toEqual([path, true])
  const photo = photoPath(randomUUID(), randomUUID())
  const others = [
    '/',
    '/login',
    '/profile',
    '/dashboard/tasks',
    '/admin/users',
    `${task}/x`,
    '/task-submission/',
    photo,
  ]
  for (const path of others) expect([path, isKeptPath(path)]).toEqual([path, false])
})

test.each([
  ['a server action', task, '/leaderboard', task],
  ['a saved draft', '/api/tasks/save-draft', task, task],
  ['a navigation', `${task}?_rsc=1`, '/dashboard', null],
  ['a call', `/api/tasks/${randomUUID()}`, task, null],
  ['a server action of another screen', '/profile', '/profile', null],
  ['a draft that another screen sends', '/api/tasks/save-draft', '/profile', null],
])('%s', (_, request, shown, page) => {
  expect(changedPage(new URL(request, 'http://laurel.test'), shown)).toBe(page)
})

import { expect, test } from '@playwright/test'
import { familyDay, signIn } from '../fixtures'

test('an administrator creates, updates and deletes a task; a member may not', async ({
  request,
  playwright,
  baseURL,
}) => {
  const parent = await playwright.request.newContext({ baseURL })
  await signIn(parent, 'parent')
  const member = await signIn(request, 'papi')
  const body = {
    title: 'Feed the cat',
    description: 'Feed her and say what she ate.',
    assignedTo: member.id,
    status: 'pending',
    date: familyDay(),
    expiresAt: '2027-03-28',
    points: 10,
  }
  const created = await parent.post('/api/tasks', { data: body })
  const task = await created.json()
  expect(created.status()).toBe(201)
  expect(task).toMatchObject({
    title: 'Feed the cat',
    assigned_to: member.id,
    date: familyDay(),
    status: 'pending',
    points: 10,
    expires_at: '2027-03-28T21:59:59.000Z',
    feedback: null,
    response: null,
    is_expired: false,
    evaluation_details: null,
  })
  expect((await request.post('/api/tasks', { data: body })).status()).toBe(403)
  expect((await request.patch(`/api/tasks/${task.id}`, { data: { points: 99 } })).status()).toBe(403)
  expect((await request.delete(`/api/tasks/${task.id}`)).status()).toBe(403)

  const before = (await (await request.get('/api/users/profile')).json()).points
  const changed = await parent.patch(`/api/tasks/${task.id}`, { data: { ...body, status: 'completed', points: 25 } })
  expect([changed.status(), (await changed.json()).status]).toEqual([200, 'completed'])
  expect((await (await request.get('/api/users/profile')).json()).points).toBe(before + 25)
  expect((await parent.delete(`/api/tasks/${task.id}`)).status()).toBe(200)
  expect((await request.get(`/api/tasks/${task.id}`)).status()).toBe(404)
  expect((await (await request.get('/api/users/profile')).json()).points).toBe(before + 25)
  await parent.dispose()
})

test('invalid tasks are rejected with a message, and none is created', async ({ request }) => {
  // Tests beside this one give tasks to other members only.
  const { id } = await signIn(request, 'papi')
  await signIn(request, 'parent')
  const total = async () => (await request.get(`/api/users/${id}/tasks`)).headers()['x-total-count']
  const before = await total()
  expect(before).toMatch(/^\d+$/)
  const good = { title: 'T', assignedTo: id }
  const rejections: [unknown, number, string?][] = [
    [{ ...good, assignedTo: '00000000-0000-7000-8000-000000000000' }, 400, 'User not found'],
    [{ ...good, assignedTo: 'nobody' }, 400, 'User not found'],
    [{ ...good, title: ' ' }, 400, 'Task title is required'],
    [{ ...good, points: 2 ** 31 }, 400],
    [{ ...good, points: -1 }, 400],
    [{ ...good, date: '2027-02-30' }, 400],
    [{ ...good, date: '9999-12-31' }, 400],
    [{ ...good, expiresAt: '9999-12-31T23:59:59-23:59' }, 400],
    [{ ...good, title: '\u200b' }, 400, 'Task title is required'],
    [{ ...good, status: 'done' }, 400],
    [{ ...good, surprise: true }, 400],
    [[], 400],
  ]
  for (const [data, status, message] of rejections) {
    const response = await request.post('/api/tasks', { data: data as object })
    expect(response.status(), JSON.stringify(data)).toBe(status)
    if (message) expect((await response.json()).message).toBe(message)
  }
  expect(await total()).toBe(before)
})

test("another member's task is not found, and their list shows only its public part", async ({
  request,
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ baseURL })
  const lina = await signIn(other, 'lina')
  const theirs = (await (await other.get('/api/tasks')).json()) as { id: string; response: string | null }[]
  const answered = theirs.find((task) => task.response)
  expect(answered).toBeDefined()

  await signIn(request, 'hugo')
  expect((await request.get(`/api/tasks/${answered?.id}`)).status()).toBe(404)
  for (const path of [`/api/tasks/user/${lina.id}`, `/api/users/${lina.id}/tasks`]) {
    const [task] = (await (await request.get(path)).json()) as Record<string, unknown>[]
    expect(Object.keys(task ?? {}).sort()).toEqual([
      'assigned_to',
      'date',
      'id',
      'is_expired',
      'points',
      'status',
      'title',
    ])
  }
  for (const action of ['submit', 'confirm']) {
    const data = { submission: 'x', ...(action === 'confirm' && { evaluation: { score: 100, isAccepted: true } }) }
    expect((await request.post(`/api/tasks/${answered?.id}/${action}`, { data })).status()).toBe(404)
  }
  const draft = { taskId: answered?.id, response: 'mine now' }
  expect((await request.post('/api/tasks/save-draft', { data: draft })).status()).toBe(404)
  await other.dispose()
})

test('the counts match the tasks', async ({ request }) => {
  const { id } = await signIn(request, 'noah')
  const tasks = (await (await request.get('/api/tasks')).json()) as { status: string }[]
  const count = (...statuses: string[]) => tasks.filter((task) => statuses.includes(task.status)).length
  const answer = async (path: string) => (await request.get(`/api/users/${id}/${path}`)).json()
  expect(await answer('accepted-tasks-count')).toEqual({ acceptedCount: count('accepted', 'completed') })
  expect(await answer('final-state-tasks-count')).toEqual({
    finalStateCount: count('accepted', 'completed', 'rejected', 'expired'),
  })
  const { points } = await answer('points-this-month')
  expect(points).toEqual(expect.any(Number))
})

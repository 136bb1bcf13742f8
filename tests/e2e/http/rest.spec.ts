import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { familyDay, signIn } from '../fixtures'

test('the health check is public', async ({ request }) => {
  const response = await request.get('/api/health')
  expect([response.status(), await response.json()]).toEqual([200, { status: 'ok' }])
})

test('a login returns the user, and the profile call returns the same one', async ({ request }) => {
  const user = await signIn(request, 'NOAH')
  expect(Object.keys(user).sort()).toEqual(
    ['avatar', 'id', 'is_admin', 'points', 'points_this_month', 'streak', 'username'].sort(),
  )
  expect(user).toMatchObject({ username: 'noah', streak: 23, is_admin: false })
  const profile = await (await request.get('/api/users/profile')).json()
  expect(Object.keys(profile).sort()).toEqual(
    [
      'avatar',
      'balance',
      'createdAt',
      'id',
      'isAdmin',
      'language',
      'lastActivity',
      'level',
      'points',
      'points_this_month',
      'streak',
      'username',
    ].sort(),
  )
  expect(profile).toMatchObject({ id: user.id, points: user.points, isAdmin: false })
  const session = await (await request.get('/api/auth/session')).json()
  expect(session.user).toEqual({ id: user.id, name: 'noah', isAdmin: false })
})

test('the login form works as a plain form, and returns to the requested page or to itself', async ({ request }) => {
  const send = async (form: Record<string, string>, headers = {}) => {
    const response = await request.post('/api/auth/login/form', { form, headers, maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  const noah = { username: 'noah', password: 'laurel-demo' }
  expect(await send({ ...noah, password: '' })).toEqual([303, '/login?failed=password'])
  expect(await send(noah, { Origin: 'https://evil.example' })).toEqual([403, undefined])
  expect((await request.get('/api/users/profile')).status()).toBe(401)
  expect(await send({ ...noah, callbackUrl: '//evil.example' })).toEqual([303, '/dashboard'])
  expect(await send({ ...noah, callbackUrl: '/leaderboard' })).toEqual([303, '/leaderboard'])
  expect(await (await request.get('/api/users/profile')).json()).toMatchObject({ username: 'noah' })
})

test('next-auth accepts the same credentials and sets the same cookie', async ({ request }) => {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { csrfToken, username: 'noah', password: 'laurel-demo', json: 'true' }
  await request.post('/api/auth/callback/credentials', { form })
  expect((await request.get('/api/users/profile')).status()).toBe(200)
})

test.describe('a login is rejected for', () => {
  const rejections: [unknown, number, string][] = [
    [{ username: '', password: 'x' }, 400, 'Username is required'],
    [{ username: 'noah' }, 400, 'Password is required'],
    [{ username: 'noah', password: 'not it' }, 401, 'Wrong username or password'],
    [{ username: 'no such person', password: 'not it' }, 401, 'Wrong username or password'],
    [{ username: 'noah\u0000', password: 'x' }, 400, 'Please remove the characters in username that cannot be stored.'],
  ]
  for (const [data, status, message] of rejections) {
    test(`${JSON.stringify(data)}`, async ({ request }) => {
      const response = await request.post('/api/auth/login', { data })
      expect([response.status(), (await response.json()).message]).toEqual([status, message])
      expect(response.headers()['set-cookie']).toBeUndefined()
    })
  }
})

test('logging out ends the session, also for a copy of its cookie', async ({ request, playwright, baseURL }) => {
  await signIn(request, 'noah')
  const copy = await playwright.request.newContext({ baseURL, storageState: await request.storageState() })
  expect((await copy.get('/api/users/profile')).status()).toBe(200)
  expect((await request.post('/api/auth/logout', { data: {} })).status()).toBe(200)
  expect((await request.get('/api/users/profile')).status()).toBe(401)
  expect((await copy.get('/api/users/profile')).status()).toBe(401)
  await copy.dispose()
})

test('every call returns 401 without a session', async ({ request }) => {
  const id = '00000000-0000-7000-8000-000000000000'
  for (const path of [
    'users/profile',
    'tasks',
    `tasks/${id}`,
    `tasks/user/${id}`,
    `users/${id}/tasks`,
    `users/${id}/points-this-month`,
  ]) {
    expect((await request.get(`/api/${path}`)).status(), path).toBe(401)
  }
  const evaluation = { score: 1, isAccepted: false }
  const posts: [string, object][] = [
    ['tasks', {}],
    [`tasks/${id}/submit`, { submission: 'x' }],
    [`tasks/${id}/confirm`, { submission: 'x', evaluation }],
    ['tasks/save-draft', { taskId: id, response: 'x' }],
  ]
  for (const [path, data] of posts) expect((await request.post(`/api/${path}`, { data })).status(), path).toBe(401)
  expect((await request.delete(`/api/tasks/${id}`)).status()).toBe(401)
})

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

test.describe('the request filter', () => {
  test('a cross-site change is rejected', async ({ request }) => {
    await signIn(request, 'parent')
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const response = await request.post('/api/tasks', { headers, data: {} })
      expect(response.status(), JSON.stringify(headers)).toBe(403)
    }
  })

  test('a POST may leave out a body of which every part is optional', async ({ request }) => {
    const { id } = await signIn(request, 'noah')
    const path = `/api/users/${id}/calendar`
    expect((await request.post(path)).status()).toBe(201)
    expect((await request.post(path, { headers: { 'content-type': 'application/json' } })).status()).toBe(201)
    expect((await request.post(path, { form: {} })).status()).toBe(415)
    expect((await request.post('/api/auth/proof')).status()).toBe(415)
  })

  test('only JSON within the size and depth limits is parsed', async ({ request }) => {
    const post = (data: string, type = 'application/json') =>
      request.post('/api/auth/login', { headers: { 'content-type': type }, data: Buffer.from(data) })
    expect((await post('{}', 'text/plain')).status()).toBe(415)
    expect((await post('{')).status()).toBe(400)
    expect((await post('[]')).status()).toBe(400)
    expect((await post(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).status()).toBe(400)
    expect((await post(JSON.stringify({ username: 'x'.repeat(70_000), password: 'x' }))).status()).toBe(413)
  })

  test('an unsupported method returns 405, and responses are not cached', async ({ request }) => {
    const refused = await request.put('/api/tasks', { data: {} })
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([405, 'private, no-store'])
    expect(refused.headers().allow).toBe('GET, HEAD, OPTIONS, POST')
    const message = 'This address does not answer that method.'
    expect(await refused.json()).toEqual({ message, error: message })
    expect((await request.get('/api/users/profile')).headers()['cache-control']).toBe('private, no-store')
  })

  test('a malformed path is a bad request', async ({ request }) => {
    for (const path of ['/api/tasks/%ff', '/%E0%A4%A']) expect((await request.get(path)).status(), path).toBe(400)
  })

  test('a solution of thirty pages can be submitted', async ({ request, playwright, baseURL }) => {
    const member = await signIn(request, 'papi')
    const parent = await playwright.request.newContext({ baseURL })
    await signIn(parent, 'parent')
    const task = await (await parent.post('/api/tasks', { data: { title: 'Long', assignedTo: member.id } })).json()
    const response = 'I wrote a long story about it. '.repeat(3_000)
    expect((await request.post('/api/tasks/save-draft', { data: { taskId: task.id, response } })).status()).toBe(200)
    expect((await (await request.get(`/api/tasks/${task.id}`)).json()).response).toBe(response)
    expect((await request.post('/api/tasks', { data: { title: 'x'.repeat(70_000) } })).status()).toBe(413)
    await parent.dispose()
  })

  test('the session is checked after a slow request body has arrived', async ({ request, baseURL }) => {
    await signIn(request, 'papi')
    const { cookies } = await request.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const body = JSON.stringify({ taskId: '00000000-0000-7000-8000-000000000000', response: 'x' })
    const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length }
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const slow = httpRequest(`${baseURL}/api/tasks/save-draft`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      slow.on('error', reject)
      slow.write(body.slice(0, 5))
      setTimeout(() => {
        void request.post('/api/auth/logout', { data: {} }).then(() => slow.end(body.slice(5)))
      }, 300)
    })
    expect(status).toBe(401)
  })

  test('a malformed id is not found', async ({ request }) => {
    await signIn(request, 'noah')
    for (const id of ['1', 'null', "'--", '00000000-0000-7000-8000-000000000000']) {
      expect((await request.get(`/api/tasks/${id}`)).status(), id).toBe(404)
    }
    for (const id of ['%00', '%zz', '%c0%80']) {
      expect((await request.get(`/api/tasks/${id}`)).status(), id).toBe(400)
    }
  })
})

test('logging out through next-auth ends the session, and its invalid input is a client error', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, username: 'noah', password: 'laurel-demo', json: 'true' },
  })
  const copy = await playwright.request.newContext({ baseURL, storageState: await request.storageState() })
  expect((await copy.get('/api/users/profile')).status()).toBe(200)
  await request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })
  expect((await copy.get('/api/users/profile')).status()).toBe(401)
  await copy.dispose()

  const headers = { cookie: 'next-auth.callback-url=javascript:1' }
  expect((await request.get('/api/auth/session', { headers })).status()).toBe(400)
  expect((await request.get('/api/auth/callback/credentials')).status()).toBe(400)
})

test('signing in again ends the previous session', async ({ request, playwright, baseURL }) => {
  await signIn(request, 'noah')
  const copy = await playwright.request.newContext({ baseURL, storageState: await request.storageState() })
  expect((await copy.get('/api/users/profile')).status()).toBe(200)
  await signIn(request, 'noah')
  expect((await request.get('/api/users/profile')).status()).toBe(200)
  expect((await copy.get('/api/users/profile')).status()).toBe(401)
  await copy.dispose()

  const other = await playwright.request.newContext({ baseURL, storageState: await request.storageState() })
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { csrfToken, username: 'noah', password: 'laurel-demo', json: 'true' }
  await request.post('/api/auth/callback/credentials', { form })
  expect((await request.get('/api/users/profile')).status()).toBe(200)
  expect((await other.get('/api/users/profile')).status()).toBe(401)
  await other.dispose()
})

test('responses that are not pages display and run nothing, and HTTPS responses send HSTS', async ({ request }) => {
  const headers = { 'x-forwarded-proto': 'https' }
  for (const path of ['/api/health', '/api/tasks', '/dashboard']) {
    const response = await request.get(path, { headers, maxRedirects: 0 })
    expect(response.headers(), path).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('next-auth accepts changes from the same origin only, and its log endpoint accepts nothing', async ({
  request,
}) => {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { csrfToken, username: 'noah', password: 'laurel-demo', json: 'true' }
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const headers = { [name]: value }
    expect((await request.post('/api/auth/callback/credentials', { form, headers })).status()).toBe(403)
  }
  expect((await request.get('/api/users/profile')).status()).toBe(401)
  expect((await request.post('/api/auth/_log', { data: { level: 'error', code: 'FORGED' } })).status()).toBe(404)
})

test('requests on which Next itself would fail are rejected', async ({ request }) => {
  const router = { rsc: '1', 'next-router-state-tree': 'garbage' }
  expect((await request.get('/login', { headers: router })).status()).toBe(400)
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const path of ['/icons', '/favicon.ico']) {
    expect((await request.post(path, { headers: form, data: 'garbage' })).status(), path).toBe(415)
  }
  for (const path of ['/_next/image', '/_next/static/x.js', '/icon.svg']) {
    expect((await request.post(path, { headers: form, data: 'garbage' })).status(), path).toBe(405)
  }
  const missing = await request.get('/_next/static/x.js', { maxRedirects: 0 })
  expect(missing.headers()['content-security-policy']).toContain("default-src 'none'")
})

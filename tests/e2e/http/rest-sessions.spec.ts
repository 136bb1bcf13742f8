import { expect, test } from '@playwright/test'
import { signIn } from '../fixtures'

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

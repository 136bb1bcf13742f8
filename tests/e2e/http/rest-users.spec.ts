import { expect, test } from '@playwright/test'
import { server } from '../administration'
import { administrator, demoPassword as password, signIn } from '../fixtures'

// These tests create and delete users, so they avoid the server where other tests count them.
test.use({ baseURL: server })

const own = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

test('administrators list, create, update and delete users', async ({ request }) => {
  await signIn(request, administrator)
  const name = own('Rest')
  const created = await request.post('/api/admin/users', {
    data: { username: name, password, points: 7, streak: 2, isAdmin: false },
  })
  expect(created.status()).toBe(201)
  const user = await created.json()
  expect(user).toMatchObject({ username: name, is_admin: false, points: 7, streak: 2, avatar: null })
  const list = await request.get('/api/admin/users')
  expect(list.headers()['cache-control']).toBe('private, no-store')
  expect(await list.json()).toContainEqual(user)

  const changed = await request.patch(`/api/users/${user.id}`, {
    data: { username: `${name}!`, points: 9, streak: 3, isAdmin: false, password: '' },
  })
  expect([changed.status(), await changed.json()]).toEqual([
    200,
    { ...user, username: `${name}!`, points: 9, streak: 3 },
  ])
  const deleted = await request.delete(`/api/users/${user.id}`)
  expect([deleted.status(), await deleted.json()]).toEqual([200, { id: user.id, message: 'User deleted' }])
  expect((await request.delete(`/api/users/${user.id}`)).status()).toBe(404)
  expect((await request.patch(`/api/users/nobody`, { data: { points: 1 } })).status()).toBe(404)
})

test('an invalid user is rejected with the reason', async ({ request }) => {
  await signIn(request, administrator)
  const post = async (data: object) => {
    const response = await request.post('/api/admin/users', { data: { username: own('Bad'), password, ...data } })
    return [response.status(), (await response.json()).message]
  }
  expect(await post({ username: 'PARENT' })).toEqual([409, 'This username is already taken'])
  expect(await post({ username: 'em\u202ema' })).toEqual([
    400,
    'A username cannot contain control or invisible characters',
  ])
  expect(await post({ password: '1234567' })).toEqual([400, 'A password has at least 8 characters'])
  for (const points of [1e10, -5])
    expect(await post({ points })).toEqual([400, 'Points are a whole number from 0 to 1,000,000,000'])
  expect((await post({ sessionVersion: 3 }))[0]).toBe(400)
})

test('the user calls return 403 to members and 401 to visitors, and change nothing', async ({
  request,
  playwright,
  baseURL,
}) => {
  const member = await signIn(request, 'emma')
  const visitor = await playwright.request.newContext({ baseURL })
  for (const [who, status] of [
    [request, 403],
    [visitor, 401],
  ] as const) {
    const answers = [
      await who.get('/api/admin/users'),
      await who.get(`/api/admin/users/${member.id}`),
      await who.post('/api/admin/users', { data: { username: own('Eve'), password, isAdmin: true } }),
      await who.patch(`/api/users/${member.id}`, { data: { isAdmin: true, points: 999_999 } }),
      await who.delete(`/api/users/${member.id}`),
    ]
    expect(answers.map((answer) => answer.status())).toEqual([status, status, status, status, status])
  }
  expect(await (await request.get('/api/users/profile')).json()).toMatchObject({
    isAdmin: false,
    points: member.points,
  })
  await visitor.dispose()
})

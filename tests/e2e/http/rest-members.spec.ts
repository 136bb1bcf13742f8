import { type APIRequestContext, expect, test } from '@playwright/test'
import { noisy, script, svg, vast } from '../../fixtures/pictures'
import { signIn } from '../fixtures'

type Entry = Record<string, unknown> & { id: string; username: string; points: number; is_admin?: boolean }

const list = async (request: APIRequestContext, path: string) => (await (await request.get(path)).json()) as Entry[]
/** The demo members; other tests may add more meanwhile. */
const members = ['emma', 'hugo', 'lina', 'mila', 'noah', 'papi']
const keys = (entry: object | undefined) => Object.keys(entry ?? {}).sort()

test('every call returns 401 without a session', async ({ request }) => {
  const id = '00000000-0000-7000-8000-000000000000'
  const board = ['leaderboard', 'users/leaderboard', 'users/simple-leaderboard', 'users/simple-leaderboard/top']
  for (const path of [...board, 'users', `users/profile/${id}`]) {
    expect((await request.get(`/api/${path}`)).status(), path).toBe(401)
  }
  expect((await request.post('/api/upload/avatar', { multipart: { avatar: 'x' } })).status()).toBe(401)
  expect((await request.patch(`/api/users/${id}/avatar`, { data: { avatar: 'x' } })).status()).toBe(401)
})

test('every signed-in user can list the users', async ({ request }) => {
  await signIn(request, 'noah')
  const users = await list(request, '/api/users')
  expect(users.map(({ username }) => username)).toEqual(expect.arrayContaining([...members, 'parent']))
  expect(keys(users[0])).toEqual(['avatar', 'id', 'is_admin', 'last_activity', 'points', 'streak', 'username'])
  expect(users.find(({ username }) => username === 'parent')).toMatchObject({ is_admin: true })
})

test("a member's profile is returned, and a missing one is not found", async ({ request }) => {
  await signIn(request, 'noah')
  const emma = (await list(request, '/api/users')).find(({ username }) => username === 'emma')
  const profile = await (await request.get(`/api/users/profile/${emma?.id}`)).json()
  expect(keys(profile)).toEqual(
    [
      'avatar',
      'createdAt',
      'id',
      'isAdmin',
      'lastActivity',
      'points',
      'points_this_month',
      'streak',
      'username',
    ].sort(),
  )
  expect(profile).toMatchObject({ id: emma?.id, username: 'emma', isAdmin: false })
  for (const id of ['nobody', '00000000-0000-7000-8000-000000000000']) {
    const response = await request.get(`/api/users/profile/${id}`)
    expect([response.status(), (await response.json()).message]).toEqual([404, 'User not found'])
  }
})

test('the leaderboards omit administrators; the simple one includes and marks them', async ({ request }) => {
  await signIn(request, 'noah')
  for (const path of ['/api/leaderboard', '/api/users/leaderboard']) {
    const board = await list(request, path)
    expect(keys(board[0])).toEqual(['avatar', 'id', 'points', 'streak', 'username'])
    expect(board.map(({ username }) => username)).toEqual(expect.arrayContaining(members))
    expect(board.map(({ username }) => username)).not.toContain('parent')
    expect(board.map(({ points }) => points)).toEqual(board.map(({ points }) => points).sort((a, b) => b - a))
  }
  const simple = await list(request, '/api/users/simple-leaderboard')
  expect(keys(simple[0])).toEqual(['avatar', 'id', 'is_admin', 'points', 'streak', 'username'])
  expect(simple.find(({ username }) => username === 'parent')).toMatchObject({ is_admin: true })
  const top = await (await request.get('/api/users/simple-leaderboard/top')).json()
  expect(keys(top)).toEqual(['avatar', 'id', 'is_admin', 'points', 'streak', 'username'])
  expect(top).toMatchObject({ is_admin: false })
})

test.describe('an upload is rejected:', () => {
  const wrongType = 'Invalid file type: Please select an image file'
  const tooLarge = 'File too large: Image must be less than 5MB'
  const tooDetailed = 'This picture is too detailed: it may have at most 25 million pixels.'
  const files: [string, () => Promise<Buffer>, number, string][] = [
    ['an SVG named .png', async () => Buffer.from(svg), 415, wrongType],
    ['HTML named .png', async () => Buffer.from(`<!doctype html>${script}`), 415, wrongType],
    ['an empty file', async () => Buffer.alloc(0), 415, wrongType],
    ['half a picture', async () => (await noisy().png().toBuffer()).subarray(0, 20_000), 415, wrongType],
    ['6 MB', async () => Buffer.alloc(6 * 1024 * 1024, 1), 413, tooLarge],
    ['16,000 by 16,000 pixels', async () => vast(), 413, tooDetailed],
  ]
  for (const [what, make, status, message] of files) {
    test(what, async ({ request }) => {
      await signIn(request, 'noah')
      const avatar = { name: 'me.png', mimeType: 'image/png', buffer: await make() }
      const response = await request.post('/api/upload/avatar', { multipart: { avatar } })
      expect([response.status(), (await response.json()).message]).toEqual([status, message])
    })
  }
})

test('a script appended to a picture is removed on upload, and only the owner may use the picture', async ({
  request,
  playwright,
  baseURL,
}) => {
  const noah = await signIn(request, 'noah')
  const avatar = {
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([await noisy().png().toBuffer(), Buffer.from(script)]),
  }
  const { url } = (await (await request.post('/api/upload/avatar', { multipart: { avatar } })).json()) as {
    url: string
  }
  const served = await request.get(url)
  expect(served.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect((await served.body()).includes(script)).toBe(false)

  const other = await playwright.request.newContext({ baseURL })
  const lina = await signIn(other, 'lina')
  const show = async (context: APIRequestContext, id: string) =>
    (await context.patch(`/api/users/${id}/avatar`, { data: { avatar: url } })).status()
  expect(await show(other, noah.id)).toBe(403)
  expect(await show(other, lina.id)).toBe(400)
  expect(await show(request, noah.id)).toBe(200)
  await other.dispose()
})

import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request as playwrightRequest, test } from '@playwright/test'
import { pathParameters } from '@/lib/http/operation'
import { operations } from '@/lib/openapi/operations'
import { boards } from '@/lib/leaderboard/boards'
import { awardRow } from '@/prisma/demo/rows'
import { demoPasswordHash, insert, insertOne } from '../../fixtures/insert'
import { familyDay, inDays, someTask, someUser } from '../../fixtures/rows'
import { pages } from '../../harness/doors'
import { type OwnServer, takeOwnServer } from '../../harness/own-server'
import { administrator, signIn } from '../fixtures'

test.describe.configure({ mode: 'serial' })

// Numbers that nothing else in a response contains; the surroundings exclude parts of ids.
const secrets = /(?<![\w-])(?:739,?012|48,?179)(?![\w-])/

let server: OwnServer
let parent: APIRequestContext
let member: APIRequestContext
let other: { id: string; task: string }

test.beforeAll(async () => {
  server = await takeOwnServer()
  const passwordHash = await demoPasswordHash(server.database)
  const someone = (username: string, streak = 0) =>
    insertOne(server.database, 'User', someUser({ username, passwordHash, streak, streakDay: familyDay() }))
  const [own, rich] = [await someone('Reader'), await someone('Rich', 48179)]
  const task = await insertOne(
    server.database,
    'Task',
    someTask(rich.id, { title: 'A great deed', status: 'accepted', points: 739012 }),
  )
  const award = awardRow({ ...task, assigneeId: rich.id, points: 739012 }, new Date(familyDay()), inDays(0))
  await insert(server.database, 'PointEntry', [award])
  other = { id: rich.id, task: task.id }
  const context = () => playwrightRequest.newContext({ baseURL: server.address })
  ;[parent, member] = [await context(), await context()]
  await signIn(parent, administrator)
  await signIn(member, own.username)
})
test.afterAll(async () => {
  await Promise.all([parent?.dispose(), member?.dispose()])
  await server.stop()
})

/** Every call that reads, and every screen, about the other member where a path names one. */
const ids: Record<string, () => string> = { userId: () => other.id, taskId: () => other.task }
const calls = operations
  .filter(({ method, path }) => method === 'get' && path !== '/api/openapi.json')
  .map(
    ({ path }) =>
      () =>
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]?.() ?? randomUUID()),
  )
const screens = pages().map(
  (path) => () => path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => ids[name]?.() ?? randomUUID()),
)
const boardPaths = boards.flatMap((board) => [`/leaderboard?board=${board}`, `/api/leaderboard/places?board=${board}`])
const everyPath = () => [
  ...[...calls, ...screens].map((path) => path()),
  ...boardPaths,
  '/users?q=rich',
  '/api/users?offset=1',
]

async function chooseVisibility(visibility: string) {
  const response = await parent.patch('/api/admin/settings', { data: { visibility } })
  expect([response.status(), await response.json()]).toMatchObject([200, { visibility }])
}

/** Those of the paths whose responses contain the other member's points or streak. */
async function telling(who: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const response = await who.get(path)
    expect(response.status(), path).toBeLessThan(500)
    if (secrets.test(await response.text())) found.push(path)
  }
  return found
}

for (const visibility of ['own', 'off']) {
  test(`with visibility ${visibility} no call and no screen tells a member another's points or streak`, async () => {
    expect(operations.length).toBeGreaterThan(30)
    expect(operations.flatMap(({ path }) => pathParameters(path)).every((name) => name !== '')).toBe(true)
    await chooseVisibility(visibility)
    expect(await telling(member, everyPath())).toEqual([])
    expect(await (await member.get(`/api/users/profile/${other.id}`)).json()).toMatchObject({
      username: 'Rich',
      points: null,
      streak: null,
      points_this_month: null,
    })
    expect(await (await member.get(`/api/users/${other.id}/accepted-tasks-count`)).json()).toEqual({
      acceptedCount: null,
    })
    const screen = await (await member.get('/leaderboard')).text()
    expect(screen).toContain(
      visibility === 'own' ? 'everyone sees only their own place' : 'Your family has no leaderboards',
    )
    expect(screen.includes('href="/leaderboard"')).toBe(visibility === 'own')
    const told = ['/leaderboard', '/users', `/user/${other.id}`, '/api/leaderboard', '/api/users']
    expect(await telling(parent, told)).toEqual(told)
  })
}

test("with everyone's ranking the doors that compare members tell a member points and streaks", async () => {
  await chooseVisibility('everyone')
  const told = [
    '/leaderboard',
    '/leaderboard?board=streaks',
    '/users',
    '/users?q=rich',
    `/user/${other.id}`,
    `/users/${other.id}`,
    '/api/users',
    '/api/leaderboard',
    '/api/leaderboard/places?board=all-time',
    '/api/users/leaderboard',
    '/api/users/simple-leaderboard',
    '/api/users/simple-leaderboard/top',
    `/api/users/profile/${other.id}`,
    `/api/users/${other.id}/points-this-month`,
    `/api/users/${other.id}/tasks`,
  ]
  expect(await telling(member, told)).toEqual(told)
})

test('the settings are for administrators, and invalid ones are refused', async () => {
  expect((await member.get('/api/admin/settings')).status()).toBe(403)
  expect((await member.patch('/api/admin/settings', { data: { visibility: 'off' } })).status()).toBe(403)
  const unknown = [
    { visibility: 'nobody' },
    { visibility: null },
    { other: 1 },
    [],
    { restDaysKeepStreak: 'yes' },
    { allowsDictation: null },
  ]
  for (const data of [
    ...unknown,
    { language: 'de' },
    { evaluationsPerDay: 0 },
    { digestHour: 21 },
    { remindersFrom: 17 },
  ]) {
    expect((await parent.patch('/api/admin/settings', { data })).status(), JSON.stringify(data)).toBe(400)
  }
  expect(await (await parent.get('/api/admin/settings')).json()).toEqual({
    ...{ visibility: 'everyone', restDaysKeepStreak: false, language: null, evaluationsPerDay: null, digestHour: 17 },
    ...{ remindersFrom: 7, remindersUntil: 21, allowsDictation: false },
  })
  expect(await (await parent.get('/admin/setup')).text()).toContain('What members see of each other')
  expect((await parent.patch('/api/admin/settings', { data: { language: 'fr' } })).status()).toBe(200)
  expect(await (await parent.get('/admin/setup')).text()).toContain('Langue de la famille')
  await parent.patch('/api/admin/settings', { data: { language: null } })
})

test('only the page of a task may use the microphone, and only while the family allows dictation', async () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await parent.get(path, { headers })).headers()['permissions-policy']
  const task = `/task-submission/${other.task}`
  const closed = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
  const open = closed.replace('microphone=()', 'microphone=(self)')
  const set = (allowsDictation: boolean) => parent.patch('/api/admin/settings', { data: { allowsDictation } })

  expect(await policyOf(task)).toBe(closed)
  expect(await (await set(true)).json()).toMatchObject({ allowsDictation: true })
  expect(await policyOf(task)).toBe(open)
  expect(await policyOf(task, { 'Sec-Fetch-Dest': 'empty' })).toBe(closed)
  for (const path of ['/dashboard', '/api/tasks', `/admin/tasks/${other.task}`, '/task-submission', '/icon.svg'])
    expect(await policyOf(path), path).toBe(closed)
  await set(false)
  expect(await policyOf(task)).toBe(closed)
})

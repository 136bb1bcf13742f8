import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { boards, type Board } from '@/lib/leaderboard/boards'
import { findBoard, findChampion, findOwnPlace, findRank, listBoard } from '@/lib/leaderboard/queries'
import { countQueries } from '../harness/count-queries'
import { earn, grant } from '../fixtures/earn'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

let parent: Viewer

beforeEach(async () => {
  await db.user.deleteMany()
  parent = await createAdministrator()
})

const rows = async (board: Board, viewer: Viewer, now?: string) =>
  (await findBoard(testScope(viewer, now), board)).places.map(({ rank, username, value }) => [rank, username, value])

test.each([
  ['in winter', '2026-10-31T22:59:00Z', '2026-10-31T23:01:00Z'],
  ['in summer', '2026-06-30T21:59:00Z', '2026-06-30T22:01:00Z'],
  ['over new year', '2026-12-31T22:59:00Z', '2026-12-31T23:01:00Z'],
])(
  "work at 23:59 in Paris counts for that month's board, and at 00:01 for the next, %s",
  async (_when, lastMinute, firstMinute) => {
    const anna = await createUser({ username: 'anna' })
    await earn(parent, anna, 10, lastMinute)
    await earn(parent, anna, 25, firstMinute)
    expect(await rows('monthly', anna, lastMinute)).toEqual([[1, 'anna', 10]])
    expect(await rows('monthly', anna, firstMinute)).toEqual([[1, 'anna', 25]])
    expect(await rows('all-time', anna, firstMinute)).toEqual([[1, 'anna', 35]])
  },
)

test('administrators are omitted, and ties are ordered by username', async () => {
  const zoe = await createUser({ username: 'zoe' })
  const adam = await createUser({ username: 'Adam' })
  const bela = await createUser({ username: 'bela' })
  await earn(parent, zoe, 20)
  await earn(parent, adam, 20)
  await earn(parent, bela, 30)
  await earn(parent, parent, 500)
  const expected = [
    [1, 'bela', 30],
    [2, 'Adam', 20],
    [3, 'zoe', 20],
  ]
  expect(await rows('monthly', zoe)).toEqual(expected)
  expect(await rows('all-time', parent)).toEqual(expected)
  expect(await findChampion(testScope(zoe))).toMatchObject({ username: 'bela', points: 30, isAdmin: false })
  const ranks = await Promise.all([zoe, adam, bela, parent].map(({ id }) => findRank(testScope(zoe), id)))
  expect(ranks).toEqual([3, 2, 1, 0])
})

test('points set by an administrator count for the all-time board, not for the month', async () => {
  const anna = await createUser({ username: 'anna' })
  await grant(anna, { points: 1200 })
  await earn(parent, anna, 5)
  expect(await rows('monthly', anna)).toEqual([[1, 'anna', 5]])
  expect(await rows('all-time', anna)).toEqual([[1, 'anna', 1205]])
})

test('the ten-day bonus counts for the month of its day', async () => {
  const anna = await createUser({ username: 'anna' })
  await grant(anna, { streak: 9 }, '2026-11-20T12:00:00Z')
  await earn(parent, anna, 5, '2026-11-20T12:00:00Z')
  expect(await rows('monthly', anna)).toEqual([[1, 'anna', 105]])
})

test('a streak whose last day is before yesterday is over', async () => {
  const anna = await createUser({ username: 'anna' })
  const bob = await createUser({ username: 'bob' })
  await earn(parent, anna, 5, '2026-11-18T12:00:00Z')
  await earn(parent, anna, 5, '2026-11-19T12:00:00Z')
  await earn(parent, bob, 5, '2026-11-19T12:00:00Z')
  await earn(parent, bob, 5, '2026-11-20T22:59:00Z')
  const at = (now: string) => rows('streaks', anna, now)
  expect(await at('2026-11-20T12:00:00Z')).toEqual([
    [1, 'anna', 2],
    [2, 'bob', 2],
  ])
  expect(await at('2026-11-20T23:30:00Z')).toEqual([
    [1, 'bob', 2],
    [2, 'anna', 0],
  ])
  expect(await at('2026-11-22T12:00:00Z')).toEqual([
    [1, 'anna', 0],
    [2, 'bob', 0],
  ])
  const list = await listBoard(testScope(anna, '2026-11-21T12:00:00Z'), { withAdmins: false, offset: 0 })
  expect(list.entries.map((entry) => entry.streak)).toEqual([0, 2])
})

test('an empty board has no rows, no champion and no rank', async () => {
  for (const board of ['monthly', 'all-time', 'streaks'] as const) expect(await rows(board, parent)).toEqual([])
  expect(await findChampion(testScope(parent))).toBeNull()
  expect(await listBoard(testScope(parent), { withAdmins: false, offset: 0 })).toEqual({ entries: [], total: 0 })
})

test('the simple leaderboard includes administrators', async () => {
  const anna = await createUser({ username: 'anna' })
  await earn(parent, parent, 50)
  const { entries, total } = await listBoard(testScope(anna), { withAdmins: true, offset: 0 })
  expect([total, entries.map((one) => [one.username, one.isAdmin])]).toEqual([
    2,
    [
      [parent.username, true],
      ['anna', false],
    ],
  ])
})

test('visitors see no board', async () => {
  const scope = testScope(null)
  for (const asked of [findBoard(scope, 'monthly'), findChampion(scope), findRank(scope, parent.id)]) {
    await expect(asked).rejects.toMatchObject({ code: 'unauthenticated' })
  }
})

test('the board, the own place, the champion and a rank take one query each, for any number of members', async () => {
  const last = await createUser({ username: 'zz last' })
  const crowd = Array.from({ length: 1200 }, (_, index) => ({
    username: `member ${index}`,
    usernameKey: `member ${index}`,
    passwordHash: 'none',
  }))
  await earn(parent, await createUser({ username: 'first' }), 10)
  const scope = testScope(last)
  const works: (() => Promise<unknown>)[] = boards.flatMap((board) => [
    () => findBoard(scope, board),
    () => findOwnPlace(scope, board),
  ])
  works.push(
    () => listBoard(scope, { withAdmins: true, offset: 0 }),
    () => findChampion(scope),
    () => findRank(scope, last.id),
  )
  await countQueries(() => findRank(scope, last.id)) // the first call opens a connection
  await db.user.createMany({ data: crowd })
  for (const work of works) expect(await countQueries(work)).toBe(1)
  const { places, next } = await findBoard(scope, 'monthly')
  expect([places.length, places[0]?.username, next]).toEqual([50, 'first', expect.any(String)])
  const own = await findOwnPlace(scope, 'monthly')
  expect([own?.places.map(({ username, rank }) => [username, rank]), own?.total]).toEqual([
    [
      ['member 999', 1201],
      ['zz last', 1202],
    ],
    1202,
  ])
  expect(await findRank(scope, last.id)).toBe(1202)
  const rest = await listBoard(scope, { withAdmins: false, offset: 1000 })
  expect([rest.total, rest.entries.length, rest.entries[0]?.username]).toEqual([1202, 202, expect.any(String)])
  expect(await listBoard(scope, { withAdmins: false, offset: 5000 })).toEqual({ entries: [], total: 1202 })
})

test('a page continues after members moved, and an invalid cursor starts the board', async () => {
  const members = await Promise.all(
    Array.from({ length: 60 }, (_, index) => createUser({ username: `m${100 + index}` })),
  )
  const scope = testScope(parent)
  const { next } = await findBoard(scope, 'all-time')
  await earn(parent, members[59] as Viewer, 10) // the last is now the first, ahead of the cursor
  const rest = await findBoard(scope, 'all-time', next ?? undefined)
  expect(rest.places.map(({ username, rank }) => [username, rank])).toEqual(
    members.slice(50, 59).map(({ username }, index) => [username, 52 + index]),
  )
  for (const cursor of ['', 'x', '[]', '[1e99,"a"]', '["1","a"]', '[1,"\\u0000"]', '[1,"\\ud800"]']) {
    expect((await findBoard(scope, 'all-time', cursor)).places[0]?.rank).toBe(1)
  }
})

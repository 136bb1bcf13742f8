import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { Board } from '@/lib/leaderboard/boards'
import { findBoard, findChampion, findRank, listBoard } from '@/lib/leaderboard/queries'
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
  (await findBoard(testScope(viewer, now), board)).map(({ rank, username, value }) => [rank, username, value])

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
  expect((await findBoard(testScope(anna, '2026-11-21T12:00:00Z'), 'all-time')).map((row) => row.streak)).toEqual([
    0, 2,
  ])
})

test('an empty board has no rows, no champion and no rank', async () => {
  for (const board of ['monthly', 'all-time', 'streaks'] as const) expect(await rows(board, parent)).toEqual([])
  expect(await findChampion(testScope(parent))).toBeNull()
  expect(await listBoard(testScope(parent), { withAdmins: false, offset: 0 })).toEqual({ standings: [], total: 0 })
})

test('the simple leaderboard includes administrators', async () => {
  const anna = await createUser({ username: 'anna' })
  await earn(parent, parent, 50)
  const { standings, total } = await listBoard(testScope(anna), { withAdmins: true, offset: 0 })
  expect([total, standings.map((one) => [one.username, one.isAdmin])]).toEqual([
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

test("each board takes one query for any number of members, and includes the viewer's row past its end", async () => {
  const last = await createUser({ username: 'zz last' })
  const crowd = Array.from({ length: 1200 }, (_, index) => ({
    username: `member ${index}`,
    usernameKey: `member ${index}`,
    passwordHash: 'none',
  }))
  await earn(parent, await createUser({ username: 'first' }), 10)
  const counted = async () => [
    await countQueries(() => findBoard(testScope(last), 'monthly')),
    await countQueries(() => findBoard(testScope(last), 'all-time')),
    await countQueries(() => findBoard(testScope(last), 'streaks')),
    await countQueries(() => findChampion(testScope(last))),
    await countQueries(() => findRank(testScope(last), last.id)),
  ]
  await counted() // the first call opens a connection
  expect(await counted()).toEqual([1, 1, 1, 1, 1])
  await db.user.createMany({ data: crowd })
  expect(await counted()).toEqual([1, 1, 1, 1, 1])
  const board = await findBoard(testScope(last), 'monthly')
  expect([board.length, board[0]?.username, board.at(-1)?.username, board.at(-1)?.rank]).toEqual([
    1001,
    'first',
    'zz last',
    1202,
  ])
  expect(await findRank(testScope(last), last.id)).toBe(1202)
  const rest = await listBoard(testScope(last), { withAdmins: false, offset: 1000 })
  expect([rest.total, rest.standings.length, rest.standings[0]?.rank]).toEqual([1202, 202, 1001])
})

import { createFirstAdministrator, signIn } from '@/lib/account/commands'
import { toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { settleTask } from '@/lib/points/ledger'
import { streakOn } from '@/lib/users/json'
import { loadDemoFamily } from '@/prisma/demo/load'
import { seeNews } from '../fixtures/news'
import { testScope } from '../fixtures/scope'

const noon = '2026-11-21T11:00:00Z'
const moment = { now: new Date(noon), timeZone: 'Europe/Paris' }
const parent = { username: 'parent', password: 'laurel-demo' }

beforeEach(() => db.user.deleteMany())

test("an administrator with a demo member's name prevents the demo family from being loaded", async () => {
  await expect(loadDemoFamily(moment, { ...parent, username: 'Emma' })).rejects.toThrow(/ADMIN_USERNAME.*Emma/)
  expect(await db.user.count()).toBe(0)
})

test('an existing family is left unchanged, with a notice that the demo is not loaded', async () => {
  await createFirstAdministrator('boss', 'a long password')
  expect(await loadDemoFamily(moment, parent)).toBe(false)
  expect(await db.user.findMany({ select: { username: true } })).toEqual([{ username: 'boss' }])
})

test('a run that becomes longer than an earlier one is a personal best once', async () => {
  await loadDemoFamily(moment, parent)
  const member = await db.user.findFirstOrThrow({ where: { username: 'emma' } })
  expect(member).toMatchObject({ streak: 9, bestStreak: 9 })
  const pending = await db.task.findMany({ where: { assigneeId: member.id, status: 'pending' }, take: 2 })
  const scope = testScope(member, noon)
  for (const news of [[{ kind: 'best', days: 10 }], []]) {
    const task = pending.pop()
    if (!task) throw new Error('Emma has nothing to do.')
    const day = toDay('2026-11-21')
    await db.$transaction((tx) => settleTask(tx, testScope(null, noon), { ...task, isEarning: true }, day))
    expect(await seeNews(scope)).toEqual(news)
  }
})

test('an empty database gets the demo family once, always the same, with consistent points', async () => {
  // One connection per evaluation: evaluating blocks the process, which on a slow machine exceeds the connection
  // timeout.
  await Promise.all([db.user.count(), db.user.count()])
  expect(await Promise.all([loadDemoFamily(moment, parent), loadDemoFamily(moment, parent)])).toEqual([true, true])
  const users = await db.user.findMany({ include: { pointEntries: true }, orderBy: { username: 'asc' } })
  expect(users.map((user) => [user.username, streakOn(user, toDay('2026-11-21'))])).toEqual([
    ['emma', 9],
    ['hugo', 0],
    ['lina', 5],
    ['mila', 3],
    ['noah', 23],
    ['papi', 1],
    ['parent', 0],
  ])
  for (const { points, pointEntries } of users) {
    expect(points).toBe(pointEntries.reduce((sum, { amount }) => sum + amount, 0))
  }
  const statuses = await db.task.groupBy({ by: ['status'], _count: true })
  expect(statuses.map(({ status }) => status).sort()).toEqual(['accepted', 'expired', 'pending', 'rejected'])
  await expect(
    signIn(testScope(null), { username: 'emma', password: 'laurel-demo' }, { address: '10.0.0.1', agent: 'a test' }),
  ).resolves.toBeTruthy()
})

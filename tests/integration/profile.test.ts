import type { Viewer } from '@/lib/auth/policy'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import type { Part } from '@/lib/part'
import { findProfile as readProfile } from '@/lib/profile/queries'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { browseUsers } from '@/lib/users/queries'
import { countQueries } from '../harness/count-queries'
import { earn, grant } from '../fixtures/earn'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { someGift, someTask, someUser } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'

const first = { tasks: 1, points: 1 }
let parent: Viewer

/** A profile whose parts could all be read. */
async function findProfile(...choice: Parameters<typeof readProfile>) {
  const { weeks, activity, tasks, history, ...rest } = await readProfile(...choice)
  const parts = { weeks: read(weeks), activity: read(activity), tasks: read(tasks) }
  return { ...rest, ...parts, history: history && read(history) }
}

function read<T extends object>(part: Part<T> | null): T {
  if (part === null) throw new Error('The part is not shown.')
  if ('error' in part) throw new Error(part.error)
  return part
}

beforeAll(async () => {
  parent = await createAdministrator()
})

test('a profile shows the correct counts', async () => {
  const anna = await createUser()
  await earn(parent, anna, 10, '2026-11-20T10:00:00Z')
  await earn(parent, anna, 15, '2026-11-21T10:00:00Z', 'completed')
  await earn(parent, anna, 10, '2026-11-21T10:00:00Z', 'rejected')
  await createTaskRow(anna.id)
  const profile = await findProfile(testScope(anna), anna.id, first)
  expect(profile).toMatchObject({
    user: { username: anna.username, points: 25, streak: 2, isAdmin: false, avatar: null },
    isOwn: true,
    completedCount: 2,
    completionRate: 67,
    tasks: { total: 4, page: 1, pageCount: 1, isOpen: true },
  })
  expect(profile.weeks).toHaveLength(12)
  expect(profile.weeks.at(-1)).toEqual({ start: '2026-11-16', end: '2026-11-22', points: 25 })
  expect(profile.activity.at(-1)?.map(({ completed, when }) => `${completed} ${when}`)).toEqual([
    ...Array(4).fill('0 past'),
    '1 past',
    '1 today',
    '0 future',
  ])
})

test('other members see only the public part of the tasks and no points history; administrators can open everything', async () => {
  const anna = await createUser()
  const bob = await createUser()
  const secret = { description: 'my description', response: 'my response', feedback: 'my feedback', score: 12 }
  await createTaskRow(anna.id, { title: 'Read', status: 'rejected', ...secret })
  const seen = await findProfile(testScope(bob), anna.id, first)
  expect(seen).toMatchObject({ isOwn: false, history: null, tasks: { isOpen: false } })
  expect(Object.keys(seen.tasks.list[0] ?? {}).sort()).toEqual([
    'assigned_to',
    'date',
    'id',
    'is_expired',
    'points',
    'status',
    'title',
  ])
  expect(JSON.stringify(seen)).not.toMatch(/my (description|response|feedback)/)
  const opened = await findProfile(testScope(parent), anna.id, first)
  expect([opened.isOwn, opened.tasks.isOpen, opened.history]).toEqual([
    false,
    true,
    { list: [], total: 0, page: 1, pageCount: 1 },
  ])
  expect(opened.rank).toBeGreaterThan(0)
  expect((await findProfile(testScope(anna), parent.id, first)).rank).toBe(0)
})

test('the profile of a user who does not exist is not found', async () => {
  for (const id of ['nobody', '00000000-0000-7000-8000-000000000000']) {
    await expect(findProfile(testScope(parent), id, first)).rejects.toMatchObject({
      code: 'not_found',
      message: 'tasks.userNotFound',
    })
  }
})

test('the points history explains every entry with a reason, a date and a running total', async () => {
  const anna = await createUser()
  const task = await earn(parent, anna, 10, '2026-10-31T12:00:00Z')
  await grant(anna, { points: 50 }, '2026-11-01T12:00:00Z')
  await updateTask(testScope(parent, '2026-11-02T12:00:00Z'), { taskId: task.id, status: 'rejected' })
  await grant(anna, { streak: 9 }, '2026-11-10T12:00:00Z')
  const gone = await earn(parent, anna, 5, '2026-11-10T12:00:00Z')
  await deleteTask(testScope(parent), gone.id)
  const { history } = await findProfile(testScope(anna), anna.id, first)
  expect(
    history?.list.map(({ reason, amount, balance, date, countsFor }) => [reason, amount, balance, date, countsFor]),
  ).toEqual([
    ['Streak bonus: 10 days in a row', 100, 145, '2026-11-10', null],
    ['Water the plants', 5, 45, '2026-11-10', null],
    ['Taken back: Water the plants', -10, 40, '2026-11-02', '2026-10-31'],
    ['Set by an administrator: A present', 40, 50, '2026-11-01', null],
    ['Water the plants', 10, 10, '2026-10-31', null],
  ])
  expect(history?.list.map(({ taskId }) => taskId)).toEqual([null, null, task.id, null, task.id])
})

test('the history is paginated, and its running totals continue across pages', async () => {
  const anna = await createUser()
  await db.$transaction(async (tx) => {
    const day = toDate(toDay('2026-11-01'))
    await tx.pointEntry.createMany({
      data: Array.from({ length: 45 }, (_, index) => ({
        ...someGift(anna.id, index + 1),
        kind: 'task' as const,
        title: `Task ${index}`,
        day,
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, Math.floor(index / 3))),
      })),
    })
    await tx.user.update({ where: { id: anna.id }, data: { points: (45 * 46) / 2 } })
  })
  const pages = await Promise.all(
    [1, 2, 5, 6].map((points) => findProfile(testScope(anna), anna.id, { tasks: 1, points })),
  )
  expect(pages.map(({ history }) => [history?.page, history?.pageCount, history?.list.length])).toEqual([
    [1, 5, 10],
    [2, 5, 10],
    [5, 5, 5],
    [5, 5, 5],
  ])
  const every = await Promise.all(
    [1, 2, 3, 4, 5].map((points) => findProfile(testScope(anna), anna.id, { tasks: 1, points })),
  )
  const all = every.flatMap(({ history }) => history?.list ?? []).reverse()
  expect(new Set(all.map(({ id }) => id)).size).toBe(45)
  let sum = 0
  for (const { amount, balance } of all) expect(balance).toBe((sum += amount))
})

test('the number of queries is constant in members and tasks, and the pages list everybody once', async () => {
  const anna = await createUser()
  const profile = () => findProfile(testScope(anna), anna.id, first)
  const directory = () => browseUsers(testScope(anna), { query: '', page: 1 })
  await profile()
  const before = [await countQueries(profile), await countQueries(directory)]
  await db.user.createMany({
    data: Array.from({ length: 300 }, (_, index) => someUser({ username: `crowd ${index}` })),
  })
  await db.task.createMany({
    data: Array.from({ length: 300 }, () => someTask(anna.id, { date: toDate(toDay('2026-11-01')) })),
  })
  expect([await countQueries(profile), await countQueries(directory)]).toEqual(before)
  expect(before[0]).toBeLessThanOrEqual(15)
  const seen = await profile()
  expect([seen.tasks.list.length, seen.tasks.total, seen.tasks.pageCount]).toEqual([10, 300, 30])
  const { list, total, pageCount } = await directory()
  expect(list).toHaveLength(60)
  const pages = Array.from({ length: pageCount }, (_, index) =>
    browseUsers(testScope(anna), { query: '', page: index + 1 }),
  )
  const everybody = (await Promise.all(pages)).flatMap((page) => page.list)
  expect([everybody.length, new Set(everybody.map(({ id }) => id)).size]).toEqual([total, total])
})

import type { Viewer } from '@/lib/auth/policy'
import { addDays, fromDate, toDate, toDay, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { importTasks } from '@/lib/imports/commands'
import { createPlan, undoPlan } from '@/lib/planning/commands'
import { settleStreak } from '@/lib/points/ledger'
import { changeSettings } from '@/lib/settings/commands'
import { createTask, deleteTask, updateTask } from '@/lib/tasks/commands'
import { streakOn } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { seeNews } from '../fixtures/news'
import { testScope } from '../fixtures/scope'

/** Monday; the clocks change on Sunday, 28 March. */
const monday = toDay('2027-03-08')
const today = addDays(monday, 25)
const noon = (day: Day) => `${day}T11:00:00Z`

let parent: Viewer
let child: Viewer

beforeEach(async () => {
  await db.user.deleteMany()
  parent = await createAdministrator()
  child = await createUser()
  await changeSettings(testScope(parent), { restDaysKeepStreak: false })
})

const admin = () => testScope(parent, noon(today))

async function complete(day: Day) {
  const task = { title: 'Task', description: '', assignedTo: child.id, expiresAt: null } as const
  await createTask(testScope(parent, noon(day)), { ...task, status: 'completed', points: 5 })
}

/** Tasks on Mondays, Wednesdays and Fridays: twelve in four weeks. */
const workDays = [0, 1, 2, 3].flatMap((week) => [0, 2, 4].map((day) => addDays(monday, week * 7 + day)))

async function bonuses() {
  const where = { memberId: child.id, kind: 'streak_bonus' } as const
  const entries = await db.pointEntry.findMany({ where, orderBy: { place: 'asc' } })
  return entries.map(({ amount, day }) => [amount, fromDate(day)])
}

const streak = async (day = today) => streakOn(await findUser(testScope(parent, noon(day)), child.id), day)
const tenth = workDays[9] as Day

test('switching rest days on and off books and reverses the bonus once each', async () => {
  for (const day of workDays) await complete(day)
  expect([await streak(), await bonuses()]).toEqual([1, []])
  for (const restDaysKeepStreak of [true, true]) await changeSettings(admin(), { restDaysKeepStreak })
  expect([await streak(), await bonuses()]).toEqual([12, [[100, tenth]]])
  expect(await streak(addDays(today, 300))).toBe(12)
  for (const restDaysKeepStreak of [false, false]) await changeSettings(admin(), { restDaysKeepStreak })
  expect([await streak(), (await bonuses()).length]).toEqual([1, 2])
  await changeSettings(admin(), { restDaysKeepStreak: true })
  expect([await streak(), (await bonuses()).map(([amount]) => amount)]).toEqual([12, [100, -100, 100]])
  expect(await db.user.findUniqueOrThrow({ where: { id: child.id } })).toMatchObject({ points: 160 })
})

const missed = addDays(monday, 8)
const planned = (date: Day) => [
  { user: child.username, tasks: [{ title: 'Read', description: 'Tell about the book.', date }] },
]

test.each<[string, () => Promise<() => Promise<unknown>>]>([
  [
    'made by hand and deleted',
    async () => {
      const task = { title: 'Task', description: '', assignedTo: child.id, date: missed, expiresAt: null } as const
      const { id } = await createTask(admin(), { ...task, status: 'pending', points: 5 })
      return () => deleteTask(admin(), id)
    },
  ],
  [
    'moved there and away',
    async () => {
      const { id } = await createTaskRow(child.id, { date: toDate(addDays(today, 3)) })
      await updateTask(admin(), { taskId: id, date: missed })
      return () => updateTask(admin(), { taskId: id, date: addDays(today, 3) })
    },
  ],
  [
    'given to the member and taken away',
    async () => {
      const { id } = await createTaskRow((await createUser()).id, { date: toDate(missed) })
      await updateTask(admin(), { taskId: id, assignedTo: child.id })
      return async () => updateTask(admin(), { taskId: id, assignedTo: (await createUser()).id })
    },
  ],
  [
    'planned and undone',
    async () => {
      const { plan } = await createPlan(admin(), planned(missed))
      return () => undoPlan(admin(), plan?.id ?? '')
    },
  ],
  [
    'imported and deleted',
    async () => {
      const [result] = await importTasks(admin(), planned(missed))
      return () => deleteTask(admin(), result?.taskIds?.[0] ?? '')
    },
  ],
])('a missed task of a day that rested, %s, breaks the run and heals it', async (_, add) => {
  await changeSettings(admin(), { restDaysKeepStreak: true })
  for (const day of workDays) await complete(day)
  expect([await streak(), await bonuses()]).toEqual([12, [[100, tenth]]])
  const remove = await add()
  expect([await streak(), (await bonuses()).map(([amount]) => amount)]).toEqual([8, [100, -100]])
  await remove()
  expect([await streak(), (await bonuses()).map(([amount]) => amount)]).toEqual([12, [100, -100, 100]])
})

test('a task that is planned ahead ends the rest when its day is over', async () => {
  await changeSettings(admin(), { restDaysKeepStreak: true })
  await complete(today)
  const next = addDays(today, 5)
  await createTaskRow(child.id, { date: toDate(next) })
  await importTasks(admin(), planned(addDays(today, 2)))
  expect([await streak(addDays(today, 2)), await streak(addDays(today, 3))]).toEqual([1, 0])
})

test('switching while tasks are made leaves the streak that the history gives', async () => {
  for (const day of workDays) await complete(day)
  await Promise.all([
    changeSettings(admin(), { restDaysKeepStreak: true }),
    ...[1, 3, 5, 8].map((each) => importTasks(admin(), planned(addDays(monday, each)))),
  ])
  const before = await db.user.findUniqueOrThrow({ where: { id: child.id } })
  await db.$transaction((tx) => settleStreak(tx, admin(), child.id))
  expect(await db.user.findUniqueOrThrow({ where: { id: child.id } })).toEqual(before)
})

test('a personal best is news, also when nothing was planned after the longest run before it', async () => {
  await changeSettings(admin(), { restDaysKeepStreak: true })
  for (const at of [0, 1, 2, 3]) await complete(addDays(monday, at))
  const missed = { title: 'Missed', description: '', assignedTo: child.id, expiresAt: null } as const
  await createTask(testScope(parent, noon(addDays(monday, 4))), { ...missed, status: 'pending', points: 5 })
  for (const at of [7, 8, 9, 10]) await complete(addDays(monday, at))
  const news = (at: number) => seeNews(testScope(child, noon(addDays(monday, at))))
  expect(await news(10)).toEqual([])
  await complete(addDays(monday, 11))
  expect(await news(11)).toEqual([{ kind: 'best', days: 5 }])
})

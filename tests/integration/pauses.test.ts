import { addDays, fromDate, toDate, toDay, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { mostPausedTasks } from '@/lib/pauses/limits'
import { browsePauses, endOfOwnPause, listPauses } from '@/lib/pauses/queries'
import { extendRules } from '@/lib/recurring/extend'
import { runSchedule, sweep } from '@/lib/schedule/commands'
import { saveDraft } from '@/lib/drafts/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import type { UpdateTask } from '@/lib/tasks/schema'
import { countTasks, findTask, listTasks, listTasksOf } from '@/lib/tasks/queries'
import { endOfDay } from '@/lib/zoned-time'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { paris, testScope } from '../fixtures/scope'

/** Noon of a winter day. */
const at = (day: string) => `${day}T11:00:00Z`
const today = toDay('2026-11-21')
const days = (from: Day, to: Day) => ({ from, to, name: 'Holidays' })

beforeEach(() => db.pause.deleteMany())

async function family() {
  const administrator = await createAdministrator()
  return { administrator, admin: testScope(administrator), member: await createUser() }
}

/** Completes a task on each of the days. */
async function complete(administrator: Awaited<ReturnType<typeof createUser>>, assignedTo: string, on: Day[]) {
  for (const day of on)
    await createTask(testScope(administrator, at(day)), {
      ...{ title: 'Task', description: '', assignedTo, status: 'completed', points: 5, expiresAt: null },
    })
}

const bonusesOf = async (memberId: string) => {
  const entries = await db.pointEntry.findMany({
    where: { memberId, kind: 'streak_bonus' },
    orderBy: { place: 'asc' },
  })
  return entries.map(({ amount, day }) => [amount, fromDate(day)])
}

test('a late pause heals a run once, its deletion reverses the bonus, and adding it again books it again', async () => {
  const { administrator, admin, member } = await family()
  const missed = addDays(today, -2)
  const run = Array.from({ length: 11 }, (_, back) => addDays(today, back - 10)).filter((day) => day !== missed)
  await complete(administrator, member.id, run)
  expect(await bonusesOf(member.id)).toEqual([])

  const pause = { memberId: member.id, ...days(missed, missed) }
  const added = await createPause(admin, pause)
  expect(await bonusesOf(member.id)).toEqual([[100, today]])
  await createPause(admin, { ...pause, memberId: null })
  await deletePause(admin, { pauseId: added.id })
  expect(await bonusesOf(member.id)).toEqual([[100, today]])

  const { items, total } = await listPauses(admin)
  expect(total).toBe(items.length)
  expect(await listPauses(admin, 1)).toEqual({ items: items.slice(1), total })
  await deletePause(admin, { pauseId: items[0]?.id ?? '' })
  expect(await bonusesOf(member.id)).toEqual([
    [100, today],
    [-100, today],
  ])
  await createPause(admin, pause)
  expect(await bonusesOf(member.id)).toEqual([
    [100, today],
    [-100, today],
    [100, today],
  ])
  expect(await db.user.findUnique({ where: { id: member.id } })).toMatchObject({ streak: 10, points: 150 })
})

test.each([
  ['into summer time', '2027-03-26', '2027-03-26T20:15:00Z', 4, '2027-03-30T19:15:00Z'],
  ['into winter time', '2026-10-23', '2026-10-23T19:15:00Z', 4, '2026-10-27T20:15:00Z'],
  ['over a month’s end', '2028-02-27', '2028-02-27T22:59:59Z', 3, '2028-03-01T22:59:59Z'],
])('a task expires later %s, at the same time of day', async (_, first, expires, length, moved) => {
  const { admin, administrator, member } = await family()
  const from = toDay(first)
  const task = await createTaskRow(member.id, { date: toDate(from), expiresAt: new Date(expires) })
  const scope = testScope(administrator, at(first))
  const { id } = await createPause(scope, { memberId: null, ...days(from, addDays(from, length - 1)) })
  expect((await findTask(admin, task.id)).expiresAt).toEqual(new Date(moved))
  await deletePause(scope, { pauseId: id })
  expect((await findTask(admin, task.id)).expiresAt).toEqual(new Date(expires))
})

test('a later pause leaves an expiry in the repeated hour of autumn unchanged', async () => {
  const { admin, administrator, member } = await family()
  const expiresAt = new Date('2026-10-25T01:30:00Z')
  const task = await createTaskRow(member.id, { date: toDate(toDay('2026-10-24')), expiresAt })
  const later = toDay('2026-10-27')
  await createPause(testScope(administrator, at('2026-10-24')), { memberId: null, ...days(later, later) })
  expect((await findTask(admin, task.id)).expiresAt).toEqual(expiresAt)
})

test('only tasks that meet the pause expire later, and only its member’s', async () => {
  const { admin, member } = await family()
  const other = await createUser()
  const pause = days(addDays(today, 2), addDays(today, 4))
  const task = async (assigneeId: string, date: number, expires: number) =>
    createTaskRow(assigneeId, {
      date: toDate(addDays(today, date)),
      expiresAt: endOfDay(addDays(today, expires), paris),
    })
  const made = [
    await task(member.id, 0, 1),
    await task(member.id, 0, 2),
    await task(member.id, 3, 9),
    await task(member.id, 5, 9),
    await task(other.id, 0, 2),
  ]
  await createPause(admin, { memberId: member.id, ...pause })
  const ends = await Promise.all(made.map(async ({ id }) => (await findTask(admin, id)).expiresAt))
  expect(ends).toEqual([1, 5, 12, 9, 2].map((end) => endOfDay(addDays(today, end), paris)))
})

test('an edited expiry is the one that is shown, and what is sent back as it was read changes nothing', async () => {
  const { admin, member } = await family()
  const end = (offset: number) => endOfDay(addDays(today, offset), paris)
  const { id: taskId } = await createTaskRow(member.id, { date: toDate(today), expiresAt: end(3) })
  const pause = await createPause(admin, { memberId: member.id, ...days(addDays(today, 2), addDays(today, 4)) })
  const dueAfter = async (change: Omit<UpdateTask, 'taskId'>) => {
    const { expiresAt } = await updateTask(admin, { taskId, ...change })
    expect((await findTask(admin, taskId)).expiresAt).toEqual(expiresAt)
    return expiresAt
  }
  expect(await dueAfter({ title: 'Sweep' })).toEqual(end(6))
  expect(await dueAfter({ expiresAt: end(6).toISOString(), date: today })).toEqual(end(6))
  expect(await dueAfter({ expiresAt: addDays(today, 8) })).toEqual(end(8))
  expect(await dueAfter({ expiresAt: addDays(today, 3) })).toEqual(end(5))
  expect(await dueAfter({ expiresAt: addDays(today, 6) })).toEqual(end(6))
  expect(await dueAfter({ date: addDays(today, 10) })).toEqual(end(13))
  expect(await dueAfter({ date: today })).toEqual(end(6))
  const other = await createUser()
  expect(await dueAfter({ assignedTo: other.id, expiresAt: end(6).toISOString() })).toEqual(end(6))
  expect(await dueAfter({ assignedTo: member.id, expiresAt: end(6).toISOString() })).toEqual(end(6))
  expect(await dueAfter({ expiresAt: null })).toBeNull()
  expect(await dueAfter({ expiresAt: addDays(today, 6) })).toEqual(end(6))
  await deletePause(admin, { pauseId: pause.id })
  expect((await findTask(admin, taskId)).expiresAt).toEqual(end(3))
})

test('a changed date moves the planned expiry, so that deleting the pause leaves no trace of it', async () => {
  const { admin, member } = await family()
  const on = (offset: number) => addDays(today, offset)
  const end = (offset: number) => endOfDay(on(offset), paris)
  const taskFrom = (from: number, to: number) =>
    createTaskRow(member.id, { date: toDate(on(from)), expiresAt: end(to) })
  const [paused, later] = [await taskFrom(2, 4), await taskFrom(20, 22)]
  const pause = await createPause(admin, { memberId: member.id, ...days(on(1), on(3)) })
  const expiryOf = async ({ id }: { id: string }) => (await findTask(admin, id)).expiresAt
  const move = async ({ id: taskId }: { id: string }, to: number) =>
    (await updateTask(admin, { taskId, date: on(to) })).expiresAt

  expect(await expiryOf(paused)).toEqual(end(7))
  expect(await move(paused, 19)).toEqual(end(21))
  expect(await move(later, 2)).toEqual(end(7))
  await deletePause(admin, { pauseId: pause.id })
  expect(await expiryOf(paused)).toEqual(end(21))
  expect(await expiryOf(later)).toEqual(end(4))
})

test('an expired task is open again if a pause moves its moved expiry into the future', async () => {
  const { administrator, admin, member } = await family()
  const date = addDays(today, -10)
  const { id: taskId } = await createTaskRow(member.id, { date: toDate(date), expiresAt: endOfDay(date, paris) })
  await runSchedule(testScope(administrator))
  await createPause(admin, { memberId: member.id, ...days(addDays(today, -1), today) })
  const moved = await updateTask(admin, { taskId, date: addDays(today, -1) })
  expect(moved).toMatchObject({ status: 'pending', expiresAt: endOfDay(addDays(today, 1), paris) })
})

test('administrators read the planned expiry beside the one that a pause moved', async () => {
  const { admin, member } = await family()
  const { id } = await createTaskRow(member.id, { date: toDate(today), expiresAt: endOfDay(today, paris) })
  await createPause(admin, { memberId: member.id, ...days(today, today) })
  const read = async (scope: typeof admin) => taskJson(await findTask(scope, id), scope.now, scope.viewer)
  expect(await read(admin)).toMatchObject({
    expires_at: endOfDay(addDays(today, 1), paris).toISOString(),
    planned_expires_at: endOfDay(today, paris).toISOString(),
  })
  expect(await read(testScope(member))).not.toHaveProperty('planned_expires_at')
})

test('status, lists, counts, submitting and the sweep go by the same expiry', async () => {
  const { administrator, admin, member } = await family()
  const { id } = await createTaskRow(member.id, { date: toDate(today), expiresAt: endOfDay(today, paris) })
  const { id: pauseId } = await createPause(admin, {
    memberId: member.id,
    ...days(addDays(today, -1), addDays(today, 1)),
  })
  const seen = async (day: Day) => {
    const scope = testScope(member, at(day))
    await runSchedule(testScope(administrator, at(day)))
    const json = taskJson(await findTask(scope, id), scope.now, member)
    const [listed] = (await listTasks(scope)).tasks
    const [own] = (await listTasksOf(testScope(await createUser(), at(day)), member.id)).tasks
    const saved = await saveDraft(scope, { taskId: id, text: 'Swept.' }).then(
      () => true,
      () => false,
    )
    const { final } = await countTasks(scope, member.id)
    return [json.status, json.is_expired, listed?.expiresAt, own?.expiresAt, saved, final]
  }
  const end = endOfDay(addDays(today, 3), paris)
  expect(await seen(addDays(today, 3))).toEqual(['pending', false, end, end, true, 0])
  expect(await seen(addDays(today, 4))).toEqual(['expired', true, end, end, false, 1])

  await deletePause(admin, { pauseId })
  expect((await seen(addDays(today, 4)))[2]).toEqual(endOfDay(today, paris))
})

test('a late pause reopens a task whose expiry an earlier pause moved into it', async () => {
  const { administrator, member } = await family()
  const admin = (offset: number) => testScope(administrator, at(addDays(today, offset)))
  const date = { date: toDate(today), expiresAt: endOfDay(today, paris) }
  const { id } = await createTaskRow(member.id, { ...date, status: 'expired' })
  // The end of the third day from today, then of the seventh.
  await createPause(admin(3), { memberId: null, ...days(today, addDays(today, 2)) })
  await runSchedule(admin(5))
  expect((await findTask(admin(5), id)).status).toBe('expired')
  await createPause(admin(6), { memberId: member.id, ...days(addDays(today, 3), addDays(today, 6)) })
  expect((await findTask(admin(6), id)).status).toBe('pending')
})

test('a late pause reopens a task that the sweep has marked as expired', async () => {
  const { administrator, member } = await family()
  const { id } = await createTaskRow(member.id, { date: toDate(today), expiresAt: endOfDay(today, paris) })
  const tomorrow = testScope(administrator, at(addDays(today, 1)))
  await runSchedule(tomorrow)
  expect((await findTask(tomorrow, id)).status).toBe('expired')
  await createPause(tomorrow, { memberId: member.id, ...days(today, addDays(today, 1)) })
  expect((await findTask(tomorrow, id)).status).toBe('pending')
})

test('a pause that is added while the sweep runs leaves no task expired', async () => {
  const { administrator, member } = await family()
  const tomorrow = testScope(administrator, at(addDays(today, 1)))
  const expiry = { date: toDate(today), expiresAt: endOfDay(today, paris) }
  const row = { title: 'Task', assigneeId: member.id, ...expiry }
  await db.task.createMany({ data: Array.from({ length: 3_000 }, () => row) })
  await Promise.all([
    sweep(tomorrow),
    createPause(tomorrow, { memberId: member.id, ...days(today, addDays(today, 1)) }),
  ])
  expect(await db.task.count({ where: { assigneeId: member.id, status: 'expired' } })).toBe(0)
})

test('a recurring rule makes no task for a paused day', async () => {
  const { admin, member } = await family()
  const rule = await db.recurringRule.create({
    data: {
      members: { create: { memberId: member.id, place: 0 } },
      identity: 'piano',
      title: 'Piano',
      description: 'Play.',
      anchor: toDate(today),
      interval: 'daily',
      expiry: 'same_day',
      extendedTo: toDate(addDays(today, -1)),
    },
  })
  await createPause(admin, { memberId: null, ...days(addDays(today, 1), addDays(today, 5)) })
  await extendRules(admin, { ruleId: rule.id })
  const tasks = await db.task.findMany({ where: { recurringRuleId: rule.id }, orderBy: { date: 'asc' } })
  expect(tasks.map(({ date }) => fromDate(date))).toEqual([0, 6, 7].map((later) => addDays(today, later)))
})

test('a form that is sent again adds no second pause', async () => {
  const { admin, member } = await family()
  const pause = { memberId: member.id, ...days(today, today), formId: 'a-form' }
  const added = await createPause(admin, pause)
  expect(await createPause(admin, pause)).toEqual(added)
  for (const change of [{ name: 'Illness' }, { memberId: null }, { to: addDays(today, 1) }, { formId: 'another' }])
    expect((await createPause(admin, { ...pause, ...change })).id).not.toBe(added.id)
  expect((await createPause(testScope(await createAdministrator()), pause)).id).not.toBe(added.id)
  expect(await db.pause.count()).toBe(6)
})

test('members learn the end of their pause, and of no other', async () => {
  const { admin, member } = await family()
  const other = await createUser()
  await createPause(admin, { memberId: member.id, ...days(addDays(today, -1), addDays(today, 2)) })
  await createPause(admin, { memberId: member.id, ...days(addDays(today, 3), addDays(today, 5)) })
  expect(await endOfOwnPause(testScope(member))).toBe(addDays(today, 5))
  expect(await endOfOwnPause(testScope(other))).toBeNull()
})

test('a pause outside the window, for an unknown member, or by a member is refused', async () => {
  const { admin, member } = await family()
  const fields = (from: Day, to: Day, memberId: string | null = null) =>
    createPause(admin, { memberId, ...days(from, to) }).catch((error: { fields?: object }) => error.fields)
  expect(await fields(addDays(today, -4), today)).toHaveProperty('from')
  expect(await fields(today, addDays(today, 61))).toHaveProperty('to')
  expect(await fields(today, today, 'nobody')).toHaveProperty('memberId')
  expect(await fields(today, today, '00000000-0000-4000-8000-000000000000')).toHaveProperty('memberId')
  const refused = createPause(testScope(member), { memberId: null, ...days(today, today) })
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  await expect(deletePause(admin, { pauseId: 'none' })).rejects.toMatchObject({ code: 'not_found' })
  expect(await listPauses(admin)).toEqual({ items: [], total: 0 })
})

test('a pause on the screens says how many tasks to do fall into the days that are left of it', async () => {
  const { admin, member } = await family()
  const on = (offset: number) => ({
    date: toDate(addDays(today, offset)),
    expiresAt: endOfDay(addDays(today, 20), paris),
  })
  for (const offset of [-1, 0, 2, 4]) await createTaskRow(member.id, on(offset))
  await createTaskRow(member.id, { ...on(1), status: 'accepted' })
  const of = { from: addDays(today, -2), to: addDays(today, 3), name: 'Camp' }
  await createPause(admin, { ...of, memberId: member.id })
  await createPause(admin, { ...of, memberId: null, name: 'Holidays' })
  const isLeft = { gte: toDate(today), lte: toDate(of.to) }
  const ofAll = await db.task.count({ where: { date: isLeft, status: 'pending' } })
  const counted = await browsePauses(admin)
  expect(Object.fromEntries(counted.map(({ name, openTasks }) => [name, openTasks]))).toEqual({
    Camp: 2,
    Holidays: Math.min(ofAll, mostPausedTasks),
  })
  const over = await browsePauses(testScope(admin.viewer!, at(addDays(today, 4))))
  expect(over.map(({ openTasks }) => openTasks)).toEqual([0, 0])
})

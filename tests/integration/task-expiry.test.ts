import { fromDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { messageOf } from '@/lib/i18n/message'
import { importTasks } from '@/lib/imports/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { createTaskSchema } from '@/lib/tasks/schema'
import { endOfDay } from '@/lib/zoned-time'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { paris, testScope } from '../fixtures/scope'

/** The error for an expiry before the end of the task's day. */
function tooEarly(day: string) {
  const message = messageOf('tasks.expiryTooEarly', { day: { day: toDay(day) } })
  return { code: 'invalid', message, fields: { expiresAt: [message] } }
}

async function family() {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const scope = testScope(administrator)
  const create = (input: object) =>
    createTask(scope, createTaskSchema.parse({ title: 'Sweep', assignedTo: member.id, ...input }))
  return { scope, member, create }
}

const dueOf = ({ date, expiresAt }: { date: Date; expiresAt: Date | null }) => [
  fromDate(date),
  expiresAt?.toISOString() ?? null,
]

test('a task cannot expire before the end of its day', async () => {
  const { create, member } = await family()
  for (const [date, expiresAt] of [
    ['2026-11-25', '2026-11-24'],
    ['2026-11-25', '2026-11-25T22:59:58Z'],
    [undefined, '2026-11-20'],
    ['2028-01-01', '2026-11-28'],
  ]) {
    await expect(create({ date, expiresAt })).rejects.toMatchObject(tooEarly(date ?? '2026-11-21'))
  }
  expect(await db.task.count({ where: { assigneeId: member.id } })).toBe(0)
  expect(dueOf(await create({ date: '2026-11-25', expiresAt: '2026-11-25' }))).toEqual([
    '2026-11-25',
    '2026-11-25T22:59:59.000Z',
  ])
  expect(dueOf(await create({ date: '2026-11-25', expiresAt: null }))).toEqual(['2026-11-25', null])
})

test('an API client may record a task for a past day', async () => {
  const { create } = await family()
  expect(dueOf(await create({ date: '2026-11-19', expiresAt: '2026-11-20' }))).toEqual([
    '2026-11-19',
    '2026-11-20T22:59:59.000Z',
  ])
})

test('by default a task is open for seven days, and at least until the end of its day', async () => {
  const { create } = await family()
  expect((await create({})).expiresAt?.toISOString()).toBe('2026-11-28T22:59:59.000Z')
  expect((await create({ date: '2026-11-24' })).expiresAt?.toISOString()).toBe('2026-11-28T22:59:59.000Z')
  expect((await create({ date: '2027-06-01' })).expiresAt?.toISOString()).toBe('2027-06-01T21:59:59.000Z')
})

test('changing only the date moves the expiry, keeping the local hour across a clock change', async () => {
  const { scope, create } = await family()
  const { id } = await create({ date: '2027-03-20', expiresAt: '2027-03-22T18:30:00+01:00' })
  const moved = await updateTask(scope, { taskId: id, date: toDay('2027-03-27') })
  expect(dueOf(moved)).toEqual(['2027-03-27', '2027-03-29T16:30:00.000Z'])
  expect(dueOf(await updateTask(scope, { taskId: id, title: 'Sweep well', date: toDay('2027-03-27') }))).toEqual(
    dueOf(moved),
  )
  const endless = await create({ date: '2027-03-20', expiresAt: null })
  expect(dueOf(await updateTask(scope, { taskId: endless.id, date: toDay('2027-03-27') }))).toEqual([
    '2027-03-27',
    null,
  ])
})

test('an expiry alone is validated against the stored date, and both together are stored as given', async () => {
  const { scope, create } = await family()
  const { id: taskId } = await create({ date: '2026-11-25', expiresAt: '2026-11-27' })
  await expect(updateTask(scope, { taskId, expiresAt: '2026-11-24' })).rejects.toMatchObject(tooEarly('2026-11-25'))
  await expect(updateTask(scope, { taskId, date: toDay('2026-11-30'), expiresAt: '2026-11-27' })).rejects.toMatchObject(
    tooEarly('2026-11-30'),
  )
  expect(dueOf(await db.task.findUniqueOrThrow({ where: { id: taskId } }))).toEqual([
    '2026-11-25',
    '2026-11-27T22:59:59.000Z',
  ])
  expect(dueOf(await updateTask(scope, { taskId, date: toDay('2026-11-20'), expiresAt: '2026-11-20' }))).toEqual([
    '2026-11-20',
    '2026-11-20T22:59:59.000Z',
  ])
})

test('an expiry that would move out of the supported range is an error on its field', async () => {
  const { scope, member } = await family()
  const { id: taskId } = await createTaskRow(member.id, { expiresAt: new Date('2199-12-31T00:00:00Z') })
  await expect(updateTask(scope, { taskId, date: toDay('2199-01-01') })).rejects.toMatchObject({
    code: 'invalid',
    fields: { expiresAt: ['tasks.expiryOutOfRange'] },
  })
})

test('an expired task whose time is extended is pending again, unless it was expired by hand', async () => {
  const { scope, member } = await family()
  const over = { date: new Date('2026-11-19'), expiresAt: endOfDay(toDay('2026-11-20'), paris) }
  const swept = await createTaskRow(member.id, { ...over, status: 'expired' })
  expect(await updateTask(scope, { taskId: swept.id, date: toDay('2026-11-22') })).toMatchObject({ status: 'pending' })
  const still = await createTaskRow(member.id, { ...over, status: 'expired' })
  expect(await updateTask(scope, { taskId: still.id, date: toDay('2026-11-18') })).toMatchObject({ status: 'expired' })
  const byHand = await createTaskRow(member.id, { status: 'expired' })
  expect(await updateTask(scope, { taskId: byHand.id, date: toDay('2026-11-22') })).toMatchObject({ status: 'expired' })
})

test('concurrent changes of date and expiry never let a task expire before its day', async () => {
  const { scope, create } = await family()
  for (let round = 0; round < 8; round += 1) {
    const { id: taskId } = await create({ date: '2026-11-25', expiresAt: '2026-11-26' })
    await Promise.allSettled([
      updateTask(scope, { taskId, date: toDay('2026-12-05') }),
      updateTask(scope, { taskId, expiresAt: '2026-11-27' }),
      updateTask(scope, { taskId, date: toDay('2026-12-20') }),
      updateTask(scope, { taskId, expiresAt: '2026-12-06' }),
    ])
    const { date, expiresAt } = await db.task.findUniqueOrThrow({ where: { id: taskId } })
    expect(expiresAt?.getTime()).toBeGreaterThanOrEqual(endOfDay(fromDate(date), paris).getTime())
  }
})

test('an import rejects the invalid entry, names the task, and imports the others completely', async () => {
  const { scope, member } = await family()
  const other = await createUser()
  const task = (title: string, more: object = {}) => ({ title, description: 'Say how.', date: '2027-03-28', ...more })
  const results = await importTasks(scope, [
    { user: member.username, tasks: [task('A'), task('B', { expires_at: '2027-03-28T12:00:00Z' })] },
    { user: other.username, tasks: [task('C', { expires_at: '2027-03-28' })] },
  ])
  expect(results).toMatchObject([
    {
      success: false,
      tasksAdded: 0,
      message: "expires_at for task 'B' should not be before the end of its own day, 2027-03-28",
    },
    { success: true, tasksAdded: 1 },
  ])
  expect(await db.task.count({ where: { assigneeId: member.id } })).toBe(0)
})

test('the database rejects expiries that are invalid in every time zone', async () => {
  const { member } = await family()
  await expect(
    createTaskRow(member.id, { date: new Date('2026-11-21'), expiresAt: new Date('2026-11-21T09:59:58Z') }),
  ).rejects.toThrow(/Task_expiresAt_after_own_day/)
  await createTaskRow(member.id, {
    date: new Date('2026-11-21'),
    expiresAt: endOfDay(toDay('2026-11-21'), 'Pacific/Kiritimati'),
  })
})

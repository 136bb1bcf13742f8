import { fromDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { settleStreak } from '@/lib/points/ledger'
import { activeDays, pointsThisMonth } from '@/lib/points/queries'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { createTask, deleteTask, updateTask } from '@/lib/tasks/commands'
import { toDay } from '@/lib/calendar'
import { earn } from '../fixtures/earn'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

async function prepare(points = 10) {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id, { points })
  const confirmAt = async (evaluatedAt: string, isAccepted = true, confirmedAt = evaluatedAt) => {
    const text = `written ${Math.random()}`
    const submission = await createSubmissionRow(task.id, member.id, { at: evaluatedAt, isAccepted, text })
    return confirmSubmission(testScope(member, confirmedAt), confirmationOf(submission))
  }
  return { member, task, administrator, adminAt: (at: string) => testScope(administrator, at), confirmAt }
}

/** The days that count for the member's streak and calendar, and the sum of each day's entries. */
async function books(memberId: string) {
  const days = await activeDays(testScope(null), memberId, toDay('2020-01-01'))
  const entries = await db.pointEntry.groupBy({ by: ['day'], where: { memberId }, _sum: { amount: true } })
  return {
    days: days.map(({ day }) => day).sort(),
    earned: entries
      .filter(({ _sum }) => _sum.amount !== 0)
      .map(({ day, _sum }) => [fromDate(day), _sum.amount])
      .sort(),
  }
}

const on = (day: string, earned = 10) => ({ days: [day], earned: [[day, earned]] })

test('a task accepted, resubmitted badly and then well keeps its first day', async () => {
  const { member, confirmAt } = await prepare()
  await confirmAt('2026-11-20T10:00:00Z')
  await confirmAt('2026-11-21T10:00:00Z', false)
  expect(await books(member.id)).toEqual({ days: [], earned: [] })
  expect(await confirmAt('2026-11-21T10:05:00Z')).toMatchObject({ pointsAwarded: 10, points: 10, streak: 1 })
  expect(await books(member.id)).toEqual(on('2026-11-20'))
  // A streak day on the 22nd would require work on the 22nd.
  expect(await confirmAt('2026-11-22T10:00:00Z')).toMatchObject({ points: 10, streak: 0 })
})

test('repeated overrides, changed points and zero points keep the first day', async () => {
  const { member, task, confirmAt, adminAt } = await prepare(0)
  await confirmAt('2026-10-31T12:00:00Z')
  const later = adminAt('2026-11-21T12:00:00Z')
  await decideTask(later, { taskId: task.id, isAccepted: false, reason: 'No.' })
  expect(await books(member.id)).toEqual({ days: [], earned: [] })
  await decideTask(later, { taskId: task.id, isAccepted: true, reason: 'Yes.' })
  expect(await books(member.id)).toEqual({ days: ['2026-10-31'], earned: [] })
  await updateTask(later, { taskId: task.id, points: 25 })
  expect(await books(member.id)).toEqual(on('2026-10-31', 25))
  await updateTask(later, { taskId: task.id, status: 'pending' })
  await updateTask(later, { taskId: task.id, status: 'completed' })
  expect(await books(member.id)).toEqual(on('2026-10-31', 25))
})

test('a task that is reassigned and returned has a first day for each member', async () => {
  const { member, task, confirmAt, adminAt } = await prepare()
  const other = await createUser()
  await confirmAt('2026-11-18T12:00:00Z')
  await updateTask(adminAt('2026-11-19T12:00:00Z'), { taskId: task.id, assignedTo: other.id })
  expect([await books(member.id), await books(other.id)]).toEqual([{ days: [], earned: [] }, on('2026-11-19')])
  await updateTask(adminAt('2026-11-20T12:00:00Z'), { taskId: task.id, assignedTo: member.id })
  expect([await books(member.id), await books(other.id)]).toEqual([on('2026-11-18'), { days: [], earned: [] }])
  await updateTask(adminAt('2026-11-21T12:00:00Z'), { taskId: task.id, assignedTo: other.id })
  expect(await books(other.id)).toEqual(on('2026-11-19'))
})

test.each([
  ['before midnight', '2026-11-20T22:59:59.999Z', '2026-11-20T23:00:01Z', '2026-11-20'],
  ['at a month’s end', '2026-10-31T22:59:00Z', '2026-11-01T09:00:00Z', '2026-10-31'],
  ['on the leap day', '2028-02-29T22:30:00Z', '2028-03-01T20:00:00Z', '2028-02-29'],
  ['before the clocks go back', '2026-10-24T21:59:00Z', '2026-10-25T20:00:00Z', '2026-10-24'],
  ['after the clocks go back', '2026-10-25T22:59:00Z', '2026-10-26T20:00:00Z', '2026-10-25'],
  ['before the clocks go forward', '2027-03-27T22:59:00Z', '2027-03-28T20:00:00Z', '2027-03-27'],
  ['after the clocks go forward', '2027-03-28T21:59:00Z', '2027-03-29T20:00:00Z', '2027-03-28'],
])('a text submitted %s counts for that day, whenever it is confirmed', async (_, evaluated, confirmed, day) => {
  const { member, confirmAt, adminAt } = await prepare()
  await confirmAt(evaluated, true, confirmed)
  expect(await books(member.id)).toEqual(on(day))
  expect(await pointsThisMonth(adminAt(evaluated), member.id)).toBe(10)
})

test('evaluations that are confirmed late make no streak: each counts for the day of its submission', async () => {
  const { member } = await prepare()
  const kept = []
  for (let index = 0; index < 3; index += 1) {
    const task = await createTaskRow(member.id)
    kept.push(await createSubmissionRow(task.id, member.id, { at: '2026-11-20T10:00:00Z' }))
  }
  await confirmSubmission(testScope(member, '2026-11-20T11:00:00Z'), confirmationOf(kept[0]!))
  expect(await confirmSubmission(testScope(member, '2026-11-21T09:00:00Z'), confirmationOf(kept[1]!))).toMatchObject({
    points: 20,
    streak: 1,
  })
  await expect(confirmSubmission(testScope(member, '2026-11-22T09:00:00Z'), confirmationOf(kept[2]!))).rejects.toThrow()
  expect(await books(member.id)).toEqual(on('2026-11-20', 20))
})

describe('an acceptance by a person counts for the day', () => {
  const decided = '2026-11-21T12:00:00Z'

  test('of the newest confirmed submission, ignoring later unconfirmed ones', async () => {
    const { member, task, confirmAt, adminAt } = await prepare()
    await confirmAt('2026-10-30T12:00:00Z', false)
    await confirmAt('2026-10-31T12:00:00Z', false)
    await createSubmissionRow(task.id, member.id, { at: '2026-11-02T12:00:00Z' })
    await decideTask(adminAt(decided), { taskId: task.id, isAccepted: true, reason: 'Yes.' })
    expect(await books(member.id)).toEqual(on('2026-10-31'))
  })

  test('of the newest submission when none was confirmed', async () => {
    const { member, task, adminAt } = await prepare()
    await createSubmissionRow(task.id, member.id, { at: '2026-11-18T12:00:00Z', text: 'first' })
    await createSubmissionRow(task.id, member.id, { at: '2026-11-19T12:00:00Z', text: 'second' })
    await updateTask(adminAt(decided), { taskId: task.id, status: 'completed' })
    expect(await books(member.id)).toEqual(on('2026-11-19'))
  })

  test('of the decision when nothing was submitted', async () => {
    const { member, task, adminAt } = await prepare()
    await decideTask(adminAt(decided), { taskId: task.id, isAccepted: true, reason: 'I saw it.' })
    expect(await books(member.id)).toEqual(on('2026-11-21'))
  })

  test('of the text that waited for review', async () => {
    const { member, task, confirmAt, adminAt } = await prepare()
    await confirmAt('2026-11-17T12:00:00Z', false)
    await updateTask(adminAt('2026-11-17T13:00:00Z'), { taskId: task.id, status: 'pending' })
    await updateTask(adminAt('2026-11-17T14:00:00Z'), { taskId: task.id, status: 'rejected' })
    expect(await confirmAt('2026-11-18T22:00:00Z', true, '2026-11-19T08:00:00Z')).toMatchObject({ needsPerson: true })
    await decideTask(adminAt(decided), { taskId: task.id, isAccepted: true, reason: 'Yes.' })
    expect(await books(member.id)).toEqual(on('2026-11-18'))
  })
})

test('a correction that repairs a streak books its bonus once, on the tenth day', async () => {
  const { member, task, administrator, confirmAt, adminAt } = await prepare()
  const dayOfRun = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`
  // The fifth day's task was refused, which leaves two runs of four and six days.
  for (let day = 1; day <= 11; day += 1) {
    if (day === 5) await confirmAt(dayOfRun(day), false)
    else await earn(administrator, member, 5, dayOfRun(day))
  }
  const bonuses = () => db.pointEntry.findMany({ where: { memberId: member.id, kind: 'streak_bonus' } })
  expect(await bonuses()).toEqual([])
  const later = adminAt('2026-11-12T12:00:00Z')
  await decideTask(later, { taskId: task.id, isAccepted: true, reason: 'Yes.' })
  expect((await bonuses()).map(({ amount, day }) => [amount, fromDate(day)])).toEqual([[100, '2026-11-10']])
  await updateTask(later, { taskId: task.id, points: 20 })
  expect(await bonuses()).toHaveLength(1)
  await decideTask(later, { taskId: task.id, isAccepted: false, reason: 'No.' })
  await decideTask(later, { taskId: task.id, isAccepted: true, reason: 'Yes, after all.' })
  expect((await bonuses()).reduce((sum, { amount }) => sum + amount, 0)).toBe(100)
  expect(await db.user.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({ points: 170, streak: 11 })
})

test('a task that is deleted and recreated is a new task, without the old evaluations', async () => {
  const { member, task, confirmAt, adminAt } = await prepare()
  await confirmAt('2026-11-18T12:00:00Z')
  const kept = await createSubmissionRow(task.id, member.id, { at: '2026-11-20T12:00:00Z' })
  const admin = adminAt('2026-11-21T11:00:00Z')
  await deleteTask(admin, task.id)
  const { title, description } = task
  const again = await createTask(admin, { title, description, assignedTo: member.id, status: 'pending', points: 10 })
  await expect(
    confirmSubmission(testScope(member), { ...confirmationOf(kept), taskId: again.id }),
  ).rejects.toMatchObject({ code: 'conflict' })
  // The deleted task keeps its day; the new one needs work of its own.
  expect(await books(member.id)).toEqual(on('2026-11-18'))
})

test('the day of a deleted task keeps its streak, whatever else is settled', async () => {
  const { member, adminAt } = await prepare()
  const administrator = adminAt('2026-11-20T11:00:00Z').viewer
  const first = await earn(administrator, member, 10, '2026-11-19T11:00:00Z')
  const second = await earn(administrator, member, 10, '2026-11-20T11:00:00Z')
  const admin = adminAt('2026-11-20T12:00:00Z')
  const streak = async () => (await db.user.findUniqueOrThrow({ where: { id: member.id } })).streak
  await deleteTask(admin, second.id)
  await db.$transaction((tx) => settleStreak(tx, admin, member.id))
  expect(await streak()).toBe(2)
  await updateTask(admin, { taskId: first.id, status: 'rejected' })
  expect(await streak()).toBe(1)
})

test('a task counts for at most one member', async () => {
  const { member, task } = await prepare()
  const other = await createUser()
  const day = new Date('2026-11-21')
  await db.completion.create({ data: { taskId: task.id, memberId: member.id, day } })
  await expect(db.completion.create({ data: { taskId: task.id, memberId: other.id, day } })).rejects.toThrow()
  await db.completion.create({ data: { taskId: task.id, memberId: other.id, day, isCounted: false } })
})

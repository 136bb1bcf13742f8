import { fromDate, toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { pointsThisMonth } from '@/lib/points/queries'
import { createTask, deleteTask, updateTask } from '@/lib/tasks/commands'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

test('ledger entries can be neither changed nor deleted', async () => {
  const administrator = await createAdministrator()
  const member = await createUser()
  const task = await createTask(testScope(administrator), {
    title: 'Task',
    description: '',
    assignedTo: member.id,
    status: 'accepted',
    points: 10,
  })
  const where = { memberId: member.id }
  await expect(db.pointEntry.updateMany({ where, data: { amount: 99 } })).rejects.toThrow(/append-only/)
  await expect(db.pointEntry.deleteMany({ where })).rejects.toThrow(/append-only/)
  await deleteTask(testScope(administrator), task.id)
  expect(await db.pointEntry.findMany({ where })).toMatchObject([{ amount: 10, taskId: null, title: 'Task' }])
  await db.user.delete({ where: { id: member.id } })
  expect(await db.pointEntry.count({ where })).toBe(0)
})

test('points that differ from the ledger cannot be committed', async () => {
  const member = await createUser()
  await expect(db.user.update({ where: { id: member.id }, data: { points: 7 } })).rejects.toThrow(/ledger/)
  expect((await db.user.findUniqueOrThrow({ where: { id: member.id } })).points).toBe(0)
})

test('a reversal counts for the day of the award it reverses, even in another month', async () => {
  const administrator = await createAdministrator()
  const member = await createUser()
  const lastNight = testScope(administrator, '2026-10-31T22:59:00Z') // 23:59 in Paris
  const task = await createTask(lastNight, {
    title: 'Task',
    description: '',
    assignedTo: member.id,
    status: 'accepted',
    points: 10,
  })
  const nextMorning = testScope(administrator, '2026-11-01T08:00:00Z')
  expect(await pointsThisMonth(lastNight, member.id)).toBe(10)
  expect(await pointsThisMonth(nextMorning, member.id)).toBe(0)

  await updateTask(nextMorning, { taskId: task.id, status: 'rejected' })
  expect(await pointsThisMonth(lastNight, member.id)).toBe(0)
  expect(await pointsThisMonth(nextMorning, member.id)).toBe(0)
  const entries = await db.pointEntry.findMany({ where: { memberId: member.id }, orderBy: { createdAt: 'asc' } })
  expect(entries.map(({ amount, day }) => [amount, fromDate(day)])).toEqual([
    [10, '2026-10-31'],
    [-10, '2026-10-31'],
  ])
  expect(toDate(toDay('2026-10-31'))).toEqual(entries[0]?.day)
})

import { db } from '@/lib/db'
import { miscountedTasks } from '../fixtures/counters'
import { createTaskRow, createUser } from '../fixtures/factories'

test('task counts stay exact while tasks are concurrently created, reassigned and deleted', async () => {
  const [anna, bob] = await Promise.all([createUser(), createUser()])
  const both = { assigneeId: { in: [anna.id, bob.id] } }
  for (let round = 0; round < 4; round += 1) {
    const tasks = await Promise.all(
      Array.from({ length: 16 }, (_, index) => createTaskRow((index % 2 ? anna : bob).id, { title: `Task ${index}` })),
    )
    await Promise.all([
      db.task.updateMany({ where: both, data: { status: 'expired' } }),
      ...tasks.map(({ id }, index) => {
        if (index % 4 === 0) return db.task.deleteMany({ where: { id } })
        if (index % 4 === 1) return db.task.updateMany({ where: { id }, data: { assigneeId: bob.id } })
        if (index % 4 === 2) return db.task.updateMany({ where: { id }, data: { status: 'accepted' } })
        return db.$transaction([
          db.task.updateMany({ where: { id }, data: { assigneeId: bob.id, status: 'rejected' } }),
        ])
      }),
    ])
    expect(await miscountedTasks()).toEqual([])
  }
  const counted = await db.taskCount.aggregate({
    where: { memberId: { in: [anna.id, bob.id] } },
    _sum: { count: true },
  })
  expect(counted._sum.count).toBe(await db.task.count({ where: both }))
})

test("a deleted member's counts are deleted with them", async () => {
  const { id } = await createUser()
  await createTaskRow(id)
  await db.user.delete({ where: { id } })
  expect(await db.taskCount.count({ where: { memberId: id } })).toBe(0)
  expect(await miscountedTasks()).toEqual([])
})

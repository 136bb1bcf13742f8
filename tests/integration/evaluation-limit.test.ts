import { db } from '@/lib/db'
import { submitSolution } from '@/lib/submissions/commands'
import { createTaskRow, createUser } from '../support/factories'
import { testScope } from '../support/scope'

test('a member has twenty evaluations for a task and day, however parallel they are asked for', async () => {
  const member = await createUser()
  const [task, another] = await Promise.all([createTaskRow(member.id), createTaskRow(member.id)])
  const scope = testScope(member)
  const submit = (taskId: string, at = scope) =>
    submitSolution(at, { taskId, text: 'I swept the floor and wiped the table, because it was full of crumbs.' })

  const ends = await Promise.allSettled(Array.from({ length: 25 }, () => submit(task.id)))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  expect(refused).toHaveLength(5)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'too_many', status: 429 })
  expect(await db.submission.count({ where: { taskId: task.id } })).toBe(20)

  await submit(another.id)
  await submit(task.id, testScope(member, new Date(scope.now.getTime() + 24 * 60 * 60 * 1000).toISOString()))
}, 60_000)

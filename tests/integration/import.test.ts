import { randomUUID } from 'node:crypto'
import { toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { importTasks, importText } from '@/lib/imports/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { deleteUser } from '@/lib/users/commands'
import { countQueries } from '../harness/count-queries'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const task = (title: string, more: object = {}) => ({
  title,
  description: `${title}, and say how.`,
  date: '2027-03-28',
  ...more,
})

async function family(size = 1) {
  const [administrator, ...members] = await Promise.all([
    createAdministrator(),
    ...Array.from({ length: size }, () => createUser()),
  ])
  return { scope: testScope(administrator), administrator, members, member: members[0] as (typeof members)[number] }
}

const tasksOf = (assigneeId: string) => db.task.findMany({ where: { assigneeId }, orderBy: { title: 'asc' } })

test('a text is read for administrators only, and then imported', async () => {
  const { scope, member } = await family()
  const text = `Here it is: ${JSON.stringify([{ user: member.username, tasks: [task('A')] }])}`
  const forbidden = { code: 'forbidden' }
  for (const each of [text, '[[[1,1'])
    await expect(importText(testScope(member), each)).rejects.toMatchObject(forbidden)
  await expect(importText(scope, '[[[1,1')).rejects.toMatchObject({ code: 'invalid', message: 'imports.invalidJson' })
  expect(await importText(scope, text)).toMatchObject([{ success: true }])
  expect(await tasksOf(member.id)).toHaveLength(1)
})

test('an entry creates tasks with defaults for the fields it omits', async () => {
  const { scope, member } = await family()
  const [result] = await importTasks(scope, [
    {
      user: ` ${member.username.toUpperCase()} `,
      tasks: [
        task('A'),
        task('B', { expires_at: '2027-04-02T12:00:00Z', points: 25 }),
        task('C', { date: '2027-10-30' }),
      ],
    },
  ])
  const rows = await tasksOf(member.id)
  expect(result).toEqual({
    user: member.username.toUpperCase(),
    success: true,
    message: '3 tasks added',
    tasksAdded: 3,
    taskIds: expect.arrayContaining(rows.map(({ id }) => id)),
  })
  expect(rows.map((row) => [row.title, row.status, row.points, row.expiresAt?.toISOString()])).toEqual([
    ['A', 'pending', 10, '2027-03-29T21:59:59.000Z'],
    ['B', 'pending', 25, '2027-04-02T12:00:00.000Z'],
    ['C', 'pending', 10, '2027-10-31T22:59:59.000Z'],
  ])
})

test('an invalid entry is reported and not imported, and the others are', async () => {
  const { scope, members } = await family(3)
  const [emma, noah, mila] = members.map(({ username }) => username)
  const results = await importTasks(scope, [
    { user: emma, tasks: [task('A')] },
    { user: noah, tasks: [task('B'), task('C', { date: '28/03/2027' })] },
    { user: 'nobody known', tasks: [task('D')] },
    { tasks: [task('E')] },
    { user: mila, tasks: [] },
    { user: mila, tasks: [task('F')] },
  ])
  expect(results.map(({ user, success, message, tasksAdded }) => [user, success, message, tasksAdded])).toEqual([
    [emma, true, '1 task added', 1],
    [noah, false, "Date format for task 'C' should be YYYY-MM-DD", 0],
    ['nobody known', false, 'User not found', 0],
    ['Entry 4', false, "Each entry must have a valid 'user' field", 0],
    [mila, false, `User '${mila}' must have at least one task`, 0],
    [mila, true, '1 task added', 1],
  ])
  expect(await db.task.count({ where: { assigneeId: { in: members.map(({ id }) => id) } } })).toBe(2)
})

test('reimported tasks are reported and not added, even beside new ones, and twice in an import', async () => {
  const { scope, member } = await family()
  const entry = { user: member.username, tasks: [task('A'), task('B'), task('B')] }
  const [first, second] = await importTasks(scope, [entry, entry])
  expect(first).toMatchObject({ message: '2 tasks added, 1 was already there', tasksAdded: 2 })
  expect(second).toMatchObject({ success: true, message: 'Nothing added: all 3 tasks are already there', taskIds: [] })
  const [third] = await importTasks(scope, [{ ...entry, tasks: [...entry.tasks, task('C')] }])
  expect(third).toMatchObject({ message: '1 task added, 3 were already there', tasksAdded: 1 })
  expect((await tasksOf(member.id)).map(({ title }) => title)).toEqual(['A', 'B', 'C'])
})

test('twenty concurrent imports of the same data add it once', async () => {
  const { scope, members } = await family(2)
  const data = members.map(({ username }) => ({ user: username, tasks: ['A', 'B', 'C'].map((title) => task(title)) }))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => importTasks(scope, index % 2 ? data : [...data].reverse())),
  )
  expect(answers.flat().reduce((sum, { tasksAdded }) => sum + tasksAdded, 0)).toBe(6)
  expect(await db.task.count({ where: { assigneeId: { in: members.map(({ id }) => id) } } })).toBe(6)
})

test('tasks created or moved by hand never conflict with an import', async () => {
  const { scope, members } = await family(2)
  const [emma, noah] = members as [(typeof members)[number], (typeof members)[number]]
  const entries = members.map(({ username }) => ({ user: username, tasks: [task('A')] }))
  const [first] = await importTasks(scope, entries)
  const byHand = {
    title: 'A',
    description: 'A, and say how.',
    assignedTo: emma.id,
    status: 'pending' as const,
    date: toDay('2027-03-28'),
    points: 10,
  }
  await createTask(scope, { ...byHand, expiresAt: toDay('2027-03-29') })
  await createTask(scope, { ...byHand, expiresAt: toDay('2027-03-29') })
  await updateTask(scope, { taskId: first?.taskIds[0] ?? '', assignedTo: noah.id })
  expect([(await tasksOf(emma.id)).length, (await tasksOf(noah.id)).length]).toEqual([2, 2])
  expect((await importTasks(scope, entries)).map(({ tasksAdded }) => tasksAdded)).toEqual([0, 0])
})

test('an imported task can be imported again after its deletion', async () => {
  const { scope, member } = await family()
  const data = [{ user: member.username, tasks: [task('A'), task('B')] }]
  await importTasks(scope, data)
  await db.task.deleteMany({ where: { assigneeId: member.id, title: 'A' } })
  expect(await importTasks(scope, data)).toMatchObject([
    { tasksAdded: 1, message: '1 task added, 1 was already there' },
  ])
})

test('a thousand tasks for many users are imported at once with few queries', async () => {
  const { scope, members } = await family(5)
  const data = Array.from({ length: 200 }, (_, index) => ({
    user: members[index % 5]?.username,
    tasks: Array.from({ length: 5 }, (_unused, at) => task(`Task ${index}-${at}`, { description: 'x'.repeat(500) })),
  }))
  const queries = await countQueries(() => importTasks(scope, data))
  expect(await db.task.count({ where: { assigneeId: { in: members.map(({ id }) => id) } } })).toBe(1000)
  expect(queries).toBeLessThan(12)
})

test('1,001 tasks, or data that is not an array, are rejected as a whole', async () => {
  const { scope, member } = await family()
  const tasks = Array.from({ length: 1001 }, (_, index) => task(`T${index}`))
  await expect(importTasks(scope, [{ user: member.username, tasks }])).rejects.toMatchObject({
    code: 'too_large',
    message: 'imports.tooManyTasks {"most":1000,"count":1001}',
  })
  await expect(importTasks(scope, { user: member.username })).rejects.toMatchObject({
    code: 'invalid',
    message: 'imports.notArray',
  })
  expect(await importTasks(scope, [])).toEqual([])
  expect(await tasksOf(member.id)).toEqual([])
})

test('members and visitors may not import, and nothing changes', async () => {
  const { member } = await family()
  const data = [{ user: member.username, tasks: [task('A')] }]
  await expect(importTasks(testScope(member), data)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(importTasks(testScope(null), data)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await tasksOf(member.id)).toEqual([])
})

test('when a user is deleted during the import, only their entry fails', async () => {
  const { scope, members } = await family(2)
  const data = members.map(({ username }) => ({ user: username, tasks: [task(randomUUID())] }))
  const [results] = await Promise.all([importTasks(scope, data), deleteUser(scope, { userId: members[0]?.id ?? '' })])
  expect(results[1]).toMatchObject({ success: true, tasksAdded: 1 })
  expect(await db.task.count({ where: { assigneeId: members[0]?.id } })).toBe(0)
})

import { db } from '@/lib/db'
import { createTasks, deleteTasks } from '@/lib/tasks/commands'
import { browseAllTasks, listAssignees, tasksAroundToday } from '@/lib/tasks/managed/queries'
import { browseTasks } from '@/lib/tasks/queries'
import { createTasksSchema, manageTasksSchema, taskListSchema } from '@/lib/tasks/schema'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const choice = (input: object = {}) => manageTasksSchema.parse(input)
const tag = () => `tag${Math.random().toString(36).slice(2, 10)}`

test('all tasks can be searched by title, description and member, and filtered by member', async () => {
  const scope = testScope(await createAdministrator())
  const word = tag()
  const [emma, noah] = await Promise.all([createUser({ username: `Emma ${word}` }), createUser()])
  await createTaskRow(emma.id, { title: 'By name', description: '' })
  await createTaskRow(noah.id, { title: `${word} in title`, description: '' })
  await createTaskRow(noah.id, { title: 'In description', description: `the ${word} is here` })
  await createTaskRow(noah.id, { title: 'Elsewhere', description: '' })
  const titles = async (input: object) =>
    (await browseAllTasks(scope, choice(input))).tasks.map(({ title }) => title).sort()
  expect(await titles({ query: word.toUpperCase() })).toEqual(['By name', 'In description', `${word} in title`])
  expect(await titles({ query: word, member: noah.id })).toEqual(['In description', `${word} in title`])
  expect(await titles({ member: emma.id })).toEqual(['By name'])
  expect(await titles({ query: `${word}%` })).toEqual([])
})

test('tasks are listed by date, newest first, fifty per page; a page past the end shows the last', async () => {
  const scope = testScope(await createAdministrator())
  const member = await createUser()
  const start = Date.parse('2016-01-01T00:00:00Z')
  await db.task.createMany({
    data: Array.from({ length: 120 }, (_, index) => ({
      assigneeId: member.id,
      title: `Task ${index}`,
      date: new Date(start + index * 86_400_000),
    })),
  })
  const first = await browseAllTasks(scope, choice({ member: member.id }))
  expect(first).toMatchObject({ total: 120, page: 1, pageCount: 3 })
  expect(first.tasks).toHaveLength(50)
  expect(first.tasks[0]).toMatchObject({ title: 'Task 119', assignee: { id: member.id, username: member.username } })
  const last = await browseAllTasks(scope, choice({ member: member.id, page: '99' }))
  expect(last).toMatchObject({ page: 3 })
  expect(last.tasks.at(-1)).toMatchObject({ title: 'Task 0' })
})

test('Manage Tasks opens at today, and finds tasks by status and week', async () => {
  const scope = testScope(await createAdministrator())
  const member = await createUser()
  const on = (day: string) => ({ date: new Date(day), title: day })
  await createTaskRow(member.id, { ...on('2026-11-30') })
  await createTaskRow(member.id, { ...on('2026-11-21') })
  await createTaskRow(member.id, { ...on('2026-11-16'), status: 'rejected' })
  await createTaskRow(member.id, { ...on('2026-11-10'), expiresAt: new Date('2026-11-12') })
  await createTaskRow(member.id, { ...on('2026-11-09'), status: 'expired' })
  const titles = async (input: object, read: typeof browseAllTasks | typeof tasksAroundToday = browseAllTasks) =>
    (await read(scope, choice({ member: member.id, ...input }))).tasks.map(({ title }) => title)
  const opened = await tasksAroundToday(scope, choice({ member: member.id }))
  expect(opened).toMatchObject({ total: 5, isStart: true, next: null })
  expect(opened.tasks[0]).toMatchObject({ title: '2026-11-21' })
  expect(await titles({ before: opened.previous }, tasksAroundToday)).toEqual(['2026-11-30'])
  const beginner = await createUser()
  for (const day of ['2026-11-24', '2026-11-25', '2026-11-25']) await createTaskRow(beginner.id, { ...on(day) })
  const nearest = await tasksAroundToday(scope, choice({ member: beginner.id }))
  expect(nearest.tasks.map(({ title }) => title)).toEqual(['2026-11-24'])
  expect(await titles({ member: beginner.id, before: nearest.previous }, tasksAroundToday)).toHaveLength(2)

  const pending = await tasksAroundToday(scope, choice({ member: member.id, status: 'pending' }))
  expect(pending).toMatchObject({ total: 2, isStart: true, next: null })
  expect(pending.tasks.map(({ title }) => title)).toEqual(['2026-11-21'])
  expect(await titles({ status: 'pending', before: pending.previous }, tasksAroundToday)).toEqual(['2026-11-30'])
  expect(await titles({ status: 'rejected' }, tasksAroundToday)).toEqual(['2026-11-16'])
  expect(await titles({ status: 'expired' }, tasksAroundToday)).toEqual(['2026-11-10', '2026-11-09'])
  expect(await titles({ status: 'accepted' }, tasksAroundToday)).toEqual([])
  const open = { member: beginner.id, status: 'pending' }
  expect(await titles(open, tasksAroundToday)).toEqual(['2026-11-24'])

  expect(await titles({ status: 'pending' })).toEqual(['2026-11-30', '2026-11-21'])
  expect(await titles({ status: 'expired' })).toEqual(['2026-11-10', '2026-11-09'])
  expect(await titles({ week: '2026-11-18' })).toEqual(['2026-11-21', '2026-11-16'])
  expect(await titles({ week: '2026-11-18', status: 'rejected' })).toEqual(['2026-11-16'])
  expect(await titles({ query: 'REJECTED' })).toEqual(['2026-11-16'])
  expect(await titles({ query: 'Refused' })).toEqual(['2026-11-16'])
  expect(await titles({ query: 'a revoir' })).toEqual(['2026-11-16'])
  expect(await titles({ query: `${member.username.slice(1)} refusées`, member: '' })).toEqual(['2026-11-16'])
  expect(await titles({ query: `nobody ${member.username} rejected`, member: '' })).toEqual([])
  expect(await browseAllTasks(scope, choice({ member: member.id, query: 'expired' }))).toMatchObject({ total: 2 })
})

test('words of a title or description are found beside a status word, in either language', async () => {
  const scope = testScope(await createAdministrator())
  const member = await createUser()
  const word = tag()
  const add = (title: string, row: object = {}) => createTaskRow(member.id, { title, description: '', ...row })
  await add(`Tidy the ${word} open shelf`)
  await add('Told below', { description: `In the ${word}.` })
  await add(`${word} done`, { status: 'completed' })
  await add(`${word} late`, { date: new Date('2026-11-10'), expiresAt: new Date('2026-11-12') })
  await add('Pending elsewhere')
  await add(`A ${word} pending since spring`, { status: 'rejected' })
  const titles = async (query: string, input: object = {}) =>
    (await browseAllTasks(scope, choice({ query, ...input }))).tasks.map(({ title }) => title).sort()
  const pending = [`Tidy the ${word} open shelf`, 'Told below']
  expect(await titles(`${word} pending`)).toEqual([`A ${word} pending since spring`, ...pending])
  expect(await titles(`${word.toUpperCase()} en attente`)).toEqual(pending)
  expect(await titles(`à faire ${word}`, { member: member.id })).toEqual(pending)
  expect(await titles(`${word} expirées`)).toEqual([`${word} late`])
  expect(await titles(`${word} open`)).toEqual(pending)
  expect(await titles(`${word} pending`, { status: 'rejected' })).toEqual([`A ${word} pending since spring`])
  expect(await titles(`${word} accepted`)).toEqual([])
  const { username } = member
  expect(await titles(`${username.toUpperCase()} ${word} open shelf`)).toEqual([`Tidy the ${word} open shelf`])
  expect(await titles(`told ${username}`)).toEqual(['Told below'])
  expect(await titles(`${username} ${word} late`)).toEqual([`${word} late`])
  expect(await titles(`${word} done ${username} completed`)).toEqual([`${word} done`])
  expect(await titles(`nobody ${word}`)).toEqual([])
})

test('titles and descriptions are found with and without accents, in any case and with either apostrophe', async () => {
  const scope = testScope(await createAdministrator())
  const member = await createUser()
  await createTaskRow(member.id, { title: 'Ranger la TÉLÉ', description: 'Où est le câble ?' })
  await createTaskRow(member.id, { title: 'Dessiner 100\u202f% du re\u0301sultat', description: '' })
  const titles = async (query: string) =>
    (await browseAllTasks(scope, choice({ query, member: member.id }))).tasks.map(({ title }) => title)
  for (const query of [
    'ranger la tele',
    'Ranger la télé',
    'RANGER LA TE\u0301LE',
    'ou est le cable',
    'rângér',
    'tele à faire',
  ])
    expect(await titles(query)).toEqual(['Ranger la TÉLÉ'])
  for (const query of ['resultat', 'résultat', '% du r']) expect(await titles(query)).toHaveLength(1)
  await createTaskRow(member.id, { title: 'L’été', description: '' })
  for (const query of ["l'ete", 'l’été']) expect(await titles(query)).toEqual(['L’été'])
  expect(await titles('tel_')).toEqual([])
  const listed = await browseTasks(testScope(member), taskListSchema.parse({ tab: 'today', query: 'tele' }))
  expect(listed.tasks).toHaveLength(1)
})

test('only members with tasks are offered as filters', async () => {
  const scope = testScope(await createAdministrator())
  const [busy, idle] = await Promise.all([createUser(), createUser()])
  await createTaskRow(busy.id)
  const ids = (await listAssignees(scope)).map(({ id }) => id)
  expect(ids).toContain(busy.id)
  expect(ids).not.toContain(idle.id)
})

test('invalid query parameters are ignored', () => {
  expect(choice({ query: 'a\0', member: "x' OR 1=1", page: 'NaN', after: '2026-02-30_x', before: '1; DROP' })).toEqual({
    query: '',
    member: '',
    status: '',
    week: '',
    page: 1,
    after: null,
    before: null,
  })
})

test('a form that is sent again answers with the same tasks and adds none', async () => {
  const administrator = await createAdministrator()
  const [scope, another] = [testScope(administrator), testScope(await createAdministrator())]
  const [emma, noah] = [await createUser(), await createUser()]
  const form = { title: 'Sweep', assignedTo: [emma.id], expectations: ['who helped'], formId: 'a-form' }
  const create = (change: object = {}, by = scope) => createTasks(by, createTasksSchema.parse({ ...form, ...change }))

  const [first, atOnce] = await Promise.all([create(), create()])
  expect(atOnce).toEqual(first)
  const both = await create({ assignedTo: [emma.id, noah.id] })
  expect(both.map(({ id, assigneeId }) => [id === first[0]?.id, assigneeId])).toEqual([
    [true, emma.id],
    [false, noah.id],
  ])
  for (const change of [{ title: 'Sweep well' }, { points: 11 }, { expectations: [] }, { status: 'accepted' }])
    await expect(create(change)).rejects.toMatchObject({ code: 'conflict' })
  const theirs = await create({}, another)
  expect(theirs[0]?.id).not.toBe(first[0]?.id)
  await create({ formId: undefined })
  expect(await db.task.count({ where: { assigneeId: emma.id } })).toBe(3)
})

test('a form that is sent again for other members is a conflict, because it has created a task already', async () => {
  const scope = testScope(await createAdministrator())
  const members = await Promise.all([createUser(), createUser(), createUser()])
  const [emma = '', noah = '', maya = ''] = members.map(({ id }) => id)
  const create = (...assignedTo: string[]) =>
    createTasks(scope, createTasksSchema.parse({ title: 'Sweep', assignedTo, formId: 'a-form' }))
  const created = await create(emma, noah)
  for (const others of [[maya], [emma], [maya, noah]])
    await expect(create(...others)).rejects.toMatchObject({ code: 'conflict' })
  expect(await db.task.count({ where: { title: 'Sweep', assigneeId: maya } })).toBe(0)
  expect(await create(noah, emma)).toEqual(created.toReversed())
})

test('a task is created for each of several members, or for none', async () => {
  const scope = testScope(await createAdministrator())
  const members = await Promise.all([createUser(), createUser()])
  const ids = members.map(({ id }) => id)
  const create = (assignedTo: string[]) =>
    createTasks(scope, createTasksSchema.parse({ title: 'Shared', assignedTo, points: 25, status: 'accepted' }))
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nobody'])
    await expect(create([...ids, unknown])).rejects.toMatchObject({
      code: 'invalid',
      fields: { assignedTo: ['tasks.userNotFound'] },
    })
  expect(await db.task.count({ where: { assigneeId: { in: ids } } })).toBe(0)
  expect((await create([...ids, ...ids])).map(({ assigneeId }) => assigneeId)).toEqual(ids)
  const users = await db.user.findMany({ where: { id: { in: ids } }, select: { points: true } })
  expect(users).toEqual([{ points: 25 }, { points: 25 }])
})

test('members cannot read any of it', async () => {
  const scope = testScope(await createUser())
  await expect(browseAllTasks(scope, choice())).rejects.toMatchObject({ code: 'forbidden' })
  await expect(listAssignees(scope)).rejects.toMatchObject({ code: 'forbidden' })
})

test('bulk deletion deletes tasks independently and reports failed ones with the reason', async () => {
  const scope = testScope(await createAdministrator())
  const member = await createUser()
  const [first, second] = [await createTaskRow(member.id), await createTaskRow(member.id)]
  const gone = '00000000-0000-4000-8000-000000000000'
  expect(await deleteTasks(scope, [first.id, gone, 'no id', second.id])).toEqual([
    { id: gone, message: 'Task not found' },
    { id: 'no id', message: 'Task not found' },
  ])
  expect(await db.task.count({ where: { assigneeId: member.id } })).toBe(0)
  await expect(deleteTasks(testScope(member), [first.id])).rejects.toMatchObject({ code: 'forbidden' })
})

test('an administrator who was demoted since the request was authorised deletes no task', async () => {
  const administrator = await createAdministrator()
  const member = await createUser()
  const { id } = await createTaskRow(member.id)
  await db.user.update({ where: { id: administrator.id }, data: { isAdmin: false } })
  expect(await deleteTasks(testScope(administrator), [id])).toEqual([{ id, message: 'Please sign in first.' }])
  expect(await db.task.count({ where: { id } })).toBe(1)
})

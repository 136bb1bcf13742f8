import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { giveLeaf, removeLeaf, shareTask, takeBackLeaf } from '@/lib/leaves/commands'
import { giveLeafInput } from '@/lib/leaves/schema'
import { leavesOf, sharedTasksOf } from '@/lib/leaves/queries'
import { decideTask } from '@/lib/decisions/commands'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { deleteUser } from '@/lib/users/commands'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { someLeaf } from '../fixtures/rows'
import { seeNews, toldNews } from '../fixtures/news'
import { testScope } from '../fixtures/scope'

/** A member with an accepted task that is shared, an administrator and another member. */
async function prepare({ isShared = true } = {}) {
  const [member, parent, sister] = await Promise.all([createUser(), createAdministrator(), createUser()])
  const task = await createTaskRow(member.id, { status: 'accepted', response: 'My secret text' })
  if (isShared) await shareTask(testScope(member), { taskId: task.id, isShared: true })
  return { member, parent, sister, task, taskId: task.id }
}

const give = (viewer: Viewer, taskId: string, line = '') =>
  giveLeaf(testScope(viewer), giveLeafInput.parse({ taskId, line }))
const shared = (viewer: Viewer, of: Viewer) => sharedTasksOf(testScope(viewer), of.id)
const notFound = { code: 'not_found' }

test('a task is not shared until its member says so, and others see its title, day and nothing else', async () => {
  const { member, parent, sister, task, taskId } = await prepare({ isShared: false })
  expect(await shared(sister, member)).toEqual([])
  await expect(give(sister, taskId)).rejects.toMatchObject(notFound)
  await expect(shareTask(testScope(sister), { taskId, isShared: true })).rejects.toMatchObject(notFound)
  await expect(shareTask(testScope(parent), { taskId, isShared: true })).rejects.toMatchObject({ code: 'forbidden' })

  await shareTask(testScope(member), { taskId, isShared: true })
  expect(await shareTask(testScope(member), { taskId, isShared: true })).toEqual({ isShared: true })
  for (const visibility of ['everyone', 'own', 'off'] as const) {
    const listed = await shared({ ...sister, visibility }, member)
    expect(listed).toEqual([{ id: taskId, title: task.title, date: '2026-11-21', leaf: null }])
  }
})

test('only an accepted task is shared', async () => {
  const { member } = await prepare()
  for (const status of ['pending', 'rejected', 'expired'] as const) {
    const { id: taskId } = await createTaskRow(member.id, { status })
    const sharing = shareTask(testScope(member), { taskId, isShared: true })
    await expect(sharing).rejects.toMatchObject({ code: 'conflict' })
    const forced = db.sharedTask.create({ data: { taskId, memberId: member.id, sharedAt: new Date() } })
    await expect(forced).rejects.toThrow(/accepted task/)
  }
})

test('each giver gives one leaf, whose line only they, the member and administrators read', async () => {
  const { member, parent, sister, taskId } = await prepare()
  await Promise.all([
    give(sister, taskId),
    give(sister, taskId),
    give(parent, taskId, ' Well\n\tdone \u202e<b>you</b>! '),
  ])
  await give(sister, taskId, 'I liked the end.')
  const lines = [
    { giver: parent.username, line: 'Well done <b>you</b>!' },
    { giver: sister.username, line: 'I liked the end.' },
  ]
  for (const reader of [member, parent]) {
    const { leaves } = await leavesOf(testScope(reader), taskId)
    expect(leaves.map(({ giver, line }) => ({ giver, line }))).toEqual(expect.arrayContaining(lines))
    expect(leaves).toHaveLength(2)
  }
  await expect(leavesOf(testScope(sister), taskId)).rejects.toMatchObject(notFound)
  expect(await shared(sister, member)).toMatchObject([{ leaf: { line: 'I liked the end.' } }])
  expect(await shared(await createUser(), member)).toMatchObject([{ leaf: null }])
})

test('nobody gives themselves a leaf, and the database holds that and one leaf of each giver', async () => {
  const { member, sister, task, taskId } = await prepare()
  await expect(give(member, taskId)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(db.leaf.create({ data: someLeaf(task, member.id) })).rejects.toThrow(/Leaf_of_another/)
  await db.leaf.create({ data: someLeaf(task, sister.id) })
  await expect(db.leaf.create({ data: someLeaf(task, sister.id) })).rejects.toMatchObject({ code: 'P2002' })
  const long = someLeaf(task, (await createUser()).id, 'a'.repeat(141))
  await expect(db.leaf.create({ data: long })).rejects.toThrow(/Leaf_line/)
})

test('a task that is shared no longer, or reopened, keeps its leaves for its member and hides them from others', async () => {
  const { member, parent, sister, taskId } = await prepare()
  await give(sister, taskId, 'Nice.')
  const expectHidden = async () => {
    expect(await shared(sister, member)).toEqual([])
    await expect(give(sister, taskId, 'Again.')).rejects.toMatchObject(notFound)
    expect((await leavesOf(testScope(member), taskId)).leaves).toMatchObject([{ line: 'Nice.' }])
  }
  await shareTask(testScope(member), { taskId, isShared: false })
  await expectHidden()
  await shareTask(testScope(member), { taskId, isShared: true })
  expect(await shared(sister, member)).toMatchObject([{ leaf: { line: 'Nice.' } }])

  await decideTask(testScope(parent), { taskId, isAccepted: false, reason: 'Tell more.' })
  await expectHidden()
  await updateTask(testScope(parent), { taskId, status: 'accepted', title: 'Another title' })
  expect(await shared(sister, member)).toMatchObject([{ title: 'Another title', leaf: { line: 'Nice.' } }])
})

test('the giver takes their leaf back, also when the task is no longer shared', async () => {
  const { member, sister, taskId } = await prepare()
  await give(sister, taskId, 'Nice.')
  await shareTask(testScope(member), { taskId, isShared: false })
  await takeBackLeaf(testScope(sister), { taskId })
  await expect(takeBackLeaf(testScope(sister), { taskId })).rejects.toMatchObject(notFound)
  expect((await leavesOf(testScope(member), taskId)).leaves).toEqual([])
})

test('the member and administrators remove a leaf, and what an administrator removes is logged without its line', async () => {
  const { member, parent, sister, task, taskId } = await prepare()
  const remove = (viewer: Viewer) => removeLeaf(testScope(viewer), { taskId, giverId: sister.id })
  const logged = () => db.activity.findMany({ where: { kind: 'leaf_removed', subjectId: sister.id } })
  await give(sister, taskId, 'Boo.')
  await expect(remove(sister)).rejects.toMatchObject(notFound)
  await remove(member)
  await expect(remove(member)).rejects.toMatchObject(notFound)
  expect(await logged()).toEqual([])
  await give(sister, taskId, 'Boo.')
  await remove(parent)
  expect(await logged()).toMatchObject([{ actorId: parent.id, details: { title: task.title } }])
  expect(JSON.stringify(await logged())).not.toContain('Boo')
})

test('leaves are news once, together for a task, and not when they are gone', async () => {
  const { member, parent, sister, task, taskId } = await prepare()
  const [mine, { id: other }] = [testScope(member), await createTaskRow(member.id, { status: 'accepted' })]
  await shareTask(mine, { taskId: other, isShared: true })
  await give(sister, taskId)
  await giveLeaf(testScope(parent, '2026-11-21T12:30:00Z'), { taskId, line: '' })
  await give(sister, other)
  await takeBackLeaf(testScope(sister), { taskId: other })
  const told = { kind: 'leaf', taskId, title: task.title, giver: parent.username, others: 1 }
  expect(await seeNews(mine)).toEqual([told])
  await give(sister, taskId, 'A changed line is no news.')
  expect(await toldNews(mine)).toEqual([])
})

test('leaves go with their giver, their task, and the member whose work they were for', async () => {
  const { member, parent, sister, taskId } = await prepare()
  const admin = testScope(await proven(parent))
  await give(parent, taskId, 'Mine.')
  await give(sister, taskId, 'Hers.')
  await deleteUser(admin, { userId: sister.id })
  expect(await db.leaf.findMany({ where: { taskId } })).toMatchObject([{ line: 'Mine.' }])

  await updateTask(testScope(parent), { taskId, assignedTo: (await createUser()).id })
  expect(await db.leaf.count({ where: { taskId } })).toBe(0)
  expect(await seeNews(testScope(member))).toEqual([])

  const [kept, gone] = [await prepare(), await prepare()]
  for (const { taskId } of [kept, gone]) await give(parent, taskId)
  await deleteTask(testScope(parent), kept.taskId)
  await deleteUser(admin, { userId: gone.member.id })
  expect(await db.leaf.count({ where: { taskId: { in: [kept.taskId, gone.taskId] } } })).toBe(0)
})

test('a line with signs of danger goes to a grown-up and not to the member', async () => {
  const { member, sister, taskId } = await prepare()
  const line = 'I am scared of Bob. He hits me when nobody looks.'
  expect(await give(sister, taskId, line)).toEqual({ line: '', isForReading: true })
  expect((await leavesOf(testScope(member), taskId)).leaves).toMatchObject([{ line: '' }])
  expect(await db.safeguardingReport.findMany({ where: { memberId: sister.id } })).toMatchObject([{ text: line }])
})

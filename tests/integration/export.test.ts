import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db'
import type { Viewer } from '@/lib/auth/policy'
import { exported } from '@/lib/export/json'
import { exportOwnData } from '@/lib/export/queries'
import { hashOf } from '@/lib/hash'
import {
  createAdministrator,
  createPauseRow,
  createPointEntry,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import {
  someAppeal,
  someCalendar,
  someLeaf,
  somePush,
  someReminder,
  someRequest,
  someReward,
  someToken,
} from '../fixtures/rows'
import { testScope } from '../fixtures/scope'

async function read(viewer: Viewer, userId = viewer.id) {
  const pieces: string[] = []
  for await (const piece of await exportOwnData(testScope(viewer), userId)) pieces.push(piece)
  return pieces.join('')
}

/** A member with a record of every kind, each with the mark in its text. */
async function createMember(mark: string) {
  const member = await createUser({ passwordHash: `hash of ${mark}`, email: `${mark}@example.org` })
  const expectations = [
    { text: 'Says when', isHidden: false },
    { text: `Hidden from ${mark}`, isHidden: true },
  ]
  const task = await createTaskRow(member.id, { title: `Task of ${mark}`, draft: `Draft of ${mark}`, expectations })
  const replaced = { taskId: task.id, memberId: member.id, text: `Replaced by ${mark}`, replacedAt: new Date() }
  await db.replacedDraft.create({ data: replaced })
  const submission = await createSubmissionRow(task.id, member.id, { isAccepted: false, text: `Text of ${mark}` })
  await db.appeal.create({ data: { ...someAppeal(submission), message: `Appeal of ${mark}` } })
  const shared = await createTaskRow(member.id, { title: 'Shared', status: 'accepted' })
  await db.sharedTask.create({ data: { taskId: shared.id, memberId: member.id, sharedAt: new Date() } })
  const fan = await createUser()
  await db.leaf.create({ data: someLeaf(shared, fan.id, `Leaf for ${mark}`) })
  const theirs = await createTaskRow(fan.id, { title: 'Not to be read', status: 'accepted' })
  await db.sharedTask.create({ data: { taskId: theirs.id, memberId: fan.id, sharedAt: new Date() } })
  await db.leaf.create({ data: someLeaf(theirs, member.id, `Leaf of ${mark}`) })
  await createPointEntry(member.id, 7, { title: `Gift for ${mark}` })
  await createPauseRow(member.id, { name: `Pause of ${mark}` })
  const keys = {
    sessionId: randomUUID(),
    endsAt: new Date('2100-01-01'),
    endpoint: `https://push.example.org/${mark}`,
    p256dh: 'a key',
    auth: 'an auth',
  }
  const device = await db.pushSubscription.create({ data: { memberId: member.id, createdAt: new Date(), ...keys } })
  await db.reminderChoice.create({ data: { memberId: member.id, push: ['appeal'], nudgeHour: 18 } })
  await db.reminder.create({
    data: { ...someReminder(member.id), deliveries: { create: { ...somePush(), subscriptionId: device.id } } },
  })
  const accessToken = someToken(member.id, { token: `token of ${mark}`, name: `Program of ${mark}`, scope: 'read' })
  await db.accessToken.create({ data: accessToken })
  await db.calendarAddress.create({ data: someCalendar(member.id, { secret: `calendar of ${mark}` }) })
  const attempt = { outcome: 'signed_in', address: '192.0.2.7', agent: `Browser of ${mark}`, at: new Date() } as const
  await db.signIn.create({ data: { userId: member.id, ...attempt } })
  return { member, task, submission }
}

test('an export has a user’s own records of every kind, and nobody else’s', async () => {
  const { member, task, submission } = await createMember('ada')
  const { member: other } = await createMember('bob')
  const text = await read(member)
  const data = exported.parse(JSON.parse(text))
  expect(data.profile).toMatchObject({ id: member.id, email: 'ada@example.org', points: 7 })
  expect(data.tasks).toMatchObject([
    { id: task.id, title: 'Task of ada', draft: 'Draft of ada', date: '2026-11-21', isShared: false },
    { title: 'Shared', isShared: true },
  ])
  expect(data.leavesReceived).toMatchObject([{ line: 'Leaf for ada' }])
  expect(data.leavesGiven).toMatchObject([{ line: 'Leaf of ada' }])
  expect(data.replacedDrafts).toMatchObject([{ taskId: task.id, text: 'Replaced by ada' }])
  expect(data.submissions).toMatchObject([{ id: submission.id, taskId: task.id, text: 'Text of ada' }])
  expect(data.appeals).toMatchObject([{ message: 'Appeal of ada', state: 'open' }])
  expect(data.points).toMatchObject([{ title: 'Gift for ada', amount: 7, balance: 7 }])
  expect(data.pauses).toMatchObject([{ name: 'Pause of ada' }])
  expect(data.accessTokens).toMatchObject([{ name: 'Program of ada', scope: 'read' }])
  expect(data.calendarAddresses).toMatchObject([{ isFamily: false }])
  expect(data.signIns).toMatchObject([{ agent: 'Browser of ada' }])
  expect(data.reminderChoices).toMatchObject([{ id: member.id, push: ['appeal'], email: [], nudgeHour: 18 }])
  expect(data.devices).toHaveLength(1)
  expect(data.reminders).toMatchObject([{ kind: 'test', channel: 'push', outcome: 'queued' }])
  for (const secret of [
    'push.example.org',
    'a key',
    'an auth',
    'bob',
    other.id,
    'hash of',
    hashOf('token of ada'),
    hashOf('calendar of ada'),
    'Hidden from',
    'Not to be read',
  ])
    expect(text).not.toContain(secret)
})

test('what open and what given rewards cost are told apart', async () => {
  const { id } = await createUser()
  await createPointEntry(id, 10)
  const reward = someReward({ cost: 2 })
  await db.reward.create({ data: reward })
  const ask = (cost: number) => ({ ...someRequest(reward, id), week: new Date('2026-11-16'), cost })
  const given = ask(2)
  await db.rewardRequest.create({ data: given })
  await db.rewardRequest.update({ where: { id: given.id }, data: { state: 'given', closedAt: new Date() } })
  await db.rewardRequest.create({ data: ask(3) })
  const { profile } = JSON.parse(await read({ id, username: '', isAdmin: false }))
  expect(profile).toMatchObject({ points: 10, reserved: 3, spent: 2 })
})

test('a hidden expectation is in it once the task is accepted', async () => {
  const { member, task } = await createMember('eve')
  await db.task.update({ where: { id: task.id }, data: { status: 'accepted' } })
  expect(await read(member)).toContain('Hidden from eve')
})

test('a hidden expectation is not in a former assignee’s once another’s work is accepted', async () => {
  const { member, task, submission } = await createMember('ivy')
  const judged = { expectations: [{ text: 'Canberra', isHidden: true, level: 'none', evidence: [] }] }
  await db.submission.update({ where: { id: submission.id }, data: { ...judged, reasoning: 'Not Canberra.' } })
  const next = await createUser()
  await db.task.update({ where: { id: task.id }, data: { assigneeId: next.id, status: 'accepted' } })
  const text = await read(member)
  expect(text).toContain('Text of ivy')
  expect(text).not.toMatch(/Canberra|Hidden from/)
  await db.task.update({ where: { id: task.id }, data: { assigneeId: member.id } })
  expect(await read(member)).toContain('Not Canberra.')
})

test('a task in it expires as its screen says: later by a pause, and before the schedule has marked it', async () => {
  const member = await createUser()
  const expiresAt = new Date('2026-11-20T22:59:59Z')
  await createTaskRow(member.id, { title: 'Moved', date: new Date('2026-11-19'), expiresAt })
  const paused = JSON.parse(await read(member)) as { tasks: object[] }
  expect(paused.tasks).toMatchObject([{ status: 'expired', expiresAt: expiresAt.toISOString() }])
  await createPauseRow(member.id, { from: '2026-11-19', to: '2026-11-23' })
  const moved = JSON.parse(await read(member)) as { tasks: object[] }
  expect(moved.tasks).toMatchObject([{ status: 'pending', expiresAt: '2026-11-25T22:59:59.000Z' }])
  expect(moved.tasks[0]).not.toHaveProperty('keptOpenUntil')
})

test('a long history is exported whole', async () => {
  const member = await createUser()
  await db.$executeRaw`
    INSERT INTO "Task" ("id", "assigneeId", "title", "date", "updatedAt")
    SELECT gen_random_uuid(), ${member.id}::uuid, 'Task', '2026-11-01', now() FROM generate_series(1, 401)`
  const { tasks } = exported.parse(JSON.parse(await read(member)))
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(401)
})

test('nobody exports another user’s data, administrators included', async () => {
  const member = await createUser()
  for (const viewer of [await createUser(), await createAdministrator()]) {
    await expect(read(viewer, member.id)).rejects.toMatchObject({ code: 'forbidden' })
  }
})

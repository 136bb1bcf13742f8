import { randomUUID } from 'node:crypto'
import { askPerson } from '@/lib/appeals/commands'
import { addDays, toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { endSeenNews } from '@/lib/news/commands'
import { unseenNews } from '@/lib/news/queries'
import { createPause } from '@/lib/pauses/commands'
import { settleTask } from '@/lib/points/ledger'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { updateTask } from '@/lib/tasks/commands'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { seeNews, toldNews } from '../fixtures/news'
import { testScope } from '../fixtures/scope'

const today = toDay('2026-11-21')
const noon = '2026-11-21T11:00:00Z'
const monthLater = '2026-12-21T11:00:00Z'

/** Has a task accepted for each day so many days ago: on that day, or all of them at `now`. */
async function complete(memberId: string, daysAgo: readonly number[], now?: string) {
  for (const ago of daysAgo) {
    const day = addDays(today, -ago)
    const task = await createTaskRow(memberId, { status: 'accepted', date: toDate(day) })
    const moment = testScope(null, now ?? `${day}T11:00:00Z`)
    await db.$transaction((tx) => settleTask(tx, moment, { ...task, isEarning: true }, day))
  }
}

async function prepare() {
  const [member, administrator] = await Promise.all([createUser(), createAdministrator()])
  return { member, admin: testScope(administrator), scope: testScope(member) }
}

test('a run is a personal best once, on the day on which it becomes the longest', async () => {
  const { member, scope } = await prepare()
  await complete(member.id, [20, 19, 18, 3, 2, 1])
  expect(await seeNews(scope)).toEqual([])
  await complete(member.id, [0])
  expect(await seeNews(scope)).toEqual([{ kind: 'best', days: 4 }])
  expect(await toldNews(scope)).toEqual([])
})

test('a first run is no personal best, and a longest run that goes on is none again', async () => {
  const { member, scope } = await prepare()
  await complete(member.id, [4, 3, 2, 1, 0])
  expect(await seeNews(scope)).toEqual([])
})

test('a run that a correction shortened and healed is no personal best again', async () => {
  const { member, admin, scope } = await prepare()
  await complete(member.id, [20, 19, 18, 5, 4, 3, 2, 1])
  expect(await seeNews(scope)).toEqual([{ kind: 'best', days: 5 }])
  const { taskId } = await db.completion.findFirstOrThrow({
    where: { memberId: member.id, day: toDate(addDays(today, -3)) },
  })
  for (const status of ['pending', 'accepted'] as const) await updateTask(admin, { taskId: taskId ?? '', status })
  await seeNews(scope)
  await complete(member.id, [0])
  expect(await seeNews(scope)).toEqual([])
  expect(await db.user.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({ streak: 6, bestStreak: 6 })
})

test('a day that is accepted late heals the streak, which is told only while it lasts', async () => {
  const members = [await prepare(), await prepare()] as const
  for (const { member } of members) {
    await complete(member.id, [4, 3, 1, 0])
    await complete(member.id, [2], noon)
  }
  expect(await seeNews(members[0].scope)).toEqual([{ kind: 'healed', days: 5 }])
  expect(await seeNews(testScope(members[1].member, monthLater))).toEqual([])
})

test('a pause that is added late heals the streak', async () => {
  const { member, admin, scope } = await prepare()
  await complete(member.id, [5, 4, 0])
  const [from, to] = [addDays(today, -3), addDays(today, -1)]
  await createPause(admin, { memberId: member.id, from, to, name: 'Flu' })
  expect(await seeNews(scope)).toEqual([{ kind: 'healed', days: 3 }])
})

test('an answer to an appeal is told once, to the member who asked', async () => {
  const { member, admin, scope } = await prepare()
  const other = await createUser()
  const [first, second] = [await createTaskRow(member.id), await createTaskRow(member.id, { title: 'Moved' })]
  for (const { id } of [first, second]) {
    await createSubmissionRow(id, member.id, { isAccepted: false, text: `I did what ${id} asks.` })
    await askPerson(scope, { taskId: id, message: '' })
    expect(await toldNews(scope)).toEqual([])
  }
  await decideTask(admin, { taskId: first.id, isAccepted: false, reason: 'Tell how many.' })
  await decideTask(admin, { taskId: second.id, isAccepted: true })
  await updateTask(admin, { taskId: second.id, assignedTo: other.id })
  expect(await seeNews(testScope(other))).toEqual([])
  expect(await seeNews(scope)).toEqual([{ kind: 'answered', taskId: first.id, title: first.title, isGranted: false }])
})

test('a corrected answer is told instead of an unseen one, and again after a seen one', async () => {
  const { member, admin, scope } = await prepare()
  const { id: taskId } = await createTaskRow(member.id)
  await createSubmissionRow(taskId, member.id, { isAccepted: false, text: 'I laid the table.' })
  await askPerson(scope, { taskId, message: '' })
  await decideTask(admin, { taskId, isAccepted: false, reason: 'Tell how many.' })
  await decideTask(admin, { taskId, isAccepted: true })
  expect(await seeNews(scope)).toMatchObject([{ kind: 'answered', isGranted: true }])
  await decideTask(admin, { taskId, isAccepted: false, reason: 'It was your sister.' })
  expect(await seeNews(scope)).toMatchObject([{ kind: 'answered', isGranted: false }])
})

test('the answer to a confirmed unsure evaluation is told once, and a later acceptance without a person is no answer', async () => {
  const { member, admin, scope } = await prepare()
  const [granted, kept, improved] = [
    await createTaskRow(member.id),
    await createTaskRow(member.id),
    await createTaskRow(member.id),
  ]
  for (const { id } of [granted, kept, improved]) {
    const text = `I tell of ${id}.`
    const unsure = await createSubmissionRow(id, member.id, { isAccepted: false, isUnsure: true, score: 40, text })
    expect(await confirmSubmission(scope, confirmationOf(unsure))).toMatchObject({ needsPerson: true })
  }
  const better = await createSubmissionRow(improved.id, member.id, { text: `I tell more of ${improved.id}.` })
  expect(await confirmSubmission(scope, confirmationOf(better))).toMatchObject({ status: 'accepted' })
  expect(await toldNews(scope)).toEqual([])
  await decideTask(admin, { taskId: granted.id, isAccepted: true })
  await updateTask(admin, { taskId: kept.id, status: 'rejected' })
  const news = await seeNews(scope)
  expect(new Map(news.map((item) => (item.kind === 'answered' ? [item.taskId, item.isGranted] : ['', false])))).toEqual(
    new Map([
      [granted.id, true],
      [kept.id, false],
    ]),
  )
  expect(await toldNews(scope)).toEqual([])
})

test('news stay until the member has seen them, on two devices at once, and nobody else ends them', async () => {
  const { member, scope } = await prepare()
  await complete(member.id, [20, 19, 18, 3, 2, 1, 0])
  const [news, onPhone] = await Promise.all([unseenNews(scope), unseenNews(scope)])
  expect(onPhone).toEqual(news)
  expect(news).toMatchObject([{ kind: 'best', days: 4 }])
  const ids = news.map(({ id }) => id)
  const [sister, other] = [testScope(await createUser()), randomUUID()]
  await endSeenNews(sister, { ids })
  await endSeenNews(scope, { ids: [other] })
  expect(await unseenNews(scope)).toEqual(news)
  await Promise.all([endSeenNews(scope, { ids }), endSeenNews(scope, { ids })])
  expect(await unseenNews(scope)).toEqual([])
})

test('what changes after news were shown is news again', async () => {
  const { member, admin, scope } = await prepare()
  const { id: taskId } = await createTaskRow(member.id)
  await createSubmissionRow(taskId, member.id, { isAccepted: false })
  await askPerson(scope, { taskId, message: '' })
  await decideTask(admin, { taskId, isAccepted: false, reason: 'Tell how many.' })
  await complete(member.id, [20, 19, 18, 4, 3, 2, 1])
  const shown = await unseenNews(scope)
  expect(shown).toMatchObject([{ kind: 'best', days: 4 }, { isGranted: false }])
  await createSubmissionRow(taskId, member.id, { isAccepted: false, text: 'I tell a little more of it.' })
  await askPerson(scope, { taskId, message: 'Again.' })
  await decideTask(admin, { taskId, isAccepted: true })
  await endSeenNews(scope, { ids: shown.map(({ id }) => id) })
  expect(await unseenNews(scope)).toMatchObject([{ kind: 'answered', taskId, isGranted: true }])
})

test('unseen news of a streak that ended are not told of a later one', async () => {
  const { member } = await prepare()
  await complete(member.id, [20, 19, 18, 12, 11, 10, 9])
  const on = (ago: number) => testScope(member, `${addDays(today, -ago)}T11:00:00Z`)
  expect(await toldNews(on(9))).toEqual([{ kind: 'best', days: 4 }])
  await complete(member.id, [3, 2, 1, 0])
  expect(await toldNews(on(0))).toEqual([])
})

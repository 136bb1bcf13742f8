import type { Viewer } from '@/lib/auth/policy'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { readDigest } from '@/lib/digest/queries'
import { weekOverview } from '@/lib/week/queries'
import type { Prisma } from '@/prisma/generated/client'
import { countQueries } from '../harness/count-queries'
import {
  createAdministrator,
  createPauseRow,
  createPointEntry,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { someEmail, somePush, someReminder, someReport, someRequest, someReward } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'

/** Half an hour before and after the week ends in Paris, where UTC is an hour behind. */
const sundayNight = '2026-11-22T22:30:00Z'
const mondayNight = '2026-11-22T23:30:00Z'

let parent: Viewer
let anna: Viewer
let bob: Viewer
beforeEach(async () => {
  await db.user.deleteMany()
  parent = await createAdministrator()
  anna = await createUser({ username: 'anna' })
  bob = await createUser({ username: 'bob' })
})

const give = (member: Viewer, day: string, data: Partial<Prisma.TaskUncheckedCreateInput> = {}) =>
  createTaskRow(member.id, { date: toDate(toDay(day)), ...data })

/** A text of the member that was accepted. */
async function tell(member: Viewer, text: string, at: string) {
  const task = await give(member, '2026-11-20')
  const submission = await createSubmissionRow(task.id, member.id, { text, at })
  await db.submission.update({ where: { id: submission.id }, data: { confirmedAt: new Date(at) } })
  await db.task.update({ where: { id: task.id }, data: { status: 'accepted', response: text } })
  return submission
}

async function overviewAt(now: string) {
  const overview = await weekOverview(testScope(parent, now))
  const of = ({ id }: Viewer) => overview.members.find((member) => member.id === id)
  return { ...overview, anna: of(anna), bob: of(bob) }
}

const states = (member?: { days: { state: string }[] }) => member?.days.map(({ state }) => state)

test('each day shows what became of its tasks, and pauses move the expiry', async () => {
  const passed = { expiresAt: new Date('2026-11-19T22:59:59Z') }
  await give(anna, '2026-11-16', { status: 'completed' })
  await give(anna, '2026-11-17', { status: 'rejected', ...passed })
  await give(anna, '2026-11-18', { status: 'expired' })
  await give(anna, '2026-11-19', passed)
  await give(anna, '2026-11-20', {
    ...passed,
    expiresAt: new Date('2026-11-20T22:59:59Z'),
    keptOpenUntil: new Date('2026-11-29T00:00:00Z'),
  })
  await give(anna, '2026-11-21')
  await give(bob, '2026-11-18', { status: 'rejected', needsPerson: true, ...passed })
  await give(bob, '2026-11-19', passed)
  await createPauseRow(bob.id, { from: '2026-11-19', to: '2026-11-22' })
  const week = await overviewAt(sundayNight)
  expect(states(week.anna)).toEqual(['accepted', 'refused', 'expired', 'expired', 'open', 'open', 'none'])
  expect(states(week.bob)).toEqual(['none', 'none', 'open', 'open', 'none', 'none', 'none'])
})

test('the digest says what the dashboard says', async () => {
  const passed = { expiresAt: new Date('2026-11-19T22:59:59Z') }
  for (const [day, data] of [
    ['2026-11-16', { status: 'completed' }],
    ['2026-11-17', { status: 'rejected', ...passed }],
    ['2026-11-18', passed],
    ['2026-11-19', { status: 'accepted' }],
    ['2026-11-20', { status: 'rejected', needsPerson: true }],
    ['2026-11-24', {}],
    ['2026-11-25', {}],
    ['2026-11-30', {}],
  ] as const)
    await give(anna, day, data)
  await give(bob, '2026-11-19', passed)
  await db.user.update({ where: { id: bob.id }, data: { streak: 3, streakDay: toDate(toDay('2026-11-22')) } })
  await createPauseRow(bob.id, { from: '2026-11-19', to: '2026-11-23' })
  await give(parent, '2026-11-22', { status: 'accepted' })
  for (const [day, kind, amount] of [
    ['2026-11-16', 'task', 7],
    ['2026-11-22', 'streak_bonus', 100],
    ['2026-11-22', 'adjustment', 1000],
    ['2026-11-23', 'task', 10_000],
  ] as const)
    await createPointEntry(anna.id, amount, { kind, day })
  const reward = someReward({})
  await db.reward.create({ data: reward })
  const request = someRequest(reward, anna.id)
  await db.rewardRequest.create({ data: { ...request, week: toDate(toDay('2026-11-16')) } })
  const at = new Date(sundayNight)
  const { id: reminderId } = await db.reminder.create({ data: someReminder(anna.id, at) })
  const delivery = { ...somePush(at), reminderId }
  await db.reminderDelivery.createMany({
    data: [
      { ...delivery, outcome: 'failed' },
      { ...delivery, outcome: 'gone' },
      { ...delivery, outcome: 'failed', createdAt: new Date('2026-11-15T22:29:00Z') },
    ],
  })
  await db.jobRun.createMany({
    data: [
      { kind: 'sweep', day: new Date('2026-11-21'), state: 'done', finishedAt: new Date('2026-11-21T01:00:00Z') },
      { kind: 'sweep', day: new Date('2026-11-22'), state: 'failed', error: 'jobs.unexpected' },
      { kind: 'recurring', day: new Date('2026-11-20'), state: 'failed', error: 'jobs.unexpected' },
      { kind: 'recurring', day: new Date('2026-11-21'), state: 'done', finishedAt: new Date('2026-11-21T01:00:00Z') },
      { kind: 'reconcile', day: new Date('2026-11-21'), state: 'failed', error: 'jobs.unexpected' },
      { kind: 'reconcile', day: new Date('2026-11-22'), state: 'running' },
      // No backups are made here any more.
      { kind: 'backup', day: new Date('2026-11-22'), state: 'failed', error: 'jobs.unexpected' },
    ],
  })

  const none = { accepted: 0, open: 0, refused: 0, expired: 0, points: 0, streak: 0, planned: 0 }
  const names = [anna, bob, parent].map(({ username }) => username)
  const digest = await readDigest(testScope('system', sundayNight), toDay('2026-11-22'))
  expect(digest).toEqual({
    ...{ requests: 1, failedEmails: 0, failedPushes: 1, failedRuns: 1, more: 0 },
    members: [
      {
        ...{ username: names[0], accepted: 2, open: 1, refused: 1, expired: 1 },
        ...{ points: 107, streak: 0, planned: 2, nothingFrom: '2026-11-26' },
      },
      { ...none, username: names[1], open: 1, streak: 3, nothingFrom: '2026-11-24' },
      { ...none, username: names[2], accepted: 1, nothingFrom: '2026-11-23' },
    ],
  })
  const { members, failedPushes, failedRuns } = await overviewAt(sundayNight)
  expect([members.length, failedPushes, failedRuns]).toEqual([3, 1, 1])
  await expect(readDigest(testScope(anna), toDay('2026-11-22'))).rejects.toMatchObject({ code: 'forbidden' })
})

test('the week ends at midnight in the family’s zone', async () => {
  await give(anna, '2026-11-22', { status: 'accepted' })
  await give(anna, '2026-11-24')
  await tell(anna, 'On Sunday night I read to my brother. He slept.', sundayNight)
  for (const [day, amount] of [
    ['2026-11-22', 7],
    ['2026-11-23', 100],
  ] as const)
    await createPointEntry(anna.id, amount, { kind: 'task', day })
  const before = await overviewAt(sundayNight)
  expect([before.monday, before.anna?.points]).toEqual(['2026-11-16', 7])
  expect(before.anna?.quote).toBe('On Sunday night I read to my brother.')
  expect(before.anna?.nothingFrom).toBe('2026-11-25')
  const after = await overviewAt(mondayNight)
  expect([after.monday, after.anna?.points, after.anna?.quote]).toEqual(['2026-11-23', 100, null])
  expect(states(after.anna)).toEqual(['none', 'open', 'none', 'none', 'none', 'none', 'none'])
})

test('a member without tasks has an empty week; administrators appear only with tasks', async () => {
  const { members, bob: row, hasOwnTasks } = await overviewAt(sundayNight)
  expect(members.map(({ username }) => username)).toEqual(['anna', 'bob'])
  expect(row).toMatchObject({ points: 0, streak: 0, quote: null, isNew: true, nothingFrom: '2026-11-23' })
  expect(hasOwnTasks).toBe(false)
  await give(parent, '2026-11-20')
  const later = await overviewAt(sundayNight)
  expect([later.members.length, later.hasOwnTasks]).toEqual([3, true])
})

test('the quote is of the newest accepted text, and never of one that was reported', async () => {
  await tell(anna, 'The soup was salty.', '2026-11-18T10:00:00Z')
  const newest = await tell(anna, 'The bread was burnt.', '2026-11-19T10:00:00Z')
  expect((await overviewAt(sundayNight)).anna?.quote).toBe('The bread was burnt.')
  const { taskId, text } = newest
  await db.safeguardingReport.create({ data: { ...someReport(anna.id), taskId, submissionId: newest.id, text } })
  expect((await overviewAt(sundayNight)).anna?.quote).toBe('The soup was salty.')
  await db.task.updateMany({ where: { assigneeId: anna.id }, data: { status: 'rejected' } })
  expect((await overviewAt(sundayNight)).anna?.quote).toBe(null)
})

test('the state of the setup is what the database says', async () => {
  const at = new Date(sundayNight)
  const fresh = await overviewAt(sundayNight)
  expect(fresh.setup).toMatchObject({ hasMembers: true, hasTasks: false, isSomebodyNew: true, isEvaluatorTried: false })
  await db.user.updateMany({ where: { isAdmin: false }, data: { lastActivity: at } })
  await give(anna, '2026-11-20')
  const trial = { kind: 'evaluator', day: toDate(toDay('2026-11-22')), checkedAt: at, subject: 'built-in-rules' }
  await db.setupCheck.create({ data: { ...trial, error: 'evaluator.trialTimeout' } })
  expect((await overviewAt(sundayNight)).setup.isEvaluatorTried).toBe(false)
  await db.setupCheck.update({ where: { kind: 'evaluator' }, data: { subject: 'model:another', error: null } })
  expect((await overviewAt(sundayNight)).setup.isEvaluatorTried).toBe(false)
  await db.setupCheck.update({ where: { kind: 'evaluator' }, data: trial })
  for (const createdAt of [at, new Date('2026-11-15T22:29:00Z')])
    await db.emailMessage.create({ data: someEmail({ outcome: 'failed', createdAt }) })
  const run = { kind: 'recurring', day: toDate(toDay('2026-11-22')), state: 'done', finishedAt: at } as const
  await db.jobRun.create({ data: run })
  const later = await overviewAt(sundayNight)
  expect(later.setup).toEqual({
    hasMembers: true,
    hasTasks: true,
    isSomebodyNew: false,
    isEvaluatorTried: true,
    scheduleRanAt: at,
  })
  expect(later.failedEmails).toBe(1)
})

test('of a large family the overview reads the twenty who were active last, in one statement, for administrators only', async () => {
  for (let index = 0; index < 19; index += 1) await createUser({ username: `child ${index}` })
  const last = await createUser({ username: 'zoe', lastActivity: new Date('2026-11-20T10:00:00Z') })
  let overview: Awaited<ReturnType<typeof weekOverview>> | undefined
  const queries = await countQueries(async () => (overview = await weekOverview(testScope(parent))))
  expect([queries, overview?.members.length, overview?.hasMore]).toEqual([1, 20, true])
  expect(overview?.members.at(-1)?.id).toBe(last.id)
  await expect(weekOverview(testScope(anna))).rejects.toMatchObject({ code: 'forbidden' })
})

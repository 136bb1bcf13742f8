import { db } from '@/lib/db'
import { costOfLosing } from '@/lib/points/queries'
import { confirmSubmission } from '@/lib/submissions/commands'
import { updateTask } from '@/lib/tasks/commands'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const differs = 'submission.differs'
const changedSince = 'submission.changedSince'
const timeIsUp = 'submission.notSubmittable'

async function prepare(isAccepted = true) {
  const member = await createUser()
  const task = await createTaskRow(member.id)
  const submission = await createSubmissionRow(task.id, member.id, { isAccepted })
  return { member, task, submission, scope: testScope(member) }
}

async function standing(memberId: string, taskId: string) {
  const [user, task, entries, submissions] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: memberId }, select: { points: true, streak: true, lastActivity: true } }),
    db.task.findUniqueOrThrow({ where: { id: taskId } }),
    db.pointEntry.findMany({ where: { memberId } }),
    db.submission.findMany({ where: { taskId }, orderBy: { id: 'asc' } }),
  ])
  return { user, task, entries, submissions }
}

test('confirming an acceptance awards its points once, and repeating it returns the same response', async () => {
  const { member, task, submission, scope } = await prepare()
  const first = await confirmSubmission(scope, confirmationOf(submission))
  const earned = { pointsAwarded: 10, bonusAwarded: 0, points: 10, streak: 1 }
  const before = await standing(member.id, task.id)
  const { draftVersion } = before.task
  expect(draftVersion).toBe(task.draftVersion + 1)
  expect(first).toEqual({ status: 'accepted', needsPerson: false, ...earned, draftVersion })
  expect(before.task).toMatchObject({
    status: 'accepted',
    score: 85,
    feedback: 'Well seen.',
    response: submission.text,
  })

  expect(await confirmSubmission(testScope(member, '2026-11-21T12:00:00Z'), confirmationOf(submission))).toEqual(first)
  expect(await standing(member.id, task.id)).toEqual(before)
})

test('a confirmation whose award cannot be booked changes nothing, and may be repeated', async () => {
  const { member, task, submission, scope } = await prepare()
  const before = await standing(member.id, task.id)
  const constraint = `CHECK ("memberId" <> '${member.id}') NOT VALID`
  await db.$executeRawUnsafe(`ALTER TABLE "PointEntry" ADD CONSTRAINT planted ${constraint}`)
  try {
    await expect(confirmSubmission(scope, confirmationOf(submission))).rejects.toThrow('planted')
  } finally {
    await db.$executeRaw`ALTER TABLE "PointEntry" DROP CONSTRAINT planted`
  }
  expect(await standing(member.id, task.id)).toEqual(before)
  const { pointsAwarded, points } = await confirmSubmission(scope, confirmationOf(submission))
  expect([pointsAwarded, points]).toEqual([10, 10])
})

test('fifty concurrent confirmations award once and return the same response', async () => {
  const { member, task, submission, scope } = await prepare()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => confirmSubmission(scope, confirmationOf(submission))),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { user, entries } = await standing(member.id, task.id)
  expect(user.points).toBe(10)
  expect(entries).toHaveLength(1)
})

test('fifty concurrent confirmations of five tasks award each once', async () => {
  const member = await createUser()
  const submissions = await Promise.all(
    Array.from({ length: 5 }, async () => createSubmissionRow((await createTaskRow(member.id)).id, member.id)),
  )
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      confirmSubmission(testScope(member), confirmationOf(submissions[index % 5] as (typeof submissions)[number])),
    ),
  )
  const user = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  expect([user.points, user.streak]).toEqual([50, 1])
})

test.each([
  ['a better score', { score: 100 }],
  ['another verdict', { isAccepted: true }],
])('a forged confirmation with %s is rejected and changes nothing', async (_, forged) => {
  const { member, task, submission, scope } = await prepare(false)
  const before = await standing(member.id, task.id)
  const input = confirmationOf(submission)
  const evaluation = { ...input.evaluation, ...forged }
  await expect(confirmSubmission(scope, { ...input, evaluation })).rejects.toMatchObject({
    code: 'conflict',
    message: differs,
  })
  expect(await standing(member.id, task.id)).toEqual(before)
})

test('a text without an evaluation cannot be confirmed', async () => {
  const { member, task, submission, scope } = await prepare()
  const before = await standing(member.id, task.id)
  const input = { ...confirmationOf(submission), text: `${submission.text} ` }
  await expect(confirmSubmission(scope, input)).rejects.toMatchObject({ code: 'conflict' })
  expect(await standing(member.id, task.id)).toEqual(before)
})

test("another member's evaluation is not found, and an administrator may not confirm for a member", async () => {
  const { member, task, submission } = await prepare()
  const before = await standing(member.id, task.id)
  const other = await createUser()
  await expect(confirmSubmission(testScope(other), confirmationOf(submission))).rejects.toMatchObject({
    code: 'not_found',
  })
  const administrator = await createAdministrator()
  await expect(confirmSubmission(testScope(administrator), confirmationOf(submission))).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(confirmSubmission(testScope(null), confirmationOf(submission))).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(await standing(member.id, task.id)).toEqual(before)
})

test('an expired task rejects the confirmation, whether by its time or its status', async () => {
  const { member, task, submission, scope } = await prepare()
  await db.task.update({
    where: { id: task.id },
    data: { date: new Date('2026-11-20'), expiresAt: new Date(scope.now.getTime() - 1) },
  })
  const before = await standing(member.id, task.id)
  await expect(confirmSubmission(scope, confirmationOf(submission))).rejects.toMatchObject({
    code: 'conflict',
    message: timeIsUp,
  })
  expect(await standing(member.id, task.id)).toEqual(before)

  await db.task.update({ where: { id: task.id }, data: { expiresAt: null, status: 'expired' } })
  await expect(confirmSubmission(scope, confirmationOf(submission))).rejects.toMatchObject({ code: 'conflict' })
})

test('an evaluation applies only to the exact version of its task', async () => {
  const { member, task, submission, scope } = await prepare()
  const admin = testScope(await createAdministrator())
  await updateTask(admin, { taskId: task.id, description: 'Solve 1/2 + 1/4 and explain each step.', points: 500 })
  const before = await standing(member.id, task.id)
  await expect(confirmSubmission(scope, confirmationOf(submission))).rejects.toMatchObject({
    code: 'conflict',
    message: changedSince,
  })
  expect(await standing(member.id, task.id)).toEqual(before)
})

test('the cost of a worse resubmission lists the points, the bonus and the streak days lost', async () => {
  const member = await createUser()
  let last = ''
  for (let day = 1; day <= 10; day += 1) {
    const now = `2026-11-${String(day).padStart(2, '0')}T11:00:00Z`
    const task = await createTaskRow(member.id)
    await confirmSubmission(
      testScope(member, now),
      confirmationOf(await createSubmissionRow(task.id, member.id, { at: now })),
    )
    last = task.id
  }
  const scope = testScope(member, '2026-11-10T12:00:00Z')
  const cost = { points: 110, streak: { from: 10, to: 9 } }
  expect(await costOfLosing(scope, { id: last, assigneeId: member.id, points: 10 })).toEqual(cost)
  const worse = await createSubmissionRow(last, member.id, { isAccepted: false, text: 'worse' })
  const { pointsAwarded, bonusAwarded, streak } = await confirmSubmission(scope, confirmationOf(worse))
  expect([pointsAwarded + bonusAwarded, streak]).toEqual([-cost.points, cost.streak.to])
  expect(await costOfLosing(scope, { id: last, assigneeId: member.id, points: 10 })).toBeNull()
})

test('a worse resubmission reverses the award, and a better one restores it once', async () => {
  const { member, task, submission, scope } = await prepare()
  await confirmSubmission(scope, confirmationOf(submission))
  const at = (minute: number) => testScope(member, `2026-11-21T11:0${minute}:00Z`)
  const worse = await createSubmissionRow(task.id, member.id, { isAccepted: false, text: 'worse' })
  const taken = { status: 'rejected', pointsAwarded: -10, points: 0, streak: 0 }
  expect(await confirmSubmission(at(1), confirmationOf(worse))).toMatchObject(taken)
  const better = await createSubmissionRow(task.id, member.id, { text: 'better', score: 99 })
  const given = { status: 'accepted', pointsAwarded: 10, points: 10, streak: 1 }
  expect(await confirmSubmission(at(2), confirmationOf(better))).toMatchObject(given)
  const again = await createSubmissionRow(task.id, member.id, { text: 'again', score: 97 })
  expect(await confirmSubmission(at(3), confirmationOf(again))).toMatchObject({ ...given, pointsAwarded: 0 })
})

test('the tenth day of a streak awards the bonus, once per streak', async () => {
  const member = await createUser()
  const balances: number[] = []
  for (let day = 1; day <= 12; day += 1) {
    const now = `2026-11-${String(day).padStart(2, '0')}T11:00:00Z`
    const task = await createTaskRow(member.id)
    const submission = await createSubmissionRow(task.id, member.id, { at: now })
    const { points, streak } = await confirmSubmission(testScope(member, now), confirmationOf(submission))
    expect(streak).toBe(day)
    balances.push(points)
  }
  expect(balances.slice(8)).toEqual([90, 200, 210, 220])
})

test('after concurrent confirmations, edits and reassignments the points equal the ledger', async () => {
  const administrator = await createAdministrator()
  const members = [await createUser(), await createUser()] as const
  const task = await createTaskRow(members[0].id)
  const submission = await createSubmissionRow(task.id, members[0].id)
  const admin = testScope(administrator)
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => {
      if (index % 4 === 0) return confirmSubmission(testScope(members[0]), confirmationOf(submission))
      if (index % 4 === 1)
        return updateTask(admin, { taskId: task.id, assignedTo: members[index % 8 === 1 ? 1 : 0].id })
      if (index % 4 === 2) return updateTask(admin, { taskId: task.id, points: index })
      return updateTask(admin, { taskId: task.id, status: index % 8 === 3 ? 'completed' : 'rejected' })
    }),
  )
  const codes = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: string }).code] : [],
  )
  expect(codes.filter((code) => code !== 'conflict' && code !== 'not_found')).toEqual([])
  const after = await db.task.findUniqueOrThrow({ where: { id: task.id } })
  const isEarning = after.status === 'accepted' || after.status === 'completed'
  for (const { id } of members) {
    const user = await db.user.findUniqueOrThrow({ where: { id } })
    expect(user.points).toBe(isEarning && after.assigneeId === id ? after.points : 0)
  }
})

test('an evaluation made before the expectations were changed no longer applies', async () => {
  const { task, submission, scope } = await prepare()
  const parent = testScope(await createAdministrator())
  const expectations = [{ text: 'which plants', isHidden: true }]
  const { revision } = await updateTask(parent, { taskId: task.id, expectations })
  expect(revision).toBe(task.revision + 1)
  await expect(confirmSubmission(scope, confirmationOf(submission))).rejects.toMatchObject({
    code: 'conflict',
    message: changedSince,
  })
})

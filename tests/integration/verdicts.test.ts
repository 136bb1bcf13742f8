import { db } from '@/lib/db'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { listDecisions } from '@/lib/tasks/managed/queries'
import { demoTasks } from '@/prisma/demo/tasks'
import { confirmationOf, createSubmissionRow, createTaskRow, createUser } from '../fixtures/factories'
import { prepare } from '../fixtures/prepare'
import { testScope } from '../fixtures/scope'
import { standing, refuse, accept } from '../fixtures/verdicts'

const newer = 'submission.newerEvaluation'
const changedSince = 'submission.changedSince'
const tooOld = 'submission.tooOld'

describe('an unconfirmed evaluation', () => {
  test('does not override a person’s refusal made after it', async () => {
    const { member, task, scope, admin } = await prepare()
    await confirmSubmission(scope, confirmationOf(await createSubmissionRow(task.id, member.id)))
    const kept = await createSubmissionRow(task.id, member.id)
    await decideTask(admin, refuse(task.id))
    const before = await standing(member.id, task.id)
    await expect(confirmSubmission(scope, confirmationOf(kept))).rejects.toMatchObject({
      code: 'conflict',
      message: changedSince,
    })
    expect(await standing(member.id, task.id)).toEqual(before)
    expect(before.user.points).toBe(0)
  })

  test.each([
    ['title', { title: 'Water the plants.' }],
    ['points', { points: 500 }],
    ['status', { status: 'pending' as const }],
    ['expiry', { expiresAt: null }],
  ])('does not survive an edit of the task: its %s', async (_, change) => {
    const { member, task, scope, admin } = await prepare()
    const kept = await createSubmissionRow(task.id, member.id)
    await updateTask(admin, { taskId: task.id, ...change })
    await expect(confirmSubmission(scope, confirmationOf(kept))).rejects.toMatchObject({ message: changedSince })
    const again = await createSubmissionRow(task.id, member.id)
    expect(await confirmSubmission(scope, confirmationOf(again))).toMatchObject({ status: 'accepted' })
  })

  test('does not survive an edit that is reverted, or a reassignment there and back', async () => {
    const { member, task, scope, admin } = await prepare()
    const other = await createUser()
    const kept = await createSubmissionRow(task.id, member.id)
    await updateTask(admin, { taskId: task.id, assignedTo: other.id })
    await expect(confirmSubmission(scope, confirmationOf(kept))).rejects.toMatchObject({ code: 'not_found' })
    await updateTask(admin, { taskId: task.id, assignedTo: member.id })
    await expect(confirmSubmission(scope, confirmationOf(kept))).rejects.toMatchObject({ message: changedSince })
  })

  test('that was in progress during a decision counts as made before it', async () => {
    const { title, description, good } = demoTasks[1]!
    const { member, task, scope, admin } = await prepare()
    await updateTask(admin, { taskId: task.id, title, description, status: 'accepted' })
    const submitted = submitSolution(scope, { taskId: task.id, text: good })
    await Promise.all([submitted, decideTask(admin, refuse(task.id))])
    const { score, isAccepted } = await submitted
    const input = { taskId: task.id, text: good, evaluation: { score, isAccepted } }
    const answer = await confirmSubmission(scope, input).catch(({ code }: { code: string }) => code)
    // In either order, a person's refusal stands.
    expect([{ status: 'rejected', needsPerson: true }, 'conflict']).toContainEqual(
      typeof answer === 'string' ? answer : { status: answer.status, needsPerson: answer.needsPerson },
    )
    expect((await standing(member.id, task.id)).user.points).toBe(0)
  })

  test('can be confirmed for one day only', async () => {
    const { member, task } = await prepare()
    const kept = await createSubmissionRow(task.id, member.id, { at: '2026-11-21T10:00:00.000Z' })
    const before = await standing(member.id, task.id)
    await expect(
      confirmSubmission(testScope(member, '2026-11-22T10:00:00.001Z'), confirmationOf(kept)),
    ).rejects.toMatchObject({ code: 'conflict', message: tooOld })
    expect(await standing(member.id, task.id)).toEqual(before)
    expect(await confirmSubmission(testScope(member, '2026-11-22T10:00:00.000Z'), confirmationOf(kept))).toMatchObject({
      status: 'accepted',
    })
  })

  test('keeps returning the same result once confirmed, until something changes', async () => {
    const { member, task, scope, admin } = await prepare()
    // Another task that awards points in the same millisecond does not affect the result.
    const second = await createTaskRow(member.id, { points: 7 })
    const [submission, other] = [
      await createSubmissionRow(task.id, member.id),
      await createSubmissionRow(second.id, member.id),
    ]
    const first = await confirmSubmission(scope, confirmationOf(submission))
    await confirmSubmission(scope, confirmationOf(other))
    const before = await standing(member.id, task.id)
    const replay = await confirmSubmission(testScope(member, '2026-12-24T10:00:00Z'), confirmationOf(submission))
    expect(replay).toEqual({ ...first, points: 17, streak: 0 })
    expect(await standing(member.id, task.id)).toEqual(before)
    await updateTask(admin, { taskId: task.id, points: 20 })
    await expect(confirmSubmission(scope, confirmationOf(submission))).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('of several evaluations only the newest can be confirmed', () => {
  test('even when they share a millisecond', async () => {
    const { member, task, scope } = await prepare()
    const texts = Array.from({ length: 12 }, (_, index) => `solution ${index}`)
    for (const text of texts) await createSubmissionRow(task.id, member.id, { text })
    const rows = await db.submission.findMany({ where: { taskId: task.id } })
    const rowOf = (text: string) => rows.find((row) => row.text === text)!
    for (const text of texts.slice(0, -1)) {
      await expect(confirmSubmission(scope, confirmationOf(rowOf(text)))).rejects.toMatchObject({
        code: 'conflict',
        message: newer,
      })
    }
    const last = rowOf('solution 11')
    expect(await confirmSubmission(scope, confirmationOf(last))).toMatchObject({ status: 'accepted' })
  })

  test('two devices that submit and confirm concurrently end with one of the texts, paid once', async () => {
    const { title, description, good } = demoTasks[0]!
    const { member, task, scope, admin } = await prepare()
    await updateTask(admin, { taskId: task.id, title, description })
    const texts = [good, `${good} The lamp is clean, too.`]
    const evaluations = await Promise.all(texts.map((text) => submitSolution(scope, { taskId: task.id, text })))
    const answers = await Promise.allSettled(
      texts.map((text, index) => {
        const { score, isAccepted } = evaluations[index]!
        return confirmSubmission(scope, { taskId: task.id, text, evaluation: { score, isAccepted } })
      }),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { user, task: after, submissions } = await standing(member.id, task.id)
    expect(user.points).toBe(10)
    expect(submissions.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([false, true])
    expect(after.response).toBe(submissions[1]?.text)
  })
})

test('accepting or rejecting by setting the status is recorded as a decision', async () => {
  const { task, admin } = await prepare()
  const set = (status: 'accepted' | 'completed' | 'rejected' | 'pending') =>
    updateTask(admin, { taskId: task.id, status })
  await set('completed')
  await set('accepted')
  await set('rejected')
  await set('rejected')
  await set('pending')
  expect(await listDecisions(admin, task.id)).toMatchObject([
    { before: 'accepted', isAccepted: false, reason: null, decidedAt: admin.now },
    { before: 'pending', isAccepted: true, reason: null },
  ])
})

test('of two decisions in the same millisecond the second is the last', async () => {
  const { task, admin } = await prepare()
  for (let round = 0; round < 5; round += 1) {
    await decideTask(admin, accept(task.id))
    await decideTask(admin, refuse(task.id))
  }
  expect((await listDecisions(admin, task.id)).map(({ isAccepted }) => isAccepted)).toEqual(
    Array.from({ length: 10 }, (_, index) => index % 2 === 1),
  )
})

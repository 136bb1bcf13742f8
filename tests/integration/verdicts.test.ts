import { db } from '@/lib/db'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { taskJson } from '@/lib/tasks/json'
import { decideTask } from '@/lib/decisions/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { listDecisions } from '@/lib/tasks/managed/queries'
import { findTask } from '@/lib/tasks/queries'
import { demoTasks } from '@/prisma/demo/tasks'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const newer = 'submission.newerEvaluation'
const changedSince = 'submission.changedSince'
const tooOld = 'submission.tooOld'

async function prepare() {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id)
  return { member, task, scope: testScope(member), admin: testScope(administrator) }
}

async function standing(memberId: string, taskId: string) {
  const [user, task, entries, submissions] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: memberId } }),
    db.task.findUniqueOrThrow({ where: { id: taskId } }),
    db.pointEntry.findMany({ where: { memberId } }),
    db.submission.findMany({ where: { taskId }, orderBy: { sequence: 'asc' } }),
  ])
  return { user, task, entries, submissions }
}

const refuse = (taskId: string) => ({ taskId, isAccepted: false, reason: 'Please use words of your own.' })
const accept = (taskId: string) => ({ taskId, isAccepted: true, reason: 'Well told.' })

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

describe('after a refusal by a person', () => {
  async function refused(how: 'decision' | 'status') {
    const prepared = await prepare()
    const { member, task, scope, admin } = prepared
    await confirmSubmission(scope, confirmationOf(await createSubmissionRow(task.id, member.id)))
    if (how === 'decision') await decideTask(admin, refuse(task.id))
    else await updateTask(admin, { taskId: task.id, status: 'rejected' })
    return prepared
  }

  test.each(['decision', 'status'] as const)('by %s, an accepted text waits for review', async (how) => {
    const { member, task, scope, admin } = await refused(how)
    const better = await createSubmissionRow(task.id, member.id, { text: 'better', score: 99 })
    const answer = await confirmSubmission(scope, confirmationOf(better))
    const nothing = { pointsAwarded: 0, bonusAwarded: 0, points: 0, streak: 0 }
    expect(answer).toMatchObject({ status: 'rejected', needsPerson: true, ...nothing })
    expect(await confirmSubmission(scope, confirmationOf(better))).toEqual(answer)
    const waiting = await findTask(scope, task.id)
    expect(taskJson(waiting, scope.now, scope.viewer)).toMatchObject({
      status: 'rejected',
      response: 'better',
      needs_person: true,
    })
    expect((await standing(member.id, task.id)).submissions.at(-1)?.confirmedAt).toEqual(scope.now)

    const decided = await decideTask(admin, accept(task.id))
    expect(decided).toMatchObject({ status: 'accepted', needsPerson: false, response: 'better' })
    expect((await standing(member.id, task.id)).user.points).toBe(10)
  })

  test('the evaluation already says so to the member', async () => {
    const { title, description, good, weak } = demoTasks[2]!
    const { task, scope, admin } = await refused('decision')
    await updateTask(admin, { taskId: task.id, title, description })
    expect(await submitSolution(scope, { taskId: task.id, text: good })).toMatchObject({
      isAccepted: true,
      needsPerson: true,
    })
    expect(await submitSolution(scope, { taskId: task.id, text: weak })).toMatchObject({
      isAccepted: false,
      needsPerson: false,
    })
  })

  test('no sequence of the member’s own calls avoids the review', async () => {
    const { member, task, scope, admin } = await refused('decision')
    for (const isAccepted of [true, false, true, true, false, true]) {
      const text = `attempt ${Math.random()}`
      const submission = await createSubmissionRow(task.id, member.id, { isAccepted, text })
      const answer = await confirmSubmission(scope, confirmationOf(submission))
      expect(answer).toMatchObject({ status: 'rejected', needsPerson: isAccepted, points: 0 })
      expect(await db.task.findUniqueOrThrow({ where: { id: task.id } })).toMatchObject({
        status: 'rejected',
        needsPerson: isAccepted,
      })
    }
    // An edit by an administrator without an acceptance does not either.
    await updateTask(admin, { taskId: task.id, status: 'pending', title: 'Water all the plants' })
    const submission = await createSubmissionRow(task.id, member.id, { text: 'one more' })
    expect(await confirmSubmission(scope, confirmationOf(submission))).toMatchObject({ needsPerson: true, points: 0 })
  })

  test.each(['decision', 'status'] as const)('an acceptance by %s ends this', async (how) => {
    const { member, task, scope, admin } = await refused('decision')
    if (how === 'decision') await decideTask(admin, accept(task.id))
    else await updateTask(admin, { taskId: task.id, status: 'completed' })
    const worse = await createSubmissionRow(task.id, member.id, { isAccepted: false, text: 'worse' })
    expect(await confirmSubmission(scope, confirmationOf(worse))).toMatchObject({ status: 'rejected', points: 0 })
    const better = await createSubmissionRow(task.id, member.id, { text: 'better' })
    expect(await confirmSubmission(scope, confirmationOf(better))).toMatchObject({
      status: 'accepted',
      needsPerson: false,
      points: 10,
    })
  })

  test('it applies to that member, even after a temporary reassignment', async () => {
    const { member, task, scope, admin } = await refused('decision')
    const other = await createUser()
    await updateTask(admin, { taskId: task.id, assignedTo: other.id })
    const theirs = await createSubmissionRow(task.id, other.id, { text: 'theirs' })
    expect(await confirmSubmission(testScope(other), confirmationOf(theirs))).toMatchObject({ points: 10 })
    await updateTask(admin, { taskId: task.id, assignedTo: member.id, status: 'pending' })
    const again = await createSubmissionRow(task.id, member.id, { text: 'again' })
    expect(await confirmSubmission(scope, confirmationOf(again))).toMatchObject({ needsPerson: true, points: 0 })
  })

  test('a waiting text can be refused again, with a reason', async () => {
    const { member, task, scope, admin } = await refused('decision')
    await confirmSubmission(scope, confirmationOf(await createSubmissionRow(task.id, member.id, { text: 'again' })))
    const decided = await decideTask(admin, refuse(task.id))
    expect(decided).toMatchObject({ status: 'rejected', needsPerson: false, response: 'again' })
    await expect(decideTask(admin, refuse(task.id))).rejects.toMatchObject({ code: 'conflict' })
    expect(await listDecisions(admin, task.id)).toHaveLength(2)
  })

  test('after fifty confirmations concurrent with decisions the last decision holds', async () => {
    const { member, task, scope, admin } = await refused('decision')
    const submission = await createSubmissionRow(task.id, member.id, { text: 'again' })
    const results = await Promise.allSettled([
      ...Array.from({ length: 25 }, () => confirmSubmission(scope, confirmationOf(submission))),
      decideTask(admin, accept(task.id)),
      ...Array.from({ length: 25 }, () => confirmSubmission(scope, confirmationOf(submission))),
    ])
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(codes).size).toBeLessThanOrEqual(1)
    const { user, task: after } = await standing(member.id, task.id)
    expect([after.status, after.needsPerson, user.points]).toEqual(['accepted', false, 10])
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

test('only a rejected task can wait for review', async () => {
  const { task } = await prepare()
  await expect(db.task.update({ where: { id: task.id }, data: { needsPerson: true } })).rejects.toThrow(/needsPerson/)
})

test('a task created as rejected also holds accepted texts for review', async () => {
  const { member, scope, admin } = await prepare()
  const wish = { title: 'Sweep', description: '', assignedTo: member.id, status: 'rejected', points: 10 } as const
  const task = await createTask(admin, wish)
  const submission = await createSubmissionRow(task.id, member.id)
  expect(await confirmSubmission(scope, confirmationOf(submission))).toMatchObject({
    status: 'rejected',
    needsPerson: true,
    pointsAwarded: 0,
  })
})

import { db } from '@/lib/db'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { taskJson } from '@/lib/tasks/json'
import { decideTask } from '@/lib/decisions/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { listDecisions } from '@/lib/tasks/managed/queries'
import { findTask } from '@/lib/tasks/queries'
import { demoTasks } from '@/prisma/demo/tasks'
import { confirmationOf, createSubmissionRow, createUser } from '../fixtures/factories'
import { prepare } from '../fixtures/prepare'
import { testScope } from '../fixtures/scope'
import { standing, refuse, accept } from '../fixtures/verdicts'

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

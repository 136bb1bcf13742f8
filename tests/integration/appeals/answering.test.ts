import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { appealStanding } from '@/lib/appeals/queries'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { pointsThisMonth } from '@/lib/points/queries'
import { listReview } from '@/lib/review/queries'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { findReasonNotToDecide } from '@/lib/tasks/managed/queries'
import { findTask } from '@/lib/tasks/queries'
import { refused, read, pointsOf, conflict, grant, keep, outcomes } from '../../fixtures/appeals'
import {
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
  confirmationOf,
} from '../../fixtures/factories'
import { prepare } from '../../fixtures/prepare'
import { testScope } from '../../fixtures/scope'

describe('the answer to an appeal', () => {
  test('that grants it accepts the task and is shown to the member', async () => {
    const { member, task, scope, admin, administrator } = await prepare()
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    await decideTask(admin, grant(task.id))
    expect(await read(task.id)).toMatchObject({
      status: 'accepted',
      needsPerson: false,
      keptOpenUntil: null,
      feedback: '',
      isDecidedByPerson: true,
      appeals: [{ state: 'granted', slot: null, answer: null, answererId: administrator.id, closedAt: admin.now }],
      reviewItem: null,
    })
    expect(await pointsOf(member)).toBe(10)
    const found = await findTask(scope, task.id)
    expect(found.feedback).toBe('A grown-up read your text and accepted it. Well done!')
    expect(await appealStanding(scope, found)).toMatchObject({ canAsk: false, state: 'granted' })
    await expect(askPerson(scope, { taskId: task.id, message: '' })).rejects.toMatchObject({
      ...conflict,
      message: 'appeals.accepted',
    })
  })

  test('that keeps the verdict gives the reason and closes the appeal', async () => {
    const { member, task, scope, admin } = await prepare()
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    await decideTask(admin, keep(task.id))
    expect(await read(task.id)).toMatchObject({
      status: 'rejected',
      needsPerson: false,
      keptOpenUntil: null,
      feedback: 'Tell how many.',
      isDecidedByPerson: true,
      appeals: [{ state: 'kept', answer: 'Tell how many.' }],
      reviewItem: null,
    })
    const found = await findTask(scope, task.id)
    expect(found.feedback).toBe('A grown-up says: Tell how many.')
    expect(await appealStanding(scope, found)).toMatchObject({ canAsk: false, state: 'kept' })
    await expect(askPerson(scope, { taskId: task.id, message: '' })).rejects.toMatchObject(conflict)
    await expect(withdrawAppeal(scope, { taskId: task.id })).rejects.toMatchObject(conflict)
    await expect(decideTask(admin, keep(task.id))).rejects.toMatchObject(conflict)
    // A later text can be appealed again.
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    expect((await read(task.id)).appeals.map(({ state }) => state)).toEqual(['kept', 'open'])
  })

  test('that keeps the verdict also holds the child’s next accepted text for review', async () => {
    const { member, task, scope, admin } = await prepare()
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    await decideTask(admin, keep(task.id))
    const better = await createSubmissionRow(task.id, member.id)
    expect(await confirmSubmission(scope, confirmationOf(better))).toMatchObject({
      status: 'rejected',
      needsPerson: true,
    })
    expect(await read(task.id)).toMatchObject({ reviewItem: { kind: 'unsure', submissionId: better.id } })
    expect(await pointsOf(member)).toBe(0)
  })

  test('granted after the expiry counts for the day and month of the work', async () => {
    const { member, task, administrator } = await prepare({ expiresAt: new Date('2026-11-30T22:59:59Z') })
    // 23:58 in Paris on the last of the month. The appeal is made at 23:59, because after midnight would be too late.
    await refused(task.id, member, { at: '2026-11-30T22:58:00Z' })
    await askPerson(testScope(member, '2026-11-30T22:59:00Z'), { taskId: task.id, message: '' })
    const later = testScope(administrator, '2026-12-05T10:00:00Z')
    await decideTask(later, grant(task.id))
    const entries = await db.pointEntry.findMany({ where: { memberId: member.id } })
    expect(entries).toMatchObject([{ amount: 10, day: toDate(toDay('2026-11-30')) }])
    expect(await pointsThisMonth(later, member.id)).toBe(0)
    expect(await pointsThisMonth(testScope(administrator, '2026-11-30T12:00:00Z'), member.id)).toBe(10)
    // It also works after the extended time has passed.
    const second = await createTaskRow(member.id, { expiresAt: new Date('2026-11-30T22:59:59Z') })
    await refused(second.id, member, { at: '2026-11-29T10:00:00Z' })
    await askPerson(testScope(member, '2026-11-29T10:01:00Z'), { taskId: second.id, message: '' })
    await decideTask(testScope(administrator, '2026-12-20T10:00:00Z'), grant(second.id))
    expect(await read(second.id)).toMatchObject({ status: 'accepted', appeals: [{ state: 'granted' }] })
  })

  test('restores the streak and books its bonus once', async () => {
    const { member, administrator, scope } = await prepare()
    const days = Array.from({ length: 10 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
    const tasks = await Promise.all(
      days.map((day) =>
        createTaskRow(member.id, { date: toDate(toDay(day)), expiresAt: new Date(`${day}T22:59:59Z`) }),
      ),
    )
    for (const [index, { id }] of tasks.entries()) {
      const at = `${days[index]}T10:00:00Z`
      const submission = await createSubmissionRow(id, member.id, { isAccepted: index !== 4, at })
      if (index === 4) await askPerson(testScope(member, at), { taskId: id, message: '' })
      else await confirmSubmission(testScope(member, at), confirmationOf(submission))
    }
    expect(await pointsOf(member)).toBe(90)
    const admin = testScope(administrator, '2026-11-11T20:00:00Z')
    await decideTask(admin, grant(tasks[4]!.id))
    expect(await pointsOf(member)).toBe(200)
    await decideTask(admin, keep(tasks[4]!.id))
    expect(await pointsOf(member)).toBe(90)
    await decideTask(admin, grant(tasks[4]!.id))
    expect(await pointsOf(member)).toBe(200)
    expect(scope.viewer.id).toBe(member.id)
  })

  test('cannot come from the member who appealed, and without another administrator no appeal is possible', async () => {
    const [one, other] = [await createAdministrator(), await createAdministrator()]
    const task = await createTaskRow(one.id)
    await refused(task.id, one)
    const scope = testScope(one)
    await askPerson(scope, { taskId: task.id, message: '' })
    await expect(decideTask(scope, grant(task.id))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(updateTask(scope, { taskId: task.id, status: 'accepted' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect((await listReview(scope)).items.map(({ taskId }) => taskId)).not.toContain(task.id)
    expect((await listReview(testScope(other))).items.map(({ taskId }) => taskId)).toContain(task.id)
    await decideTask(testScope(other), grant(task.id))
    expect(await pointsOf(one)).toBe(10)
    const waiting = await createTaskRow(one.id)
    await refused(waiting.id, one)
    await askPerson(scope, { taskId: waiting.id, message: '' })
    await db.user.updateMany({ where: { id: { not: one.id } }, data: { isAdmin: false } })
    await expect(decideTask(scope, grant(waiting.id))).rejects.toMatchObject({ message: 'appeals.nobodyElse' })
    expect(await findReasonNotToDecide(scope, await findTask(scope, waiting.id))).toBe('nobodyElse')
    const second = await createTaskRow(one.id)
    await refused(second.id, one)
    await expect(askPerson(scope, { taskId: second.id, message: '' })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'appeals.nobodyElse',
    })
  })

  test('must come from another administrator, whatever the owner does to the task', async () => {
    const [one, other, child] = [await createAdministrator(), await createAdministrator(), await createUser()]
    const [scope, second] = [testScope(one), testScope(other)]
    const forbidden = { code: 'forbidden', message: 'appeals.ownWork' }
    const task = await createTaskRow(one.id)
    const taskId = task.id
    await refused(taskId, one)
    await askPerson(scope, { taskId, message: '' })
    await withdrawAppeal(scope, { taskId })
    await expect(decideTask(scope, grant(taskId))).rejects.toMatchObject(forbidden)
    await updateTask(scope, { taskId, assignedTo: child.id })
    const back = { taskId, assignedTo: one.id }
    await expect(updateTask(scope, { ...back, status: 'accepted' })).rejects.toMatchObject(forbidden)
    await updateTask(scope, { taskId, status: 'completed' })
    await expect(updateTask(scope, back)).rejects.toMatchObject(forbidden)
    await updateTask(scope, { ...back, status: 'pending' })
    await expect(updateTask(scope, { taskId, status: 'accepted' })).rejects.toMatchObject(forbidden)
    expect(await pointsOf(one)).toBe(0)
    await decideTask(second, grant(taskId))
    expect(await pointsOf(one)).toBe(10)
  })

  test('cannot come from the administrator who refused the work while there is another', async () => {
    const [one, other] = [await createAdministrator(), await createAdministrator()]
    const { id: taskId } = await createTaskRow(one.id)
    await refused(taskId, one)
    await decideTask(testScope(other), keep(taskId))
    const scope = testScope(one)
    await expect(decideTask(scope, grant(taskId))).rejects.toMatchObject({ code: 'forbidden' })
    await updateTask(scope, { taskId, status: 'pending' })
    await updateTask(scope, { taskId, status: 'rejected' })
    await expect(updateTask(scope, { taskId, status: 'accepted' })).rejects.toMatchObject({ code: 'forbidden' })
    await db.user.updateMany({ where: { id: { not: one.id } }, data: { isAdmin: false } })
    await decideTask(scope, grant(taskId))
    expect(await pointsOf(one)).toBe(10)
  })

  test('about an administrator’s own unsure text must come from another, and an only one is told so', async () => {
    const [one, other] = [await createAdministrator(), await createAdministrator()]
    const [scope, second] = [testScope(one), testScope(other)]
    const { id: taskId } = await createTaskRow(one.id)
    const unsure = await createSubmissionRow(taskId, one.id, { isAccepted: false, isUnsure: true, score: 50 })
    await confirmSubmission(scope, confirmationOf(unsure))
    const accept = { taskId, status: 'accepted' as const }
    const queueOf = async (viewer: typeof scope) => (await listReview(viewer)).items.map((item) => item.taskId)
    expect([(await queueOf(scope)).includes(taskId), (await queueOf(second)).includes(taskId)]).toEqual([false, true])
    const forbid = async (message: string) => {
      await expect(decideTask(scope, grant(taskId))).rejects.toMatchObject({ code: 'forbidden', message })
      await expect(updateTask(scope, accept)).rejects.toMatchObject({ code: 'forbidden', message })
    }
    await forbid('appeals.ownWork')
    expect(await findReasonNotToDecide(scope, await findTask(scope, taskId))).toBe('ownWork')
    expect(await findReasonNotToDecide(second, await findTask(second, taskId))).toBeNull()
    await updateTask(scope, { taskId, status: 'pending' })
    await forbid('appeals.ownWork')
    const others = { id: { not: one.id }, isAdmin: true }
    const demoted = await db.user.findMany({ where: others, select: { id: true } })
    await db.user.updateMany({ where: others, data: { isAdmin: false } })
    await forbid('appeals.nobodyElse')
    expect(await findReasonNotToDecide(scope, await findTask(scope, taskId))).toBe('nobodyElse')
    const alone = await createTaskRow(one.id)
    const lonely = confirmationOf(await createSubmissionRow(alone.id, one.id, { isAccepted: false, isUnsure: true }))
    const nobodyElse = { code: 'forbidden', message: 'appeals.nobodyElse' }
    await expect(confirmSubmission(scope, lonely)).rejects.toMatchObject(nobodyElse)
    expect(await read(alone.id)).toMatchObject({ status: 'pending', response: null, reviewItem: null })
    expect(await findReasonNotToDecide(scope, alone)).toBeNull()
    // Who tells of danger reads only thanks.
    const danger = await createTaskRow(one.id)
    await submitSolution(scope, { taskId: danger.id, text: 'I am scared of Bob. He hits me when nobody looks.' })
    const told = confirmationOf(await db.submission.findFirstOrThrow({ where: { taskId: danger.id } }))
    await expect(confirmSubmission(scope, told)).resolves.toMatchObject({ needsPerson: true })
    expect(await pointsOf(one)).toBe(0)
    await db.user.updateMany({ where: { id: { in: demoted.map(({ id }) => id) } }, data: { isAdmin: true } })
    await decideTask(second, grant(taskId))
    expect(await pointsOf(one)).toBe(10)
  })

  test('comes from only one of two concurrent administrators', async () => {
    const { member, task, scope, admin } = await prepare()
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    const second = testScope(await createAdministrator())
    const { done, codes } = await outcomes([
      decideTask(admin, { ...grant(task.id), reviewed: (await read(task.id)).reviewItem?.submissionId }),
      decideTask(second, { ...keep(task.id), reviewed: (await read(task.id)).reviewItem?.submissionId }),
    ])
    expect([done, codes]).toEqual([1, ['conflict']])
    const { status, appeals } = await read(task.id)
    expect(appeals[0]?.state).toBe(status === 'accepted' ? 'granted' : 'kept')
    expect(await pointsOf(member)).toBe(status === 'accepted' ? 10 : 0)
  })

  test('concurrent with a withdrawal closes the appeal once, and the points match the verdict', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { member, task, scope, admin } = await prepare()
      await refused(task.id, member)
      await askPerson(scope, { taskId: task.id, message: '' })
      await outcomes([withdrawAppeal(scope, { taskId: task.id }), decideTask(admin, grant(task.id))])
      const { status, needsPerson, appeals } = await read(task.id)
      expect([status, needsPerson]).toEqual(['accepted', false])
      expect(['granted', 'withdrawn']).toContain(appeals[0]?.state)
      expect(await pointsOf(member)).toBe(10)
    }
  })
})

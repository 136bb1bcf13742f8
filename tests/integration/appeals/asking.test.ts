import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { appealStanding } from '@/lib/appeals/queries'
import { appealSchema } from '@/lib/appeals/schema'
import { db } from '@/lib/db'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { findTask } from '@/lib/tasks/queries'
import { isExpired } from '@/lib/tasks/status'
import { refused, read, pointsOf, conflict, grant, keep, outcomes } from '../../fixtures/appeals'
import { createSubmissionRow, createTaskRow, createUser, confirmationOf } from '../../fixtures/factories'
import { prepare } from '../../fixtures/prepare'
import { testScope } from '../../fixtures/scope'

describe('an appeal', () => {
  test('confirms the newest text and keeps the task open for seven days', async () => {
    const { member, task, scope } = await prepare({ expiresAt: new Date('2026-11-22T22:59:59Z') })
    const submission = await refused(task.id, member, { at: '2026-11-20T22:30:00Z', score: 40 })
    const answer = await askPerson(scope, { taskId: task.id, message: 'I did say so.' })
    expect(answer).toEqual({
      appeal: { id: expect.any(String) as string, state: 'open', message: 'I did say so.', day: '2026-11-20' },
    })
    expect(await read(task.id)).toMatchObject({
      status: 'rejected',
      needsPerson: true,
      response: submission.text,
      feedback: 'Well seen.',
      score: 40,
      keptOpenUntil: new Date('2026-11-28T11:00:00Z'),
      appeals: [{ state: 'open', slot: 1, submissionId: submission.id, message: 'I did say so.' }],
      reviewItem: { kind: 'appeal', submissionId: submission.id, since: scope.now },
    })
    expect(await db.submission.findUniqueOrThrow({ where: { id: submission.id } })).toMatchObject({
      confirmedAt: scope.now,
    })
    const row = await read(task.id)
    expect(isExpired(row, new Date('2026-11-28T11:00:00Z'))).toBe(false)
    expect(isExpired(row, new Date('2026-11-28T11:00:00.001Z'))).toBe(true)
    expect(await pointsOf(member)).toBe(0)
  })

  test('requires the newest text, not accepted and with an evaluation that still applies', async () => {
    const { member, task, scope, admin } = await prepare()
    const ask = () => askPerson(scope, { taskId: task.id, message: '' })
    await expect(ask()).rejects.toMatchObject({ ...conflict, message: 'appeals.nothingYet' })
    await createSubmissionRow(task.id, member.id)
    await expect(ask()).rejects.toMatchObject({ ...conflict, message: 'appeals.accepted' })
    await db.task.update({ where: { id: task.id }, data: { status: 'rejected', needsPerson: true } })
    await expect(ask()).rejects.toMatchObject({ ...conflict, message: 'appeals.waiting' })
    await db.task.update({ where: { id: task.id }, data: { status: 'pending', needsPerson: false } })
    await refused(task.id, member)
    await updateTask(admin, { taskId: task.id, points: 20 })
    await expect(ask()).rejects.toMatchObject({ ...conflict, message: 'submission.changedSince' })
    await refused(task.id, member)
    await decideTask(admin, keep(task.id))
    await expect(ask()).rejects.toMatchObject({ ...conflict, message: 'appeals.decided' })
    expect(await db.appeal.count({ where: { taskId: task.id } })).toBe(0)
  })

  test('accepts an unconfirmed text for a day and before the expiry, and a confirmed one at any time', async () => {
    const { member, task } = await prepare({ expiresAt: new Date('2026-11-21T22:59:59Z') })
    const ask = (at: string) => askPerson(testScope(member, at), { taskId: task.id, message: '' })
    await expect(ask('2026-11-21T23:00:00Z')).rejects.toMatchObject({ message: 'submission.notSubmittable' })
    const submission = await refused(task.id, member, { at: '2026-11-21T10:00:00Z' })
    await expect(ask('2026-11-21T23:00:00Z')).rejects.toMatchObject({ message: 'submission.notSubmittable' })
    await db.task.update({ where: { id: task.id }, data: { expiresAt: null } })
    await expect(ask('2026-11-22T10:00:00.001Z')).rejects.toMatchObject({
      message: 'submission.tooOld',
    })
    await confirmSubmission(testScope(member), confirmationOf(submission))
    await db.task.update({ where: { id: task.id }, data: { expiresAt: new Date('2026-11-25T22:59:59Z') } })
    await ask('2026-12-24T10:00:00Z')
    // An expired task is reviewed without being reopened.
    expect(await read(task.id)).toMatchObject({ needsPerson: true, keptOpenUntil: null })
  })

  test('is open to the task’s owner only', async () => {
    const { member, task, admin } = await prepare()
    await refused(task.id, member)
    const other = testScope(await createUser())
    await expect(askPerson(other, { taskId: task.id, message: '' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(askPerson(admin, { taskId: task.id, message: '' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(withdrawAppeal(other, { taskId: task.id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(withdrawAppeal(admin, { taskId: task.id })).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('without a visible character has no message, and none changes the direction of the text around it', () => {
    expect(appealSchema.parse({ message: '\u200b\u202e\u2066' })).toEqual({ message: '' })
    expect(appealSchema.parse({ message: ' \u202eI did\nsay so. ' })).toEqual({ message: 'I did\nsay so.' })
  })

  test('takes at most 300 characters, counted by code points', () => {
    expect(appealSchema.parse({})).toEqual({ message: '' })
    expect(appealSchema.parse({ message: `  ${'🌿'.repeat(300)} ` }).message).toBe('🌿'.repeat(300))
    const { success, error } = appealSchema.safeParse({ message: 'x'.repeat(301) })
    expect([success, error?.issues[0]?.message]).toEqual([false, 'appeals.tooLong {"most":300}'])
  })

  test('is created once per task, even under concurrency', async () => {
    const { member, task, scope } = await prepare()
    await refused(task.id, member)
    const calls = Array.from({ length: 12 }, () => askPerson(scope, { taskId: task.id, message: '' }))
    expect(await outcomes(calls)).toEqual({ done: 1, codes: Array<string>(11).fill('conflict') })
    expect(await db.appeal.count({ where: { taskId: task.id } })).toBe(1)
  })

  test('is limited to three open ones per member, and closing one allows another', async () => {
    const { member, scope, admin } = await prepare()
    const tasks = await Promise.all(Array.from({ length: 7 }, () => createTaskRow(member.id)))
    for (const { id } of tasks) await refused(id, member)
    const asked = await outcomes(tasks.map(({ id }) => askPerson(scope, { taskId: id, message: '' })))
    expect(asked).toEqual({ done: 3, codes: Array<string>(4).fill('conflict') })
    const open = () => db.appeal.findMany({ where: { memberId: member.id, state: 'open' }, orderBy: { slot: 'asc' } })
    const [first, second, third] = await open()
    const left = tasks.filter(({ id }) => ![first, second, third].some((appeal) => appeal?.taskId === id))
    await expect(askPerson(scope, { taskId: left[0]!.id, message: '' })).rejects.toMatchObject({
      ...conflict,
      message: 'appeals.tooMany {"most":3}',
    })
    // The limit is known before a message is written.
    const isLimitReached = async () => (await appealStanding(scope, await findTask(scope, left[0]!.id))).isLimitReached
    expect(await isLimitReached()).toBe(true)
    await withdrawAppeal(scope, { taskId: second!.taskId })
    expect(await isLimitReached()).toBe(false)
    await decideTask(admin, grant(first!.taskId))
    await askPerson(scope, { taskId: left[0]!.id, message: '' })
    await askPerson(scope, { taskId: left[1]!.id, message: '' })
    expect((await open()).map(({ slot }) => slot)).toEqual([1, 2, 3])
    await expect(askPerson(scope, { taskId: left[2]!.id, message: '' })).rejects.toMatchObject(conflict)
  })

  test('concurrent with a confirmation of the same text succeeds as well, and the text waits for review', async () => {
    const { member, task, scope } = await prepare()
    const submission = await refused(task.id, member)
    await Promise.all([
      askPerson(scope, { taskId: task.id, message: '' }),
      ...Array.from({ length: 4 }, () => confirmSubmission(scope, confirmationOf(submission))),
    ])
    expect(await read(task.id)).toMatchObject({ status: 'rejected', needsPerson: true, reviewItem: { kind: 'appeal' } })
    expect(await confirmSubmission(scope, confirmationOf(submission))).toMatchObject({ needsPerson: true })
  })
})

describe('an open appeal', () => {
  test('keeps its task open for seven days after the expiry at most, however often it is made', async () => {
    const { member, task, scope } = await prepare({ expiresAt: new Date('2026-11-21T22:59:59Z') })
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    const later = testScope(member, '2026-11-25T11:00:00Z')
    await withdrawAppeal(later, { taskId: task.id })
    const again = await refused(task.id, member, { at: '2026-11-25T10:00:00Z' })
    await db.task.update({ where: { id: task.id }, data: { keptOpenUntil: new Date('2026-11-26T11:00:00Z') } })
    await askPerson(later, { taskId: task.id, message: '' })
    expect(await read(task.id)).toMatchObject({
      keptOpenUntil: new Date('2026-11-28T22:59:59Z'),
      appeals: [{ state: 'withdrawn' }, { state: 'open', submissionId: again.id }],
    })
  })

  test('is closed by a later accepted text, and moves to a later refused one', async () => {
    const { member, task, scope } = await prepare({ expiresAt: new Date('2026-11-21T22:59:59Z') })
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    const second = await refused(task.id, member, { at: '2026-11-22T10:00:00Z' })
    const nextDay = testScope(member, '2026-11-22T11:00:00Z')
    expect(await confirmSubmission(nextDay, confirmationOf(second))).toMatchObject({ needsPerson: true })
    expect(await read(task.id)).toMatchObject({
      response: second.text,
      needsPerson: true,
      keptOpenUntil: expect.any(Date) as Date,
      appeals: [{ state: 'open', submissionId: second.id }],
    })
    const third = await createSubmissionRow(task.id, member.id, { at: '2026-11-23T10:00:00Z' })
    const dayAfter = testScope(member, '2026-11-23T11:00:00Z')
    expect(await confirmSubmission(dayAfter, confirmationOf(third))).toMatchObject({ status: 'accepted', points: 10 })
    expect(await read(task.id)).toMatchObject({
      needsPerson: false,
      keptOpenUntil: null,
      appeals: [{ state: 'withdrawn' }],
      reviewItem: null,
    })
  })

  test('is closed by a status that an administrator sets, with the matching outcome', async () => {
    for (const [status, state] of [
      ['accepted', 'granted'],
      ['completed', 'granted'],
      ['rejected', 'kept'],
      ['pending', 'withdrawn'],
      ['expired', 'withdrawn'],
    ] as const) {
      const { member, task, scope, admin } = await prepare()
      await refused(task.id, member)
      await askPerson(scope, { taskId: task.id, message: '' })
      await updateTask(admin, { taskId: task.id, status })
      expect(await read(task.id)).toMatchObject({
        status,
        needsPerson: false,
        keptOpenUntil: null,
        appeals: [{ state, slot: null }],
        reviewItem: null,
      })
    }
  })

  test('survives an edit of the title, is deleted with the task, and is withdrawn on reassignment', async () => {
    const { member, task, scope, admin } = await prepare()
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    await updateTask(admin, { taskId: task.id, title: 'Water the roses' })
    expect(await read(task.id)).toMatchObject({ needsPerson: true, reviewItem: { kind: 'appeal' } })
    const other = await createUser()
    await updateTask(admin, { taskId: task.id, assignedTo: other.id })
    expect(await read(task.id)).toMatchObject({
      assigneeId: other.id,
      needsPerson: false,
      keptOpenUntil: null,
      appeals: [{ state: 'withdrawn', memberId: member.id }],
      reviewItem: null,
    })
    const second = await createTaskRow(member.id)
    await refused(second.id, member)
    await askPerson(scope, { taskId: second.id, message: '' })
    await deleteTask(admin, second.id)
    expect(await db.appeal.count({ where: { taskId: second.id } })).toBe(0)
    expect(await db.reviewItem.count({ where: { taskId: second.id } })).toBe(0)
  })

  test('does not pass to the new owner of a concurrently reassigned task', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { member, task, scope, admin } = await prepare()
      const other = await createUser()
      await refused(task.id, member)
      await outcomes([
        askPerson(scope, { taskId: task.id, message: '' }),
        updateTask(admin, { taskId: task.id, assignedTo: other.id }),
      ])
      const { needsPerson, appeals, reviewItem, response } = await read(task.id)
      expect({ needsPerson, reviewItem, response }).toEqual({ needsPerson: false, reviewItem: null, response: null })
      expect(appeals.every(({ state }) => state === 'withdrawn')).toBe(true)
    }
  })
})

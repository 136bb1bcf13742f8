import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { appealStanding } from '@/lib/appeals/queries'
import { appealSchema } from '@/lib/appeals/schema'
import type { Viewer } from '@/lib/auth/policy'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { pointsThisMonth } from '@/lib/points/queries'
import { listReview } from '@/lib/review/queries'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { findReasonNotToDecide } from '@/lib/tasks/managed/queries'
import { findTask } from '@/lib/tasks/queries'
import { isExpired } from '@/lib/tasks/status'
import {
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
  confirmationOf,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

async function prepare(task: Parameters<typeof createTaskRow>[1] = {}) {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const row = await createTaskRow(member.id, task)
  return { administrator, member, task: row, scope: testScope(member), admin: testScope(administrator) }
}

const refused = (taskId: string, member: Viewer, data: Parameters<typeof createSubmissionRow>[2] = {}) =>
  createSubmissionRow(taskId, member.id, { isAccepted: false, ...data })

const unsure = (taskId: string, member: Viewer) => refused(taskId, member, { isUnsure: true, score: 50 })

const read = (taskId: string) =>
  db.task.findUniqueOrThrow({
    where: { id: taskId },
    include: { appeals: { orderBy: { askedAt: 'asc' } }, reviewItem: true },
  })
const pointsOf = async ({ id }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id } })).points
const conflict = { code: 'conflict' }
const grant = (taskId: string) => ({ taskId, isAccepted: true as const })
const keep = (taskId: string, reason = 'Tell how many.') => ({ taskId, isAccepted: false as const, reason })

/** The number of calls that succeeded, and the error codes of the others. */
async function outcomes(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: settled.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : [])),
  }
}

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

  test('can be withdrawn, which restores the task', async () => {
    const { member, task, scope } = await prepare()
    await refused(task.id, member)
    await expect(withdrawAppeal(scope, { taskId: task.id })).rejects.toMatchObject({ code: 'not_found' })
    await askPerson(scope, { taskId: task.id, message: '' })
    expect(await withdrawAppeal(scope, { taskId: task.id })).toMatchObject({ appeal: { state: 'withdrawn' } })
    expect(await read(task.id)).toMatchObject({
      status: 'rejected',
      needsPerson: false,
      keptOpenUntil: null,
      appeals: [{ state: 'withdrawn', slot: null, closedAt: scope.now }],
      reviewItem: null,
    })
    await expect(withdrawAppeal(scope, { taskId: task.id })).rejects.toMatchObject(conflict)
    // Nothing was decided, so the member may appeal again.
    await askPerson(scope, { taskId: task.id, message: '' })
    expect((await read(task.id)).appeals.map(({ state }) => state)).toEqual(['withdrawn', 'open'])
  })

  test('about an unsure text can be withdrawn too: nobody is asked until its member asks again', async () => {
    const { member, task, scope } = await prepare()
    const submission = await unsure(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    expect(await read(task.id)).toMatchObject({ needsPerson: true, score: null, reviewItem: { kind: 'appeal' } })
    await withdrawAppeal(scope, { taskId: task.id })
    expect(await read(task.id)).toMatchObject({ needsPerson: false, keptOpenUntil: null, reviewItem: null })
    // Confirming the same text again asks no person.
    expect(await confirmSubmission(scope, confirmationOf(submission))).toMatchObject({ needsPerson: false })
    expect(await appealStanding(scope, await findTask(scope, task.id))).toMatchObject({ canAsk: true })
    const again = await unsure(task.id, member)
    expect(await confirmSubmission(scope, confirmationOf(again))).toMatchObject({ needsPerson: true })
    expect(await read(task.id)).toMatchObject({ reviewItem: { kind: 'unsure', submissionId: again.id } })
  })

  test('that is withdrawn leaves an unsure text waiting that a person refused before, or that was reported', async () => {
    const { member, task, scope, admin } = await prepare()
    await refused(task.id, member)
    await decideTask(admin, keep(task.id))
    await unsure(task.id, member)
    const reported = await createTaskRow(member.id)
    const danger = await unsure(reported.id, member)
    await db.safeguardingReport.create({
      data: {
        ...{ submissionId: danger.id, memberId: member.id, taskId: reported.id },
        ...{ title: reported.title, text: danger.text, reportedAt: scope.now },
      },
    })
    for (const taskId of [task.id, reported.id]) {
      await askPerson(scope, { taskId, message: '' })
      await withdrawAppeal(scope, { taskId })
      const keptOpenUntil = new Date('2026-11-28T11:00:00Z')
      expect(await read(taskId)).toMatchObject({ needsPerson: true, keptOpenUntil, reviewItem: { kind: 'unsure' } })
    }
  })
})

describe('confirming an unsure text', () => {
  async function confirmed(task: Parameters<typeof createTaskRow>[1] = {}) {
    const prepared = await prepare(task)
    const submission = await unsure(prepared.task.id, prepared.member)
    const standing = async () => appealStanding(prepared.scope, await findTask(prepared.scope, prepared.task.id))
    return {
      ...prepared,
      submission,
      standing,
      confirm: () => confirmSubmission(prepared.scope, confirmationOf(submission)),
    }
  }

  test('asks a person, which can be withdrawn like an appeal and done again', async () => {
    const { task, submission, scope, admin, standing, confirm } = await confirmed({
      expiresAt: new Date('2026-11-22T22:59:59Z'),
    })
    const withdraw = (at = scope) => withdrawAppeal(at, { taskId: task.id })
    await expect(withdraw()).rejects.toMatchObject({ code: 'not_found' })
    await confirm()
    expect(await standing()).toMatchObject({ canAsk: false, canWithdraw: true, state: null })
    const later = { ...scope, now: new Date('2026-11-22T11:00:00Z') }
    expect(await withdraw(later)).toEqual({
      appeal: { id: expect.any(String) as string, state: 'withdrawn', message: '', day: '2026-11-21' },
    })
    expect(await read(task.id)).toMatchObject({
      status: 'rejected',
      response: submission.text,
      needsPerson: false,
      keptOpenUntil: null,
      appeals: [
        { state: 'withdrawn', submissionId: submission.id, askedAt: scope.now, closedAt: later.now, slot: null },
      ],
      reviewItem: null,
    })
    expect(await standing()).toMatchObject({ canAsk: true, canWithdraw: false, state: 'withdrawn' })
    await expect(withdraw()).rejects.toMatchObject(conflict)
    expect(await confirm()).toMatchObject({ needsPerson: false })

    await askPerson(later, { taskId: task.id, message: 'Please look.' })
    expect(await read(task.id)).toMatchObject({
      needsPerson: true,
      keptOpenUntil: new Date('2026-11-29T11:00:00Z'),
      appeals: [{ state: 'withdrawn' }, { state: 'open', submissionId: submission.id }],
      reviewItem: { kind: 'appeal', since: later.now },
    })
    expect(await standing()).toMatchObject({ canWithdraw: true, state: 'open', message: 'Please look.' })
    await decideTask(admin, grant(task.id))
    expect((await read(task.id)).appeals.map(({ state }) => state)).toEqual(['withdrawn', 'granted'])
  })

  test('can be withdrawn although an earlier request for the task was', async () => {
    const { member, task, scope } = await prepare()
    await refused(task.id, member)
    await askPerson(scope, { taskId: task.id, message: '' })
    await withdrawAppeal(scope, { taskId: task.id })
    await confirmSubmission(scope, confirmationOf(await unsure(task.id, member)))
    await withdrawAppeal(scope, { taskId: task.id })
    expect(await read(task.id)).toMatchObject({
      needsPerson: false,
      appeals: [{ state: 'withdrawn' }, { state: 'withdrawn' }],
    })
  })

  test('still asks after a person’s refusal, and when the text was reported', async () => {
    const held = await confirmed()
    await decideTask(held.admin, keep(held.task.id))
    const again = await unsure(held.task.id, held.member)
    await confirmSubmission(held.scope, confirmationOf(again))
    const told = await confirmed()
    await db.safeguardingReport.create({
      data: {
        ...{ submissionId: told.submission.id, memberId: told.member.id, taskId: told.task.id },
        ...{ title: told.task.title, text: told.submission.text, reportedAt: told.scope.now },
      },
    })
    await told.confirm()
    for (const { task, scope, standing } of [held, told]) {
      expect(await standing()).toMatchObject({ canWithdraw: false })
      await expect(withdrawAppeal(scope, { taskId: task.id })).rejects.toMatchObject({ code: 'not_found' })
      const keptOpenUntil = new Date('2026-11-28T11:00:00Z')
      expect(await read(task.id)).toMatchObject({ needsPerson: true, keptOpenUntil, reviewItem: { kind: 'unsure' } })
      expect(await db.appeal.count({ where: { taskId: task.id } })).toBe(0)
    }
  })

  test('is withdrawn once, and not after a person’s answer, whatever runs in parallel', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { task, scope, confirm } = await confirmed()
      await confirm()
      const calls = Array.from({ length: 4 }, () => withdrawAppeal(scope, { taskId: task.id }))
      expect(await outcomes(calls)).toEqual({ done: 1, codes: Array<string>(3).fill('conflict') })
      const decided = await confirmed()
      await decided.confirm()
      const withdraw = () => withdrawAppeal(decided.scope, { taskId: decided.task.id })
      await outcomes([withdraw(), decideTask(decided.admin, grant(decided.task.id))])
      const { status, needsPerson, appeals } = await read(decided.task.id)
      expect([status, needsPerson]).toEqual(['accepted', false])
      expect(appeals.every(({ state }) => state === 'withdrawn')).toBe(true)
      await expect(withdraw()).rejects.toMatchObject(conflict)
    }
  })
})

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

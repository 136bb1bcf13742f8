import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { appealStanding } from '@/lib/appeals/queries'
import { db } from '@/lib/db'
import { confirmSubmission } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { findTask } from '@/lib/tasks/queries'
import { refused, unsure, read, conflict, grant, keep, outcomes } from '../../fixtures/appeals'
import { createTaskRow, confirmationOf } from '../../fixtures/factories'
import { prepare } from '../../fixtures/prepare'

describe('an appeal', () => {
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

import { db } from '@/lib/db'
import { findReview } from '@/lib/review/queries'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { createTask, updateTask } from '@/lib/tasks/commands'
import { confirmationOf, createSubmissionRow, createTaskRow } from '../fixtures/factories'
import { refreshReviewItem } from '@/lib/tasks/review-item'
import { prepare } from '../fixtures/prepare'
import { item, gibberish, keep } from '../fixtures/review'

beforeEach(() => db.$executeRaw`TRUNCATE "ReviewItem"`)

test('a review item binds a decision to the text that it showed', async () => {
  const { member, task, scope, admin } = await prepare()
  await createSubmissionRow(task.id, member.id, { isAccepted: false })
  const shown = await createSubmissionRow(task.id, member.id, { isAccepted: false })
  await db.$transaction((tx) => refreshReviewItem(tx, task.id))
  await submitSolution(scope, { taskId: task.id, text: gibberish })
  const conflict = { code: 'conflict' }
  await expect(decideTask(admin, { ...keep(task.id), reviewed: shown.id })).rejects.toMatchObject(conflict)
  const { submissionId } = (await item(task.id))!
  await decideTask(admin, { ...keep(task.id), reviewed: submissionId })
  // Another administrator decides on the same text a moment later.
  await expect(decideTask(admin, { taskId: task.id, isAccepted: true, reviewed: submissionId })).rejects.toMatchObject(
    conflict,
  )
})

test('a decision on a card is about the text that it shows, and a text that is accepted meanwhile is a conflict', async () => {
  const { member, task, scope, admin } = await prepare()
  const refusedText = () => createSubmissionRow(task.id, member.id, { isAccepted: false })
  const refresh = () => db.$transaction((tx) => refreshReviewItem(tx, task.id))
  await confirmSubmission(scope, confirmationOf(await refusedText()))
  const shown = await refusedText()
  await refresh()
  expect(await item(task.id)).toMatchObject({ kind: 'stuck', submissionId: shown.id })
  const good = await createSubmissionRow(task.id, member.id)
  await refresh()
  expect(await item(task.id)).toBeNull()
  const decide = { ...keep(task.id), reviewed: shown.id }
  await expect(decideTask(admin, decide)).rejects.toMatchObject({ code: 'conflict' })
  expect(await confirmSubmission(scope, confirmationOf(good))).toMatchObject({ status: 'accepted' })

  await updateTask(admin, { taskId: task.id, status: 'pending' })
  const newest = await refusedText()
  await refresh()
  await decideTask(admin, { ...keep(task.id), reviewed: newest.id })
  expect(await db.decision.findFirst({ where: { taskId: task.id } })).toMatchObject({ submissionId: newest.id })
})

test('a decision records its text, and whether it agrees with the evaluation', async () => {
  const { member, scope, admin } = await prepare()
  const agreement = async () => {
    const { decisions, agreed } = await db.evaluatorAgreement.findFirstOrThrow({ where: { evaluator: 'test' } })
    return [decisions, agreed]
  }
  const decided = async (taskId: string) =>
    (await db.decision.findFirstOrThrow({ where: { taskId }, orderBy: { revision: 'desc' } })).submissionId
  const [kept, stuck] = [await createTaskRow(member.id), await createTaskRow(member.id)]
  const confirmed = await createSubmissionRow(kept.id, member.id, { isAccepted: false })
  await confirmSubmission(scope, confirmationOf(confirmed))
  await createSubmissionRow(kept.id, member.id)
  await decideTask(admin, { taskId: kept.id, isAccepted: true })
  expect(await decided(kept.id)).toBe(confirmed.id)
  const before = await agreement()
  await createSubmissionRow(stuck.id, member.id)
  const newest = await createSubmissionRow(stuck.id, member.id, { isAccepted: false })
  await updateTask(admin, { taskId: stuck.id, status: 'rejected' })
  expect(await decided(stuck.id)).toBe(newest.id)
  expect(await agreement()).toEqual([before[0]! + 1, before[1]! + 1])
  const { id } = await createTask(admin, {
    title: 'Never submitted',
    description: '',
    assignedTo: member.id,
    status: 'rejected',
    points: 1,
  })
  expect(await decided(id)).toBeNull()
})

test('agreement counts every decision about a text, on the task as evaluated, and the evaluator’s own verdict', async () => {
  const { member, scope, admin } = await prepare()
  const gained = async (steps: () => Promise<unknown>) => {
    const counted = async () => {
      const row = await db.evaluatorAgreement.findFirst({ where: { evaluator: 'test' } })
      return [row?.decisions ?? 0, row?.agreed ?? 0] as const
    }
    const [before] = [await counted(), await steps()]
    const after = await counted()
    return [after[0] - before[0], after[1] - before[1]]
  }
  const evaluated = async (data: Parameters<typeof createSubmissionRow>[2]) => {
    const { id } = await createTaskRow(member.id)
    return { taskId: id, submission: await createSubmissionRow(id, member.id, data) }
  }
  const accept = (taskId: string) => decideTask(admin, { taskId, isAccepted: true })

  const toggled = await evaluated({ isAccepted: false })
  expect(await gained(() => accept(toggled.taskId))).toEqual([1, 0])
  expect(await gained(() => decideTask(admin, keep(toggled.taskId)))).toEqual([1, 1])
  expect(await gained(() => updateTask(admin, { taskId: toggled.taskId, status: 'accepted' }))).toEqual([1, 0])
  await updateTask(admin, { taskId: toggled.taskId, description: 'Something else.' })
  expect(await gained(() => decideTask(admin, keep(toggled.taskId)))).toEqual([0, 0])

  const rewritten = await evaluated({ isAccepted: false })
  await updateTask(admin, { taskId: rewritten.taskId, description: 'Something else.' })
  expect(await gained(() => decideTask(admin, keep(rewritten.taskId)))).toEqual([0, 0])

  const confirmed = await evaluated({ isAccepted: true })
  await confirmSubmission(scope, confirmationOf(confirmed.submission))
  expect(await gained(() => accept(confirmed.taskId))).toEqual([1, 1])

  const held = await evaluated({ isAccepted: false, isUnsure: true })
  await db.submission.update({ where: { id: held.submission.id }, data: { isHeld: true } })
  expect(await gained(() => accept(held.taskId))).toEqual([1, 1])
  const unsure = await evaluated({ isAccepted: false, isUnsure: true })
  expect(await gained(() => decideTask(admin, keep(unsure.taskId)))).toEqual([1, 1])
})

describe('a task that does not wait', () => {
  test('is decided about the text that its page shows, and a text submitted meanwhile is a conflict', async () => {
    const { task, scope, admin } = await prepare()
    expect(await findReview(admin, task.id)).toEqual({ kind: null, submissionId: null, message: null })
    await submitSolution(scope, { taskId: task.id, text: gibberish })
    const accept = { taskId: task.id, isAccepted: true as const }
    await expect(decideTask(admin, { ...accept, shown: null })).rejects.toMatchObject({ code: 'conflict' })
    const { kind, submissionId } = await findReview(admin, task.id)
    expect([kind, submissionId]).toEqual([null, expect.any(String)])
    await decideTask(admin, { ...accept, shown: submissionId })
    expect(await db.task.findUniqueOrThrow({ where: { id: task.id } })).toMatchObject({ response: gibberish })
  })

  test('has the accepted text as its response, also when its status is set in the form', async () => {
    const { task, scope, admin } = await prepare()
    await submitSolution(scope, { taskId: task.id, text: gibberish })
    await updateTask(admin, { taskId: task.id, status: 'accepted' })
    expect(await db.task.findUniqueOrThrow({ where: { id: task.id } })).toMatchObject({ response: gibberish })
  })
})

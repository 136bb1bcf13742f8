import { db } from '@/lib/db'
import { confirmSubmission } from '@/lib/submissions/commands'
import { unconfirmedEvaluation } from '@/lib/submissions/queries'
import { updateTask } from '@/lib/tasks/commands'
import { findTask } from '@/lib/tasks/queries'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

async function prepare(accepted: boolean, at?: string) {
  const member = await createUser()
  const { id: taskId } = await createTaskRow(member.id)
  const submission = await createSubmissionRow(taskId, member.id, { isAccepted: accepted, at })
  const scope = testScope(member)
  const read = async () => unconfirmedEvaluation(scope, await findTask(scope, taskId))
  return { member, taskId, submission, scope, read }
}

test('an accepted text waits for its confirmation, with the evaluation that confirms it', async () => {
  const { taskId, submission, scope, read } = await prepare(true)
  const waiting = await read()
  expect(waiting).toMatchObject({
    text: submission.text,
    evaluation: { score: submission.score, isAccepted: true, isUnsure: false, cost: null, needsPerson: false },
  })
  const { text, evaluation } = waiting!
  expect(await confirmSubmission(scope, { taskId, text, evaluation })).toMatchObject({ status: 'accepted' })
  expect(await read()).toBeNull()
})

test('a refused text, an old evaluation, and one before an edit or a newer evaluation do not wait', async () => {
  expect(await (await prepare(false)).read()).toBeNull()
  expect(await (await prepare(true, '2026-11-20T09:59:59Z')).read()).toBeNull()

  const edited = await prepare(true)
  const administrator = testScope(await createAdministrator())
  await updateTask(administrator, { taskId: edited.taskId, title: 'Another title' })
  expect(await edited.read()).toBeNull()

  const newer = await prepare(true)
  await createSubmissionRow(newer.taskId, newer.member.id, { isAccepted: false, text: 'Another text.' })
  expect(await newer.read()).toBeNull()
})

test('after a person’s refusal the confirmation is said to wait for a person', async () => {
  const { member, taskId, submission, scope, read } = await prepare(true)
  await confirmSubmission(scope, confirmationOf(submission))
  const administrator = testScope(await createAdministrator())
  await updateTask(administrator, { taskId, status: 'rejected' })
  await createSubmissionRow(taskId, member.id, { isAccepted: true, text: 'I raked the leaves once more.' })
  expect(await read()).toMatchObject({ evaluation: { needsPerson: true } })
})

test('nobody else reads an unconfirmed evaluation', async () => {
  const { taskId } = await prepare(true)
  const administrator = testScope(await createAdministrator())
  const task = await findTask(administrator, taskId)
  await expect(unconfirmedEvaluation(administrator, task)).rejects.toMatchObject({ code: 'forbidden' })
})

test('hidden expectations stay hidden until the text is confirmed', async () => {
  const { taskId, submission, read } = await prepare(true)
  const expectations = [
    { text: 'who won', isHidden: false, level: 'full', evidence: ['I won'] },
    { text: 'the answer', isHidden: true, level: 'full', evidence: ['forty-two'] },
  ]
  await db.task.update({
    where: { id: taskId },
    data: { expectations: expectations.map(({ text, isHidden }) => ({ text, isHidden })) },
  })
  await db.submission.update({ where: { id: submission.id }, data: { expectations, reasoning: 'It is forty-two.' } })
  const waiting = await read()
  expect(waiting?.evaluation.expectations).toEqual([{ text: 'who won', level: 'full', evidence: ['I won'] }])
  expect(JSON.stringify(waiting)).not.toContain('forty-two')
})

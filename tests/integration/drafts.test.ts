import { db } from '@/lib/db'
import { confirmSubmission, saveDraft } from '@/lib/submissions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { findTask } from '@/lib/tasks/queries'
import type { Viewer } from '@/lib/auth/policy'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

async function prepare() {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id)
  const read = async (viewer: Viewer) => {
    const scope = testScope(viewer)
    return taskJson(await findTask(scope, task.id), scope.now, viewer)
  }
  return { administrator, member, task, scope: testScope(member), read }
}

test('a draft never replaces the confirmed text', async () => {
  const { member, task, scope, read } = await prepare()
  const submission = await createSubmissionRow(task.id, member.id)
  await confirmSubmission(scope, confirmationOf(submission))
  await saveDraft(scope, { taskId: task.id, response: 'haha I wrote nothing' })
  expect(await read(member)).toMatchObject({
    status: 'accepted',
    response: submission.text,
    draft: 'haha I wrote nothing',
  })
})

test('the draft of a pending task is returned as its response, and only its author sees it as a draft', async () => {
  const { member, administrator, task, scope, read } = await prepare()
  expect(await read(member)).toMatchObject({ response: null, draft: null })
  await saveDraft(scope, { taskId: task.id, response: 'half a thought' })
  expect(await read(member)).toMatchObject({ response: 'half a thought', draft: 'half a thought' })
  const theirs = await read(administrator)
  expect(theirs).toMatchObject({ response: 'half a thought' })
  expect(theirs).not.toHaveProperty('draft')
})

test('confirming clears the draft', async () => {
  const { member, task, scope, read } = await prepare()
  await saveDraft(scope, { taskId: task.id, response: 'half a thought' })
  await confirmSubmission(
    scope,
    confirmationOf(await createSubmissionRow(task.id, member.id, { isAccepted: false, text: 'I watered them all.' })),
  )
  expect(await read(member)).toMatchObject({ response: 'I watered them all.', draft: null })
})

test("a reassigned task shows none of its previous member's text, and shows the confirmed one when it returns", async () => {
  const { member, administrator, task, scope, read } = await prepare()
  const other = await createUser()
  await confirmSubmission(
    scope,
    confirmationOf(await createSubmissionRow(task.id, member.id, { text: 'I watered them all.' })),
  )
  await saveDraft(scope, { taskId: task.id, response: 'a later thought' })
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: other.id })
  expect(await read(other)).toMatchObject({ response: null, draft: null })
  await saveDraft(testScope(other), { taskId: task.id, response: 'theirs' })
  await updateTask(testScope(administrator), { taskId: task.id, assignedTo: member.id })
  expect(await read(member)).toMatchObject({ response: 'I watered them all.', draft: null })
  expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).draft).toBeNull()
})

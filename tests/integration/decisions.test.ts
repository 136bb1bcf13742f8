import { db } from '@/lib/db'
import { confirmSubmission } from '@/lib/submissions/commands'
import { browseSubmissions } from '@/lib/submissions/queries'
import { decideTask } from '@/lib/decisions/commands'
import { updateTask } from '@/lib/tasks/commands'
import { listDecisions } from '@/lib/tasks/managed/queries'
import { responseHash } from '@/lib/tasks/queries'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { testScope } from '../fixtures/scope'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

async function prepare(isAccepted: boolean) {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id)
  const submission = await createSubmissionRow(task.id, member.id, { isAccepted })
  await confirmSubmission(testScope(member), confirmationOf(submission))
  return { member, task, submission, scope: testScope(administrator), administrator }
}

const pointsOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).points

test('overriding a refusal awards the points, and the member sees the reason', async () => {
  const { member, task, scope, administrator } = await prepare(false)
  expect(await pointsOf(member.id)).toBe(0)
  const decided = await decideTask(scope, { taskId: task.id, isAccepted: true, reason: 'I saw you do it.' })
  expect(decided).toMatchObject({
    status: 'accepted',
    feedback: 'A grown-up says: I saw you do it.',
    score: null,
  })
  expect(await pointsOf(member.id)).toBe(10)
  expect(await listDecisions(scope, task.id)).toMatchObject([
    {
      before: 'rejected',
      isAccepted: true,
      reason: 'I saw you do it.',
      decidedAt: scope.now,
      deciderId: administrator.id,
      memberId: member.id,
    },
  ])
})

test('overriding an acceptance reverses the points and leaves the recorded evaluation unchanged', async () => {
  const { member, task, submission, scope } = await prepare(true)
  expect(await pointsOf(member.id)).toBe(10)
  await decideTask(scope, { taskId: task.id, isAccepted: false, reason: 'That is your sister’s text.' })
  expect(await pointsOf(member.id)).toBe(0)
  const { submissions } = await browseSubmissions(scope, task.id, 1)
  expect(submissions).toMatchObject([
    { id: submission.id, score: 85, isAccepted: true, member: { username: member.username } },
  ])

  // Resending the earlier confirmation does not report the text as accepted.
  await expect(confirmSubmission(testScope(member), confirmationOf(submission))).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await db.task.findUniqueOrThrow({ where: { id: task.id } })).toMatchObject({ status: 'rejected' })
  expect(await pointsOf(member.id)).toBe(0)
})

test('setting a status by hand removes the evaluation’s feedback and score; other edits keep them', async () => {
  const { task, submission, scope } = await prepare(true)
  const verdict = { feedback: 'Well seen.', score: 85 }
  expect(await updateTask(scope, { taskId: task.id, title: 'Another title' })).toMatchObject(verdict)
  expect(await updateTask(scope, { taskId: task.id, status: 'completed' })).toMatchObject(verdict)
  const rejected = await updateTask(scope, { taskId: task.id, status: 'rejected' })
  expect(rejected).toMatchObject({ status: 'rejected', response: submission.text, feedback: null, score: null })
})

test('a task without a submission can be decided too, expired or not', async () => {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const scope = testScope(administrator)
  for (const status of ['pending', 'expired'] as const) {
    const task = await createTaskRow(member.id, {
      status,
      date: new Date('2020-01-01'),
      expiresAt: new Date('2020-01-02T00:00:00Z'),
    })
    expect(await decideTask(scope, { taskId: task.id, isAccepted: true })).toMatchObject({
      status: 'accepted',
      feedback: 'A grown-up accepted this task. Well done!',
    })
  }
  expect(await pointsOf(member.id)).toBe(20)
})

test('repeating a decision is rejected, and twenty concurrent ones decide once', async () => {
  const { member, task, scope } = await prepare(false)
  const decide = () => decideTask(scope, { taskId: task.id, isAccepted: true, reason: 'Yes.' })
  const done = await Promise.allSettled(Array.from({ length: 20 }, decide))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(decide()).rejects.toMatchObject({ code: 'conflict', message: 'manageTasks.alreadyAccepted' })
  expect(await listDecisions(scope, task.id)).toHaveLength(1)
  expect(await pointsOf(member.id)).toBe(10)
  await decideTask(scope, { taskId: task.id, isAccepted: false, reason: 'No.' })
  await expect(decideTask(scope, { taskId: task.id, isAccepted: false, reason: 'No.' })).rejects.toMatchObject({
    message: 'manageTasks.alreadyRejected',
  })
})

test.each([
  [true, 'accepted', 10],
  [false, 'rejected', 0],
])('the evaluator’s verdict can be kept once, accepted or not: %j', async (isAccepted, status, points) => {
  const { member, task, submission, scope } = await prepare(isAccepted)
  const keep = () => decideTask(scope, { taskId: task.id, isAccepted, reason: 'I think so too.' })
  const done = await Promise.allSettled(Array.from({ length: 8 }, keep))
  expect(done.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  expect(await db.task.findUniqueOrThrow({ where: { id: task.id } })).toMatchObject({
    ...{ status, feedback: 'I think so too.', isDecidedByPerson: true },
  })
  expect(await listDecisions(scope, task.id)).toMatchObject([{ before: status, isAccepted }])
  expect(await db.decision.findMany({ where: { taskId: task.id }, select: { submissionId: true } })).toEqual([
    { submissionId: submission.id },
  ])
  expect(await pointsOf(member.id)).toBe(points)
})

test('neither a text that was not confirmed nor one’s own can be kept', async () => {
  const scope = testScope(await createAdministrator())
  const member = await createUser()
  const rejected = await createTaskRow(member.id, { status: 'rejected' })
  await createSubmissionRow(rejected.id, member.id, { isAccepted: true })
  const refuse = { isAccepted: false, reason: 'No.' } as const
  const conflict = { code: 'conflict', message: 'manageTasks.alreadyRejected' }
  await expect(decideTask(scope, { taskId: rejected.id, ...refuse })).rejects.toMatchObject(conflict)

  const [administrator] = [await createAdministrator(), await createAdministrator()]
  const own = await createTaskRow(administrator.id)
  const submission = await createSubmissionRow(own.id, administrator.id, { isAccepted: true })
  await confirmSubmission(testScope(administrator), confirmationOf(submission))
  await expect(decideTask(testScope(administrator), { taskId: own.id, isAccepted: true })).rejects.toMatchObject({
    message: 'manageTasks.alreadyAccepted',
  })
})

test('a verdict without a submission cannot be kept', async () => {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id, { status: 'rejected' })
  await expect(
    decideTask(testScope(administrator), { taskId: task.id, isAccepted: false, reason: 'No.' }),
  ).rejects.toMatchObject({ message: 'manageTasks.alreadyRejected' })
})

test('after a decision concurrent with a reassignment the ledger and the points agree', async () => {
  const { member, task, scope } = await prepare(false)
  const other = await createUser()
  await Promise.all([
    decideTask(scope, { taskId: task.id, isAccepted: true, reason: 'Yes.' }),
    updateTask(scope, { taskId: task.id, assignedTo: other.id }),
  ])
  expect((await pointsOf(member.id)) + (await pointsOf(other.id))).toBe(10)
  expect(await pointsOf(other.id)).toBe(10)
})

test('members can neither decide nor read submissions and decisions', async () => {
  const { member, task } = await prepare(false)
  const scope = testScope(member)
  await expect(decideTask(scope, { taskId: task.id, isAccepted: true, reason: 'Please.' })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(browseSubmissions(scope, task.id, 1)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(listDecisions(scope, task.id)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await pointsOf(member.id)).toBe(0)
})

test('a decision outlives its administrator, and is deleted with the member or the task', async () => {
  const { member, task, scope, administrator } = await prepare(false)
  await decideTask(scope, { taskId: task.id, isAccepted: true, reason: 'Yes.' })
  await db.user.delete({ where: { id: administrator.id } })
  const reader = testScope(await createAdministrator())
  expect(await listDecisions(reader, task.id)).toMatchObject([{ deciderId: null, decider: null, reason: 'Yes.' }])
  await db.user.delete({ where: { id: member.id } })
  expect(await db.decision.count({ where: { taskId: task.id } })).toBe(0)
})

test('a decision is bound to the text that was read', async () => {
  const { member, task, submission, scope } = await prepare(false)
  const wish = { taskId: task.id, isAccepted: true, reason: 'Well told.', read: responseHash(submission.text) }
  const newer = await createSubmissionRow(task.id, member.id, { isAccepted: false, at: '2026-11-21T10:00:01Z' })
  await confirmSubmission(testScope(member), confirmationOf(newer))
  await expect(decideTask(scope, wish)).rejects.toMatchObject({ code: 'conflict' })
  expect(await pointsOf(member.id)).toBe(0)
  await expect(decideTask(scope, { ...wish, read: responseHash(newer.text) })).resolves.toMatchObject({
    status: 'accepted',
    response: newer.text,
  })
})

test('two administrators who decide on each other’s tasks do not deadlock', async () => {
  const both = await Promise.all([createAdministrator(), createAdministrator()])
  const tasks = await Promise.all(both.map(({ id }) => createTaskRow(id)))
  for (let round = 0; round < 10; round += 1) {
    const isAccepted = round % 2 === 0
    const decisions = both.map((viewer, index) =>
      decideTask(testScope(viewer), { taskId: tasks[1 - index]?.id ?? '', isAccepted, reason: 'Seen.' }),
    )
    await expect(Promise.all(decisions)).resolves.toHaveLength(2)
  }
})

test('a task can be decided after a former member of it was deleted', async () => {
  const { member, task, scope } = await prepare(true)
  const other = await createUser()
  for (const { id } of [other, member]) await updateTask(scope, { taskId: task.id, assignedTo: id })
  await db.user.delete({ where: { id: other.id } })
  for (const isAccepted of [false, true]) await decideTask(scope, { taskId: task.id, isAccepted, reason: 'Seen.' })
  expect(await pointsOf(member.id)).toBe(10)
})

test('accepting an unconfirmed text makes it the response, pays it, and keeps the draft as a replaced text', async () => {
  const [administrator, member] = await Promise.all([createAdministrator(), createUser()])
  const task = await createTaskRow(member.id, { draft: 'pancakes with jam' })
  const shown = await createSubmissionRow(task.id, member.id, { isAccepted: false, at: '2026-11-20T10:00:00Z' })
  const scope = testScope(administrator)
  const decided = await decideTask(scope, { taskId: task.id, isAccepted: true })
  expect(decided).toMatchObject({ status: 'accepted', response: shown.text, draft: null })
  expect(await db.submission.findUnique({ where: { id: shown.id } })).toMatchObject({ confirmedAt: scope.now })
  expect(await db.textFingerprint.findUnique({ where: { id: shown.id } })).toMatchObject({ isEarned: true })
  expect(await db.replacedDraft.findMany({ where: { taskId: task.id } })).toMatchObject([{ text: 'pancakes with jam' }])
  expect(await pointsOf(member.id)).toBe(10)
  // A status that is set in the task form has null instead.
  expect(await listDecisions(scope, task.id)).toMatchObject([{ reason: '' }])

  const refused = await createTaskRow(member.id, { draft: 'pancakes with jam' })
  await createSubmissionRow(refused.id, member.id, { isAccepted: false })
  const kept = await decideTask(scope, { taskId: refused.id, isAccepted: false, reason: 'Tell more.' })
  expect(kept).toMatchObject({ response: null, draft: 'pancakes with jam' })
})

test('a decision on a task whose member is deleted meanwhile finds no task', async () => {
  const { member, task, scope } = await prepare(false)
  let decision: Promise<unknown> = Promise.resolve()
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${member.id}::uuid FOR UPDATE`
    decision = decideTask(scope, { taskId: task.id, isAccepted: true, reason: '' }).catch((error: unknown) => error)
    await untilWaitingForLocks(tx)
    await tx.user.delete({ where: { id: member.id } })
  })
  expect(await decision).toMatchObject({ code: 'not_found', message: 'tasks.notFound' })
})

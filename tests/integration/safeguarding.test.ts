import { askPerson } from '@/lib/appeals/commands'
import { isReadForSafety } from '@/lib/evaluation/thanks'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { findProfile } from '@/lib/profile/queries'
import { firstReviews, listReview, waitingForReview } from '@/lib/review/queries'
import { mostReportsPerDay, readReport } from '@/lib/safeguarding/commands'
import { confirmSubmission, submitSolution } from '@/lib/submissions/commands'
import { decideTask } from '@/lib/decisions/commands'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { taskJson, taskSummaryJson } from '@/lib/tasks/json'
import { findTask, listTasks } from '@/lib/tasks/queries'
import {
  confirmationOf,
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser,
} from '../fixtures/factories'
import { text, clear, disclosed, reports } from '../fixtures/safeguarding'
import { testScope } from '../fixtures/scope'

beforeEach(clear)

test('a safeguarding report is first in every administrator’s queue, with the text and nothing about the child', async () => {
  const { member, task, view, one, other } = await disclosed()
  expect(view).toMatchObject({
    isAccepted: false,
    isUnsure: true,
    feedback: 'Thank you for telling. A grown-up will read this.',
  })
  for (const scope of [one, other]) {
    const { items, total } = await listReview(scope)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      kind: 'safeguarding',
      taskId: task.id,
      memberId: member.id,
      username: member.username,
      title: 'Water the plants',
      text,
      verdict: null,
      score: null,
      weakest: null,
      message: null,
    })
  }
  await expect(listReview(testScope(member))).rejects.toMatchObject({ code: 'forbidden' })
})

test('the task of a confirmed text is for safety, another unsure text’s is not', async () => {
  const { member, task, view } = await disclosed()
  const scope = testScope(member)
  const isForReader = async (taskId: string) => isReadForSafety(await findTask(scope, taskId))
  expect(await isForReader(task.id)).toBe(false)
  const { score, isAccepted } = view
  const again = await submitSolution(scope, { taskId: task.id, text })
  expect(again).toMatchObject({ feedback: view.feedback })
  await confirmSubmission(scope, { taskId: task.id, text, evaluation: { score, isAccepted } })
  expect(await isForReader(task.id)).toBe(true)
  const other = await createTaskRow(member.id)
  await confirmSubmission(
    scope,
    confirmationOf(await createSubmissionRow(other.id, member.id, { isUnsure: true, isAccepted: false })),
  )
  expect(await isForReader(other.id)).toBe(false)
})

test('a member who told of danger is not congratulated when a person accepts the text', async () => {
  const { member, task, view, one } = await disclosed()
  const scope = testScope(member)
  const { score, isAccepted } = view
  await confirmSubmission(scope, { taskId: task.id, text, evaluation: { score, isAccepted } })
  const [report] = await reports(one)
  await readReport(one, { reportId: report!.reportId! })
  await decideTask(one, { taskId: task.id, isAccepted: true })
  expect(await findTask(scope, task.id)).toMatchObject({ status: 'accepted', feedback: null })
})

test('telling over an accepted solution changes neither the task nor its points', async () => {
  const member = await createUser()
  const [scope, task] = [testScope(member), await createTaskRow(member.id)]
  await confirmSubmission(scope, confirmationOf(await createSubmissionRow(task.id, member.id)))
  const before = await findTask(scope, task.id)
  const { score, isAccepted, cost } = await submitSolution(scope, { taskId: task.id, text })
  expect(cost).toBeNull()
  const told = await confirmSubmission(scope, { taskId: task.id, text, evaluation: { score, isAccepted } })
  expect(told).toMatchObject({ status: 'accepted', needsPerson: true, pointsAwarded: 0, points: 10 })
  expect(await findTask(scope, task.id)).toEqual(before)
  expect(await db.pointEntry.count({ where: { memberId: member.id } })).toBe(1)
})

test('the writer’s own lists say that the text waits, without a score, and others see nothing of it', async () => {
  const [member, sibling] = [await createUser(), await createUser()]
  const [scope, task] = [testScope(member), await createTaskRow(member.id)]
  const refused = await createSubmissionRow(task.id, member.id, { isAccepted: false, score: 40 })
  await confirmSubmission(scope, confirmationOf(refused))
  const { score, isAccepted, feedback } = await submitSolution(scope, { taskId: task.id, text })
  await confirmSubmission(scope, { taskId: task.id, text, evaluation: { score, isAccepted } })
  const own = { needs_person: true, feedback, evaluation_details: null }
  const listed = (await listTasks(scope)).tasks
  for (const each of [...listed, await findTask(scope, task.id)]) {
    expect(taskJson(each, scope.now, scope.viewer)).toMatchObject(own)
  }
  const first = { points: 1, tasks: 1, after: undefined, before: undefined }
  const tasksSeenBy = async (viewer: typeof member) => {
    const { tasks, history } = await findProfile(testScope(viewer), member.id, first)
    return { tasks: 'list' in tasks ? tasks.list : [], history: history && 'list' in history ? history.list : [] }
  }
  expect(await tasksSeenBy(member)).toMatchObject({ tasks: [{ needsPerson: true }], history: [] })
  const [seen] = (await tasksSeenBy(sibling)).tasks
  expect(seen).toEqual({ ...taskSummaryJson(await findTask(scope, task.id), scope.now, sibling) })
  expect([seen?.status, (await tasksSeenBy(member)).tasks[0]?.status]).toEqual(['pending', 'rejected'])
})

test('a report leaves only the queue of the administrator who read it', async () => {
  const { member, task, one, other } = await disclosed()
  const [report] = await reports(one)
  await readReport(one, { reportId: report!.reportId! })
  await readReport(one, { reportId: report!.reportId! })
  expect([await waitingForReview(one), await waitingForReview(other)]).toEqual([0, 1])
  await updateTask(one, { taskId: task.id, title: 'Something else', status: 'accepted' })
  await decideTask(one, { taskId: task.id, isAccepted: false, reason: 'No.' })
  await deleteTask(one, task.id)
  expect(await reports(other)).toMatchObject([{ title: 'Water the plants', text, username: member.username }])
  await readReport(other, { reportId: report!.reportId! })
  expect(await reports(other)).toEqual([])
  // An administrator added later sees it too.
  expect(await reports(testScope(await createAdministrator()))).toHaveLength(1)
})

test('a task has no other item in an administrator’s queue until they have read its report', async () => {
  const { member, task, view, one, other } = await disclosed()
  const scope = testScope(member)
  const evaluation = { score: view.score, isAccepted: view.isAccepted }
  await confirmSubmission(scope, { taskId: task.id, text, evaluation })
  const elsewhere = await createTaskRow(member.id)
  const unsure = await createSubmissionRow(elsewhere.id, member.id, { isUnsure: true, isAccepted: false })
  await confirmSubmission(testScope(member, '2026-11-21T12:00:00Z'), confirmationOf(unsure))
  const queueOf = async (administrator: typeof one) => {
    const { items, total } = await listReview(administrator)
    expect([total, await waitingForReview(administrator)]).toEqual([items.length, items.length])
    expect((await firstReviews(administrator, 50)).items).toEqual(items)
    return items.map(({ kind, taskId }) => [kind, taskId])
  }
  const [report, own, another] = [
    ['safeguarding', task.id],
    ['unsure', task.id],
    ['unsure', elsewhere.id],
  ]
  expect(await queueOf(one)).toEqual([report, another])
  const [unread] = await reports(one)
  await readReport(one, { reportId: unread!.reportId! })
  expect(await queueOf(one)).toEqual([own, another])
  expect(await queueOf(other)).toEqual([report, another])
  await decideTask(one, { taskId: task.id, isAccepted: false, reason: 'Let us talk about it.' })
  expect(await queueOf(one)).toEqual([another])
  expect(await queueOf(other)).toEqual([report, another])
})

test('a report is created whatever the limits, once per task and text', async () => {
  const [admin, member] = [testScope(await createAdministrator()), await createUser()]
  const date = toDate(toDay('2026-11-20'))
  const expired = await createTaskRow(member.id, { date, expiresAt: new Date('2026-11-20T22:59:59Z') })
  const submit = (taskId: string, said = text) => submitSolution(testScope(member), { taskId, text: said })
  const thanks = { isUnsure: true, feedback: 'Thank you for telling. A grown-up will read this.' }
  expect(await submit(expired.id)).toMatchObject(thanks)
  const { score, isAccepted } = await submit(expired.id)
  expect(await reports(admin)).toMatchObject([{ taskId: expired.id, memberId: member.id, text }])
  const input = { taskId: expired.id, text, evaluation: { score, isAccepted } }
  const kept = { status: 'rejected', needsPerson: true, pointsAwarded: 0 }
  expect(await confirmSubmission(testScope(member), input)).toMatchObject(kept)
  expect(await findTask(admin, expired.id)).toMatchObject({ status: 'pending', response: null, needsPerson: false })
  await expect(submit(expired.id, 'I swept the floor.')).rejects.toMatchObject({ code: 'conflict' })

  const used = await createTaskRow(member.id)
  const day = toDate(toDay('2026-11-21'))
  await db.evaluationCount.create({ data: { memberId: member.id, taskId: used.id, day, used: 20, calls: 20 } })
  await expect(submit(used.id, 'I swept the floor.')).rejects.toMatchObject({ code: 'too_many' })
  await Promise.all([text, text, text].map((said) => submit(used.id, said)))
  expect((await reports(admin)).map(({ taskId }) => taskId).sort()).toEqual([expired.id, used.id].sort())
  expect(await db.submission.count({ where: { memberId: member.id, taskId: expired.id } })).toBe(2)
  expect(await db.evaluationCount.findFirst({ where: { taskId: used.id } })).toMatchObject({ used: 20, unsure: 0 })
  await Promise.all(Array.from({ length: 25 }, () => submit(used.id)))
  expect(await db.submission.count({ where: { memberId: member.id, taskId: used.id } })).toBe(20)
})

test('a text resubmitted for the same task is one report, of the first submission', async () => {
  const { member, task, one } = await disclosed()
  await submitSolution(testScope(member), { taskId: task.id, text })
  const submissions = await db.submission.findMany({ where: { taskId: task.id }, orderBy: { sequence: 'asc' } })
  expect(submissions).toHaveLength(2)
  expect(await reports(one)).toMatchObject([{ submissionId: submissions[0]!.id }])
})

test('the message of an appeal is reported as well, even when no appeal is possible', async () => {
  const [admin, member] = [testScope(await createAdministrator()), await createUser()]
  const task = await createTaskRow(member.id)
  const ask = (message: string) => askPerson(testScope(member), { taskId: task.id, message })
  await expect(ask(text)).rejects.toMatchObject({ code: 'conflict' })
  await createSubmissionRow(task.id, member.id, { isAccepted: false })
  await ask(text)
  expect(await reports(admin)).toMatchObject([
    { taskId: task.id, memberId: member.id, title: 'Water the plants', text },
  ])
  const other = await createTaskRow(member.id)
  await createSubmissionRow(other.id, member.id, { isAccepted: false })
  await askPerson(testScope(member), { taskId: other.id, message: 'I did say how many.' })
  expect(await reports(admin)).toHaveLength(1)
})

test('a member’s reports within a day are bounded, whatever runs in parallel, and the same text again is no error', async () => {
  const { member, task } = await disclosed()
  const scope = testScope(member)
  const texts = Array.from({ length: mostReportsPerDay + 3 }, (_, index) => `${text} It was time number ${index}.`)
  const outcomes = await Promise.allSettled(
    texts.map((each) => askPerson(scope, { taskId: task.id, message: each.slice(0, 300) })),
  )
  const refused = outcomes.filter(
    (each) => each.status === 'rejected' && each.reason.code === 'too_many' && each.reason.retryAfter === 24 * 60 * 60,
  )
  expect(refused).toHaveLength(4)
  expect(await db.safeguardingReport.count({ where: { memberId: member.id } })).toBe(mostReportsPerDay)
  await expect(submitSolution(scope, { taskId: task.id, text })).resolves.toMatchObject({ isUnsure: true })
  const tomorrow = { ...scope, now: new Date(scope.now.getTime() + 25 * 60 * 60 * 1000) }
  await expect(askPerson(tomorrow, { taskId: task.id, message: `${text} Again.` })).rejects.not.toMatchObject({
    code: 'too_many',
  })
  expect(await db.safeguardingReport.count({ where: { memberId: member.id } })).toBe(mostReportsPerDay + 1)
})

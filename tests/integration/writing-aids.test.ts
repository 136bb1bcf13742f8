import { db } from '@/lib/db'
import { confirmSubmission } from '@/lib/submissions/commands'
import { evaluationsLeft } from '@/lib/submissions/evaluations-left'
import { checkedExpectations } from '@/lib/submissions/queries'
import { evaluationsToday } from '@/lib/submissions/queries'
import { countEvaluation, countUnsure } from '@/lib/submissions/quota'
import { toDate, type Day } from '@/lib/calendar'
import { confirmationOf, createSubmissionRow, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

test("the evaluations left are counted by the task and by the family's day", async () => {
  const member = await createUser()
  const [task, other] = [await createTaskRow(member.id), await createTaskRow(member.id)]
  const use = { memberId: member.id, taskId: task.id, day: toDate('2026-11-21' as Day) }
  await countEvaluation(testScope(member), use)
  await countEvaluation(testScope(member), use)
  await countEvaluation(testScope(member), use)
  await countUnsure(testScope(member), use)
  const today = await evaluationsToday(testScope(member), task)
  expect(today).toMatchObject({ used: 2, unsure: 1 })
  expect(evaluationsLeft(today)).toBe(today.limit - 2)
  expect(await evaluationsToday(testScope(member), other)).toMatchObject({ used: 0, unsure: 0 })
  // 00:30 of the next day in Paris.
  expect(await evaluationsToday(testScope(member, '2026-11-21T23:30:00Z'), task)).toMatchObject({ used: 0, unsure: 0 })
})

test('the text confirmed last says how far visible expectations are met, until the task is edited', async () => {
  const member = await createUser()
  const { id } = await createTaskRow(member.id)
  const read = async () => checkedExpectations(testScope(member), await db.task.findUniqueOrThrow({ where: { id } }))
  expect(await read()).toEqual([])
  const { id: submission } = await createSubmissionRow(id, member.id, { isAccepted: false })
  const expectations = [
    { text: 'who won', isHidden: false, level: 'partial', evidence: [] },
    { text: '7 × 8 is 56', isHidden: true, level: 'full', evidence: [] },
  ]
  await db.submission.update({ where: { id: submission }, data: { expectations } })
  expect(await read()).toEqual([])
  await db.submission.update({ where: { id: submission }, data: { confirmedAt: new Date() } })
  expect(await read()).toEqual([{ text: 'who won', level: 'partial' }])
  await db.task.update({ where: { id }, data: { status: 'accepted' } })
  expect(await read()).toHaveLength(2)
  await db.submission.update({ where: { id: submission }, data: { isUnsure: true, score: 40 } })
  expect(await read()).toEqual([])
  await db.submission.update({ where: { id: submission }, data: { isUnsure: false } })
  await db.task.update({ where: { id }, data: { revision: { increment: 1 } } })
  expect(await read()).toEqual([])
})

test('an evaluation that was not confirmed leaves what the one before says, as it leaves its verdict', async () => {
  const member = await createUser()
  const { id } = await createTaskRow(member.id)
  const evaluate = async (text: string, level: 'none' | 'full') => {
    const submission = await createSubmissionRow(id, member.id, { isAccepted: false, text })
    const expectations = [{ text: 'who won', isHidden: false, level, evidence: [] }]
    await db.submission.update({ where: { id: submission.id }, data: { expectations } })
    return submission
  }
  await confirmSubmission(testScope(member), confirmationOf(await evaluate('We played.', 'none')))
  await evaluate('We played, and I won.', 'full')
  const task = await db.task.findUniqueOrThrow({ where: { id } })
  expect(task.response).toBe('We played.')
  expect(await checkedExpectations(testScope(member), task)).toEqual([{ text: 'who won', level: 'none' }])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '@/lib/db'
import { AppError, type ErrorCode } from '@/lib/errors'
import { CircuitOpenError } from '@/lib/evaluation/evaluators/circuit-open'
import type * as Ports from '@/lib/ports'
import { evaluator } from '@/lib/ports'
import { submitSolution } from '@/lib/submissions/commands'
import { createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

jest.mock('@/lib/ports', () => {
  const actual = jest.requireActual<typeof Ports>('@/lib/ports')
  return { ...actual, evaluator: jest.fn(actual.evaluator) }
})

const cat = { title: 'Feed the cat' }
const told = 'I filled the bowl of our cat Minou with fish, and she purred while she ate it.'

test('a member has twenty evaluations per task and day, even in parallel', async () => {
  const member = await createUser()
  const [task, another] = await Promise.all([createTaskRow(member.id, cat), createTaskRow(member.id, cat)])
  const scope = testScope(member)
  const submit = (taskId: string, at = scope) => submitSolution(at, { taskId, text: told })

  const ends = await Promise.allSettled(Array.from({ length: 25 }, () => submit(task.id)))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  expect(refused).toHaveLength(5)
  // Noon in Paris: the next day begins in twelve hours.
  const reached = { status: 429, message: 'submission.dailyLimit {"limit":20}', retryAfter: 12 * 60 * 60 }
  for (const reason of refused) expect(reason).toMatchObject(reached)
  expect(await db.submission.count({ where: { taskId: task.id } })).toBe(20)

  await submit(another.id)
  await submit(task.id, testScope(member, new Date(scope.now.getTime() + 24 * 60 * 60 * 1000).toISOString()))
})

test('unsure evaluations have a limit of their own, which leaves the others open', async () => {
  const member = await createUser()
  const task = await createTaskRow(member.id, cat)
  const submit = (text: string) => submitSolution(testScope(member), { taskId: task.id, text })
  const german = 'Ich habe den Boden gefegt und dann mit meiner Schwester den ganzen Tisch abgewischt.'
  const ends = await Promise.allSettled(Array.from({ length: 23 }, () => submit(german)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)

  await expect(submit(german)).rejects.toMatchObject({
    code: 'too_many',
    message: 'submission.dailyUnsure {"limit":20}',
  })
  expect(await db.submission.count({ where: { taskId: task.id } })).toBe(20)
  expect(await db.evaluationCount.findFirst({ where: { taskId: task.id } })).toMatchObject({ used: 0, unsure: 20 })
  expect(await submit(told)).toMatchObject({ isUnsure: false })
})

test('a family that chose a number of evaluations goes by it', async () => {
  const member = await createUser()
  const task = await createTaskRow(member.id, cat)
  const submit = () => submitSolution(testScope(member), { taskId: task.id, text: told })
  await db.familySettings.updateMany({ data: { evaluationsPerDay: 1 } })
  await submit()
  await expect(submit()).rejects.toMatchObject({ code: 'too_many', message: 'submission.dailyLimit {"limit":1}' })
  await db.familySettings.updateMany({ data: { evaluationsPerDay: null } })
  await submit()
})

describe('an evaluator failure', () => {
  const text = 'I swept the floor and wiped the table, because it was full of crumbs.'
  const evaluate = jest.fn<Promise<never>, []>()
  const failWith = (code: ErrorCode) =>
    evaluate.mockImplementation(async () => Promise.reject(new AppError(code, 'submission.evaluationUnavailable')))

  beforeEach(() => {
    evaluate.mockReset()
    jest.mocked(evaluator).mockReturnValue({ evaluate })
  })

  async function submitTimes(count: number, { id }: { id: string }, scope: ReturnType<typeof testScope>) {
    const ends = await Promise.allSettled(
      Array.from({ length: count }, () => submitSolution(scope, { taskId: id, text })),
    )
    return ends.map((end) => (end.status === 'rejected' ? (end.reason as AppError).code : 'evaluated'))
  }

  test('by an open circuit does not count towards the daily limits', async () => {
    evaluate.mockRejectedValue(new CircuitOpenError(30))
    const member = await createUser()
    const task = await createTaskRow(member.id)
    expect(await submitTimes(3, task, testScope(member))).toEqual(Array(3).fill('unavailable'))
    const [count] = await db.evaluationCount.findMany({ where: { taskId: task.id } })
    expect(count).toMatchObject({ used: 0, calls: 0 })
  })

  test.each<ErrorCode>(['unavailable', 'timeout'])(
    'with %s allows at most 40 attempts a day, even in parallel',
    async (code) => {
      failWith(code)
      const member = await createUser()
      const task = await createTaskRow(member.id)
      const scope = testScope(member)
      for (let round = 0; round < 4; round += 1) await submitTimes(20, task, scope)

      expect(evaluate).toHaveBeenCalledTimes(40)
      await expect(submitSolution(scope, { taskId: task.id, text })).rejects.toMatchObject({
        code: 'too_many',
        message: 'submission.dailyCalls',
        retryAfter: 12 * 60 * 60,
      })
      expect(await db.evaluationCount.findFirst({ where: { taskId: task.id } })).toMatchObject({ used: 0, calls: 40 })
    },
  )

  test('does not use up the member’s evaluations', async () => {
    const member = await createUser()
    const task = await createTaskRow(member.id)
    failWith('unavailable')
    await submitTimes(20, task, testScope(member))
    jest.mocked(evaluator).mockImplementation(jest.requireActual<typeof Ports>('@/lib/ports').evaluator)
    const ends = await submitTimes(25, task, testScope(member))
    expect(ends.filter((end) => end === 'evaluated')).toHaveLength(20)
    expect(ends.filter((end) => end === 'too_many')).toHaveLength(5)
  })

  test('caused by the member disconnecting counts against the member', async () => {
    const member = await createUser()
    const task = await createTaskRow(member.id)
    failWith('cancelled')
    await submitTimes(3, task, testScope(member))
    expect(await db.evaluationCount.findFirst({ where: { taskId: task.id } })).toMatchObject({ used: 3, calls: 3 })
  })
})

test('the migration keeps existing counts and counts them as calls too', async () => {
  const file = path.resolve('prisma/migrations/20261122007000_evaluation_calls/migration.sql')
  const member = await createUser()
  const task = await createTaskRow(member.id)
  await db.$executeRawUnsafe('ALTER TABLE "EvaluationCount" DROP COLUMN "calls"')
  await db.$executeRaw`INSERT INTO "EvaluationCount" VALUES (${member.id}::uuid, ${task.id}::uuid, '2026-11-20', 7)`
  for (const statement of readFileSync(file, 'utf8').split(';').slice(0, -1)) await db.$executeRawUnsafe(statement)
  expect(await db.evaluationCount.findFirst({ where: { taskId: task.id } })).toMatchObject({ used: 7, calls: 7 })
  await expect(db.evaluationCount.updateMany({ where: { taskId: task.id }, data: { calls: 6 } })).rejects.toThrow(
    /EvaluationCount_used_check/,
  )
})

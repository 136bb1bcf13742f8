import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db'
import { mostReportsPerDay } from '@/lib/safeguarding/commands'
import { type ModelFake, type Mode, startModelFake } from '../harness/model-fake'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

let fake: ModelFake
let commands: Awaited<ReturnType<typeof load>>

/** Loads the commands with a model as evaluator; the environment is read only once. */
async function load() {
  Object.assign(process.env, { OPENAI_API_KEY: '', OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' })
  const [submissions, queries, evaluation] = await Promise.all([
    import('@/lib/submissions/commands'),
    import('@/lib/evaluation/queries'),
    import('@/lib/evaluation/commands'),
  ])
  return { ...submissions, ...queries, ...evaluation }
}

beforeAll(async () => {
  fake = await startModelFake()
  commands = await load()
})
afterAll(() => fake.close())

/** A text without words in common with others: a reused text is not sent to the model. */
const good = () => {
  const words = Array.from({ length: 4 }, () => randomUUID().replace(/[0-9-]/g, '')).map((letters) => `b${letters}r`)
  return `I gave ${words[0]} and ${words[1]}, then ${words[2]} with ${words[3]}.`
}

async function submit(mode: Mode, text = good()) {
  fake.setMode(mode)
  const member = await createUser()
  const task = await createTaskRow(member.id)
  const scope = testScope(member)
  const view = await commands.submitSolution(scope, { taskId: task.id, text })
  const submission = await db.submission.findFirstOrThrow({ where: { taskId: task.id } })
  const { score, isAccepted, feedback, reasoning } = view
  const confirm = () =>
    commands.confirmSubmission(scope, {
      taskId: task.id,
      text,
      evaluation: { score, isAccepted, feedback, reasoning },
    })
  return { member, task, text, view, submission, confirm }
}

describe('a model that reports danger', () => {
  test('creates a safeguarding report, and the member sees only the fixed message', async () => {
    const { member, task, text, view, submission } = await submit('danger')
    const feedback = 'Thank you for telling. A grown-up will read this.'
    expect(view).toMatchObject({ isUnsure: true, isAccepted: false, feedback, reasoning: '', criteria: [] })
    expect(submission).toMatchObject({
      feedback,
      reasoning: '',
      isUnsure: true,
      evaluator: 'model:fake',
      promptVersion: 'model-5',
    })
    const reports = await db.safeguardingReport.findMany({ where: { memberId: member.id } })
    expect(reports).toMatchObject([{ submissionId: submission.id, taskId: task.id, text }])
  })

  test.each(['danger', 'unsure'] as const)('or reports every text (%s) awards no points', async (mode) => {
    const { member, confirm } = await submit(mode)
    expect(await confirm()).toMatchObject({ status: 'rejected', needsPerson: true, pointsAwarded: 0, bonusAwarded: 0 })
    expect(await db.pointEntry.count({ where: { memberId: member.id } })).toBe(0)
  })
})

test('danger is reported beyond every evaluation limit, and never counted', async () => {
  await db.familySettings.updateMany({ data: { evaluationsPerDay: 1 } })
  const member = await createUser()
  const task = await createTaskRow(member.id)
  const submit = (mode: Mode, text = good()) => {
    fake.setMode(mode)
    return commands.submitSolution(testScope(member), { taskId: task.id, text })
  }
  const thanks = { isUnsure: true, feedback: 'Thank you for telling. A grown-up will read this.' }
  const reported = () => db.safeguardingReport.count({ where: { memberId: member.id } })
  await submit('unsure')
  await expect(submit('unsure')).rejects.toMatchObject({ code: 'too_many' })
  await db.evaluationCount.updateMany({ where: { taskId: task.id }, data: { calls: 0 } })

  expect(await submit('danger')).toMatchObject(thanks)
  expect(await reported()).toBe(1)
  expect(await db.evaluationCount.findFirst({ where: { taskId: task.id } })).toMatchObject({ used: 0, unsure: 1 })
  await submit('good')
  await expect(submit('good')).rejects.toMatchObject({ code: 'too_many' })
  expect(await submit('good', `My dad hits me. ${good()}`)).toMatchObject(thanks)
  expect(await reported()).toBe(2)
  expect(await db.submission.count({ where: { taskId: task.id } })).toBe(4)
  await db.familySettings.updateMany({ data: { evaluationsPerDay: null } })
})

test('what the model reports within a day is bounded as what the built-in rules find', async () => {
  const { member, task } = await submit('danger')
  const scope = testScope(member)
  const report = { memberId: member.id, taskId: task.id, title: task.title, reportedAt: scope.now }
  const others = Array.from({ length: mostReportsPerDay - 1 }, () => ({
    ...report,
    text: good(),
    submissionId: randomUUID(),
  }))
  await db.safeguardingReport.createMany({ data: others })
  const tell = (text: string) => commands.submitSolution(scope, { taskId: task.id, text })
  const refused = { code: 'too_many', message: 'submission.toldEnough' }
  await expect(tell(good())).rejects.toMatchObject(refused)
  await expect(tell(`My dad hits me. ${good()}`)).rejects.toMatchObject(refused)
  expect(await tell(others[0]!.text)).toMatchObject({ isUnsure: true })
  expect(await db.safeguardingReport.count({ where: { memberId: member.id } })).toBe(mostReportsPerDay)
})

test('texts in which the built-in rules find danger are not sent to the model', async () => {
  fake.requests.length = 0
  const { submission } = await submit('good', `My dad hits me. ${good()}`)
  expect(submission).toMatchObject({ evaluator: 'safeguarding', isUnsure: true })
  expect(fake.requests).toEqual([])
})

test('agreement counts people’s decisions per evaluator and version, except for texts that the model did not judge', async () => {
  const administrator = testScope(await createAdministrator())
  const counted = async () =>
    (await commands.listAgreement(administrator)).find(({ evaluator }) => evaluator === 'model:fake')
  const before = (await counted()) ?? { decisions: 0, agreed: 0 }
  const decide = async (mode: Mode, isAccepted: boolean, text?: string) => {
    const { member, task, submission } = await submit(mode, text)
    await db.decision.create({
      data: {
        taskId: task.id,
        memberId: member.id,
        submissionId: submission.id,
        before: 'pending',
        isAccepted,
        decidedAt: administrator.now,
        revision: 1,
      },
    })
  }
  await decide('good', true)
  await decide('unsure', false)
  await decide('good', false)
  await decide('good', true, `My dad hits me. ${good()}`)
  expect(await counted()).toEqual({
    evaluator: 'model:fake',
    version: 'model-5',
    decisions: before.decisions + 3,
    agreed: before.agreed + 2,
  })
  expect((await commands.listAgreement(administrator)).map(({ evaluator }) => evaluator)).not.toContain('safeguarding')
})

test('agreement is visible to administrators only', async () => {
  const member = testScope(await createUser())
  await expect(commands.listAgreement(member)).rejects.toMatchObject({ code: 'forbidden' })
})

describe('trying the evaluator on one example', () => {
  test('shows the configured model’s result, its duration and its version', async () => {
    fake.setMode('good')
    const scope = testScope(await createAdministrator())
    expect(await commands.tryEvaluator(scope)).toMatchObject({
      evaluator: 'model:fake',
      version: 'model-5',
      isAccepted: true,
      isUnsure: false,
      criteria: [{ id: 'answers' }, { id: 'complete' }, { id: 'own' }, { id: 'clear' }],
      milliseconds: expect.any(Number),
    })
  })

  test('requires an administrator, and a rejected call sends no request', async () => {
    fake.requests.length = 0
    await expect(commands.tryEvaluator(testScope(await createUser()))).rejects.toMatchObject({ code: 'forbidden' })
    expect(fake.requests).toEqual([])
  })

  test('is limited to ten times a day, even in parallel, and failures count', async () => {
    fake.setMode('not-json')
    fake.requests.length = 0
    const administrator = await createAdministrator()
    const tryOn = (now?: string) => commands.tryEvaluator(testScope(administrator, now))
    const ends = await Promise.allSettled(Array.from({ length: 14 }, () => tryOn()))
    const codes = ends.map((end) => (end.status === 'rejected' ? (end.reason as { code: string }).code : 'done'))
    expect([
      codes.filter((code) => code === 'unavailable').length,
      codes.filter((code) => code === 'too_many').length,
    ]).toEqual([10, 4])
    expect(fake.requests).toHaveLength(10)
    fake.setMode('good')
    await expect(commands.tryEvaluator(testScope(await createAdministrator()))).resolves.toMatchObject({
      isAccepted: true,
    })
    await expect(tryOn('2026-11-22T11:00:00Z')).resolves.toMatchObject({ isAccepted: true })
  })
})

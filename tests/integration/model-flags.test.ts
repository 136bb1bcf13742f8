import { db } from '@/lib/db'
import { type ModelFake, type Mode, startModelFake } from '../support/model-fake'
import { createAdministrator, createTaskRow, createUser, newText } from '../support/factories'
import { testScope } from '../support/scope'

let fake: ModelFake
let commands: Awaited<ReturnType<typeof load>>

/** The commands with a model as evaluator: the environment is read once. */
async function load() {
  Object.assign(process.env, { OPENAI_API_KEY: '', OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' })
  const [submissions, tasks, evaluation] = await Promise.all([
    import('@/lib/submissions/commands'),
    import('@/lib/tasks/commands'),
    import('@/lib/evaluation/queries'),
  ])
  return { ...submissions, ...tasks, ...evaluation }
}

beforeAll(async () => {
  fake = await startModelFake()
  commands = await load()
}, 60_000)
afterAll(() => fake.close())

const good = () =>
  `I watered the tomatoes and both lemon trees with the green can. The soil was dry, so I gave them more. ${newText()}`

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
      submission: text,
      evaluation: { score, isAccepted, feedback, reasoning },
    })
  return { member, task, text, view, submission, confirm }
}

describe('a model that sees danger', () => {
  test('brings the text to the administrators, and the writer reads the fixed words only', async () => {
    const { member, task, text, view, submission } = await submit('danger')
    const feedback = 'Thank you for telling. A grown-up will read this.'
    expect(view).toMatchObject({ isUnsure: true, isAccepted: false, feedback, reasoning: '', criteria: [] })
    expect(submission).toMatchObject({
      feedback,
      reasoning: '',
      isUnsure: true,
      evaluator: 'model:fake',
      promptVersion: 'model-3',
    })
    const reports = await db.safeguardingReport.findMany({ where: { memberId: member.id } })
    expect(reports).toMatchObject([{ submissionId: submission.id, taskId: task.id, text }])
  })

  test.each(['danger', 'unsure'] as const)('or is unsure (%s) of everything earns nobody anything', async (mode) => {
    const { member, confirm } = await submit(mode)
    expect(await confirm()).toMatchObject({ status: 'rejected', needsPerson: true, pointsAwarded: 0, bonusAwarded: 0 })
    expect(await db.pointEntry.count({ where: { memberId: member.id } })).toBe(0)
  })
})

test('Laurel’s own signs of danger are not sent to the model', async () => {
  fake.requests.length = 0
  const { submission } = await submit('good', `My dad hits me. ${newText()}`)
  expect(submission).toMatchObject({ evaluator: 'safeguarding', isUnsure: true })
  expect(fake.requests).toEqual([])
})

test('decisions of people count per evaluator and version, and not for what Laurel handed over itself', async () => {
  const administrator = testScope(await createAdministrator())
  const counted = async () =>
    (await commands.listAgreement(administrator)).find(({ evaluator }) => evaluator === 'model:fake')
  const before = (await counted()) ?? { decisions: 0, agreed: 0 }
  const decide = async (mode: Mode, isAccepted: boolean, text?: string) => {
    const { task, confirm } = await submit(mode, text)
    await confirm()
    await commands.decideTask(administrator, { taskId: task.id, isAccepted, reason: 'I looked at it.' })
  }
  await decide('good', true)
  await decide('good', false)
  await decide('good', true, `My dad hits me. ${newText()}`)
  expect(await counted()).toEqual({
    evaluator: 'model:fake',
    version: 'model-3',
    decisions: before.decisions + 2,
    agreed: before.agreed + 1,
  })
  expect((await commands.listAgreement(administrator)).map(({ evaluator }) => evaluator)).not.toContain('safeguarding')
})

test('agreement is for administrators', async () => {
  const member = testScope(await createUser())
  await expect(commands.listAgreement(member)).rejects.toMatchObject({ code: 'forbidden' })
})

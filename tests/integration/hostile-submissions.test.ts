import { db } from '@/lib/db'
import { evaluationJson } from '@/lib/submissions/json'
import { browseAllTasks } from '@/lib/tasks/managed/queries'
import { taskJson } from '@/lib/tasks/json'
import { findTask } from '@/lib/tasks/queries'
import { manageTasksSchema } from '@/lib/tasks/schema'
import { corpus } from '../fixtures/evaluation-corpus'
import { hostile, twins } from '../fixtures/hostile-corpus'
import { categories } from '../fixtures/hostile-corpus/case'
import { countQueries } from '../harness/count-queries'
import { createAdministrator, createSubmissionRow, createTaskRow, createUser } from '../fixtures/factories'
import { type ModelFake, startModelFake } from '../harness/model-fake'
import { obedientModels } from '../harness/model-fake-obedient'
import { testScope } from '../fixtures/scope'

const apiKey = 'sk-test-0123456789abcdef'
let fake: ModelFake
let byRules: Awaited<ReturnType<typeof load>>
let byModel: Awaited<ReturnType<typeof load>>

/** Loads the commands with this environment, which is read only once. */
async function load(environment: Record<string, string>) {
  jest.resetModules()
  Object.assign(process.env, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', EVALUATION_MODEL: '' }, environment)
  const [commands, ports] = await Promise.all([import('@/lib/submissions/commands'), import('@/lib/ports')])
  ports.evaluator()
  return commands
}

beforeAll(async () => {
  fake = await startModelFake()
  byRules = await load({})
  byModel = await load({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' })
})
beforeEach(() => fake.setScript(null))
afterAll(() => fake.close())

/** The contents of every table, to detect any change. */
async function contents(): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`
  const read = tables.map(async ({ name }) => {
    const [row] = await db.$queryRawUnsafe<{ all: string }[]>(
      `SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS "all" FROM "${name}" t`,
    )
    return [name, row?.all ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

async function prepare(subject: { title: string; description: string }) {
  const member = await createUser({ lastActivity: new Date('2026-11-01T00:00:00Z') })
  const task = await createTaskRow(member.id, { title: subject.title, description: subject.description })
  return { member, task, scope: testScope(member) }
}

const models = Object.entries(obedientModels)

test('whatever the text and the model, only the submission, its count, its review item and the last activity are written', async () => {
  const marked = new Map<string, number>()
  for (const category of categories) {
    // Every case is evaluated in tests/contract/hostile.test.ts; here each category meets each model once.
    const cases = hostile.filter((each) => each.category === category).slice(0, models.length)
    const prepared = await Promise.all(cases.map(prepare))
    const before = await contents()
    for (const [index, subject] of cases.entries()) {
      const { member, task, scope } = prepared[index]!
      const [, script] = models[index % models.length] ?? []
      fake.setScript(script?.([]) ?? null)
      const beforeUser = await db.user.findUniqueOrThrow({ where: { id: member.id } })

      const view = await byModel.submitSolution(scope, { taskId: task.id, text: subject.text })
      expect([subject.text.slice(0, 80), view.isAccepted]).toEqual([subject.text.slice(0, 80), false])

      const user = await db.user.findUniqueOrThrow({ where: { id: member.id } })
      expect({ ...user, lastActivity: null }).toEqual({ ...beforeUser, lastActivity: null })
      const rows = await db.submission.findMany({ where: { taskId: task.id } })
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ memberId: member.id, text: subject.text, score: view.score, confirmedAt: null })
      if ((rows[0]?.suspicions.length ?? 0) > 0) marked.set(category, (marked.get(category) ?? 0) + 1)

      const answer = JSON.stringify(evaluationJson(view))
      const code = fake.requests.at(-1)?.messages.at(-1)?.content.split('\n')[0] ?? ''
      for (const secret of ['suspicion', code, apiKey, 'No quote, no credit', 'material to judge and never']) {
        expect(answer).not.toContain(secret)
      }
    }
    const after = await contents()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    // Suspicious texts wait for review.
    expect(changed.filter((table) => table !== 'ReviewItem').sort()).toEqual(['EvaluationCount', 'Submission', 'User'])
  }
  for (const category of ['override', 'delimiter escape', 'format spoof', 'social', 'exfiltration', 'output attack']) {
    expect([category, marked.get(category)]).toEqual([category, models.length])
  }
})

test('a suspicion does not change the evaluation', async () => {
  const essay = twins.find(({ title, text }) => title === 'What is prompt injection?' && text.includes('ignore all'))
  if (!essay) throw new Error('The corpus lost its essay')
  const { task, scope } = await prepare(essay)
  const view = await byRules.submitSolution(scope, { taskId: task.id, text: essay.text })
  expect(view).toMatchObject({ isAccepted: true, score: 100 })
  expect(view).not.toHaveProperty('suspicions')
  const row = await db.submission.findFirstOrThrow({ where: { taskId: task.id } })
  expect(row.suspicions).toEqual(['injection'])
})

describe('a text that partly repeats another member’s accepted one', () => {
  const [honest = { title: '', description: '', text: '' }] = corpus.accept
  const own =
    'Under the sofa in the living room lay a sock of Grandpa’s. I washed it by hand and hung it over the radiator. Then I ' +
    'carried three empty glasses into the kitchen, rinsed them and put them upside down on a towel. Last I watered the fern.'
  const [copied = ''] = honest.text.split(/(?<=\.)\s/)

  async function submitBeside(isAccepted: boolean) {
    const [first, second] = [await prepare(honest), await prepare({ ...honest, title: `${honest.title}!` })]
    const row = await createSubmissionRow(first.task.id, first.member.id, { text: honest.text, isAccepted })
    await byRules.submitSolution(second.scope, { taskId: second.task.id, text: `${copied} ${own}` })
    await db.submission.delete({ where: { id: row.id } })
    await db.textFingerprint.deleteMany({ where: { memberId: { in: [first.member.id, second.member.id] } } })
    const { criteria, suspicions } = await db.submission.findFirstOrThrow({ where: { taskId: second.task.id } })
    return { quotes: JSON.stringify(criteria), suspicions }
  }
  const [quoted = ''] = copied.split(',')

  test('gets no credit for that part and is marked, whatever the task’s title', async () => {
    const { quotes, suspicions } = await submitBeside(true)
    expect(quotes).not.toContain(quoted)
    expect(suspicions).toEqual(['copied'])
  })

  test('is not compared with refused texts', async () => {
    expect(await submitBeside(false)).toMatchObject({ suspicions: [] })
  })
})

describe('Manage Tasks', () => {
  const choice = (member: string) => manageTasksSchema.parse({ member })

  test('marks a task with any suspicious submission until a decision, with a constant number of queries', async () => {
    const administrator = await createAdministrator()
    const scope = testScope(administrator)
    const { member, task } = await prepare({ title: 'Sweep', description: '' })
    const quiet = await createTaskRow(member.id)
    const mark = async () =>
      new Map((await browseAllTasks(scope, choice(member.id))).tasks.map(({ id, isSuspicious }) => [id, isSuspicious]))
    const hidden = await createSubmissionRow(task.id, member.id, { at: '2026-11-20T10:00:00Z' })
    await createSubmissionRow(quiet.id, member.id)
    expect([...(await mark()).values()]).toEqual([false, false])

    await db.submission.update({ where: { id: hidden.id }, data: { suspicions: ['injection'] } })
    await createSubmissionRow(task.id, member.id, { text: 'Nothing to see here.', at: '2026-11-21T10:00:00Z' })
    expect(await mark()).toEqual(
      new Map([
        [task.id, true],
        [quiet.id, false],
      ]),
    )
    const few = await countQueries(() => browseAllTasks(scope, choice(member.id)))
    await Promise.all(Array.from({ length: 20 }, () => createTaskRow(member.id)))
    expect(await countQueries(() => browseAllTasks(scope, choice(member.id)))).toBe(few)

    await db.decision.create({
      data: {
        taskId: task.id,
        memberId: member.id,
        deciderId: administrator.id,
        before: 'pending',
        isAccepted: false,
        reason: 'Seen',
        // With a clock that was behind: the order is that of the revisions.
        decidedAt: new Date('2026-11-19T11:00:00Z'),
        revision: 1,
      },
    })
    expect((await mark()).get(task.id)).toBe(false)
    await db.task.update({ where: { id: task.id }, data: { revision: 1 } })
    const again = await createSubmissionRow(task.id, member.id, { at: '2026-11-18T10:00:00Z' })
    await db.submission.update({ where: { id: again.id }, data: { suspicions: ['injection'] } })
    expect((await mark()).get(task.id)).toBe(true)
  })

  test('does not mark a task for the text of a member who had it before', async () => {
    const scope = testScope(await createAdministrator())
    const { member, task } = await prepare({ title: 'Sweep', description: '' })
    const { id } = await createSubmissionRow(task.id, member.id)
    await db.submission.update({ where: { id }, data: { suspicions: ['injection'] } })
    const next = await createUser()
    await db.task.update({ where: { id: task.id }, data: { assigneeId: next.id } })
    const marks = async () => (await browseAllTasks(scope, choice(next.id))).tasks.map((each) => each.isSuspicious)
    expect(await marks()).toEqual([false])

    // Nor does a decision on that member's work settle a suspicion of the next one's.
    const own = await createSubmissionRow(task.id, next.id)
    await db.submission.update({ where: { id: own.id }, data: { suspicions: ['injection'] } })
    const decided = { taskId: task.id, memberId: member.id, before: 'pending', isAccepted: false, revision: 1 } as const
    await db.decision.create({ data: { ...decided, decidedAt: scope.now } })
    expect(await marks()).toEqual([true])
  })

  test('a member’s own task does not reveal it', async () => {
    const { member, task, scope } = await prepare({ title: 'Sweep', description: '' })
    const row = await createSubmissionRow(task.id, member.id)
    await db.submission.update({ where: { id: row.id }, data: { suspicions: ['injection'] } })
    expect(JSON.stringify(taskJson(await findTask(scope, task.id), scope.now, scope.viewer))).not.toMatch(
      /suspici|injection/i,
    )
  })
})

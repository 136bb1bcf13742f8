import { addDays, toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { planSchema } from '@/lib/planning/schema'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'
import { type ModelFake, startModelFake } from '../harness/model-fake'

let fake: ModelFake
let suggestPlan: Awaited<ReturnType<typeof load>>['suggestPlan']
let streamPlan: Awaited<ReturnType<typeof load>>['streamPlan']

/** Loads the command with a model as planner; the environment is read only once. */
async function load() {
  Object.assign(process.env, { OPENAI_API_KEY: '', OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' })
  return import('@/lib/planning/commands')
}

beforeAll(async () => {
  fake = await startModelFake()
  ;({ suggestPlan, streamPlan } = await load())
})
beforeEach(() => fake.setMode('good'))
afterAll(() => fake.close())

const monday = toDay('2026-11-23')

async function family() {
  const administrator = await createAdministrator()
  const [planned, other] = await Promise.all([createUser(), createUser()])
  const input = planSchema.parse({
    goal: `${planned.username.toUpperCase()} reads to ${other.username}.`,
    members: [planned.id],
    days: [monday, addDays(monday, 1)],
    perDay: 1,
    language: 'en',
  })
  return { scope: testScope(administrator), planned, other, input }
}

test('a model gets letters, and neither a name of the family nor one in a recent title', async () => {
  const { scope, planned, other, input } = await family()
  await createTaskRow(planned.id, { title: `Bake with ${other.username}` })
  const { entries, source } = await suggestPlan(scope, input)
  expect([source, entries.map(({ user, tasks }) => [user, tasks.length])]).toEqual(['model', [[planned.username, 2]]])
  const sent = JSON.stringify(fake.requests.at(-1)).toLowerCase()
  for (const { username } of [planned, other]) expect(sent).not.toContain(username.toLowerCase())
  expect(fake.requests.at(-1)?.messages[1]?.content).toContain('A reads to somebody of the family.')
  expect(sent).toContain('bake with somebody of the family')
})

test('a letter that the model wrote for a member is that member’s name again', async () => {
  const { scope, planned, input } = await family()
  fake.setScript(() => ({
    tasks: [
      {
        member: 'A',
        date: monday,
        title: 'A reads',
        description: 'A book for A. Tell how A liked it.',
        expectations: ['how A liked it'],
        points: 10,
      },
    ],
  }))
  const { entries } = await suggestPlan(scope, input)
  fake.setScript(null)
  expect(entries[0]?.tasks).toMatchObject([
    { title: 'A reads', description: `A book for ${planned.username}. Tell how A liked it.` },
  ])
})

test('streamed suggestions are entries with names, count as one call, create nothing, and stop the model', async () => {
  const { scope, planned, input } = await family()
  const day = '2027-06-07'
  const on = { ...scope, now: new Date(`${day}T11:00:00Z`) }
  fake.setMode('stalls')
  const leaving = new AbortController()
  const entries = streamPlan(
    on,
    { ...input, days: Array.from({ length: 7 }, (_, at) => addDays(monday, at)) },
    leaving.signal,
  )
  const { value } = await entries.next()
  expect(value).toMatchObject({ user: planned.username, tasks: [{ date: monday }] })
  leaving.abort()
  const rest = async () => {
    for await (const entry of entries) expect(entry.user).toBe(planned.username)
  }
  await expect(rest()).rejects.toMatchObject({ code: 'cancelled' })
  await fake.left()
  expect(await db.plannerCount.findUniqueOrThrow({ where: { day: toDate(toDay(day)) } })).toMatchObject({ used: 1 })
  expect(await db.task.count({ where: { assigneeId: planned.id } })).toBe(0)
  const member = { ...scope, viewer: planned }
  await expect(streamPlan(member, input, leaving.signal).next()).rejects.toMatchObject({ code: 'forbidden' })
})

test.each(['error', 'not-json', 'refusal'] as const)('a model that answers with %s creates nothing', async (mode) => {
  const { scope, planned, input } = await family()
  fake.setMode(mode)
  await expect(suggestPlan(scope, input)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await db.task.count({ where: { assigneeId: planned.id } })).toBe(0)
})

test('the model is asked fifty times on a family day at most, failed calls included', async () => {
  const { scope, input } = await family()
  const day = '2027-05-03'
  const on = (from: string) => ({ ...scope, now: new Date(`${from}T11:00:00Z`) })
  await db.plannerCount.create({ data: { day: toDate(toDay(day)), used: 48 } })
  fake.setMode('error')
  await expect(suggestPlan(on(day), input)).rejects.toMatchObject({ code: 'unavailable' })
  fake.setMode('good')
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => suggestPlan(on(day), input)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(suggestPlan(on(day), input)).rejects.toMatchObject({ code: 'too_many', retryAfter: expect.any(Number) })
  expect((await suggestPlan(on('2027-05-04'), input)).source).toBe('model')
})

import { db } from '@/lib/db'
import { createAdministrator } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'
import { type Mode, type ModelFake, startModelFake } from '../harness/model-fake'

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))

let fake: ModelFake
let check: () => Promise<{ error: string | null }>
const logged: unknown[] = []

beforeAll(async () => {
  fake = await startModelFake()
  Object.assign(process.env, { OPENAI_API_KEY: '', OPENAI_BASE_URL: fake.baseURL, EVALUATION_MODEL: 'fake' })
  const { runCheck } = await import('@/lib/setup/commands')
  const { log } = await import('@/lib/log')
  jest.spyOn(log, 'warn').mockImplementation((line: unknown) => void logged.push(line))
  check = async () => runCheck(testScope(await createAdministrator()), { kind: 'evaluator' })
})
beforeEach(() => logged.splice(0))
afterAll(() => fake.close())

const withStatus = (key: string, status: number) => `setup.errors.${key} ${JSON.stringify({ status })}`

test.each<[Mode, string | null, object]>([
  ['good', null, {}],
  ['error', withStatus('modelFailed', 500), { statusCode: 500 }],
  ['busy', withStatus('modelBusy', 429), { statusCode: 429 }],
  ['not-json', 'setup.errors.modelUnreadable', {}],
  ['empty', 'setup.errors.modelUnreadable', {}],
])('a model that is %s is said and logged as that', async (mode, error, err) => {
  fake.setMode(mode)
  expect(await check()).toEqual({ error })
  expect(await db.setupCheck.findUniqueOrThrow({ where: { kind: 'evaluator' } })).toMatchObject({ error })
  const line: object = { event: 'check_failed', reason: error, err: expect.objectContaining(err) as unknown }
  expect(logged).toEqual(error === null ? [] : [expect.objectContaining(line)])
})

test('a model whose server does not run is said and logged as that', async () => {
  await fake.close()
  expect(await check()).toEqual({ error: 'setup.errors.modelUnreachable' })
  const cause: unknown = expect.objectContaining({ code: 'ECONNREFUSED' })
  expect(logged).toEqual([expect.objectContaining({ err: expect.objectContaining({ cause }) as unknown })])
  fake = await startModelFake()
})

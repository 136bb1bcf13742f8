import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Viewer } from '@/lib/auth/policy'
import { checksPerDay, type CheckKind } from '@/lib/setup/checks'
import { someUser } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'
import { dataFolder } from '../harness/data-folder'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'

/** The address that requests come to. */
let host = 'localhost:3000'
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ host })) }))

let fake: ResendFake
let laurel: Awaited<ReturnType<typeof load>>
let parent: Viewer

async function load() {
  const [{ db }, commands, queries, jobs, evaluation] = await Promise.all([
    import('@/lib/db'),
    import('@/lib/setup/commands'),
    import('@/lib/week/queries'),
    import('@/lib/jobs/commands'),
    import('@/lib/evaluation/commands'),
  ])
  return { db, ...commands, ...queries, ...jobs, ...evaluation }
}

beforeAll(async () => {
  fake = await startResendFake()
  jest.resetModules()
  const mail = { RESEND_API_KEY: resendKey, RESEND_BASE_URL: fake.url, EMAIL_FROM: 'laurel@example.org' }
  Object.assign(process.env, { ...mail, LOG_LEVEL: 'silent' })
  laurel = await load()
})
afterAll(async () => {
  await laurel.closeQueue()
  await fake.stop()
})
beforeEach(async () => {
  await laurel.db.user.deleteMany()
  await laurel.db.setupCheck.deleteMany()
  await laurel.db.jobRun.deleteMany()
  const data = { ...someUser({}), isAdmin: true, email: 'parent@example.org' }
  const { id, username, isAdmin } = await laurel.db.user.create({ data })
  parent = { id, username, isAdmin }
  fake.error = null
  fake.received.length = 0
})

const scope = () => testScope(parent)
const check = (kind: CheckKind) => laurel.runCheck(scope(), { kind })
const lastOf = (kind: CheckKind) => laurel.db.setupCheck.findUniqueOrThrow({ where: { kind } })

test.each(['database', 'files', 'timeZone', 'evaluator'] as const)(
  'the %s works, and the check is kept',
  async (kind) => {
    expect(await check(kind)).toEqual({ error: null })
    expect(await lastOf(kind)).toMatchObject({ used: 1, error: null })
    const left = path.join(dataFolder, 'avatars')
    expect(existsSync(left) ? readdirSync(left).filter((name) => name.startsWith('check-')) : []).toEqual([])
  },
)

test('checking e-mail sends one to the administrator, and says what the mailer refuses', async () => {
  expect(await check('mail')).toEqual({ error: null })
  expect(fake.received).toHaveLength(1)
  expect(JSON.stringify(fake.received)).toContain('parent@example.org')
  await laurel.db.user.update({ where: { id: parent.id }, data: { email: null } })
  expect(await check('mail')).toEqual({ error: 'setup.errors.noAddress' })
  expect(await lastOf('mail')).toMatchObject({ used: 2, error: 'setup.errors.noAddress' })
})

test('a provider that is busy is a failure of the part', async () => {
  expect(await check('mail')).toEqual({ error: null })
  fake.error = { status: 429, body: { statusCode: 429, name: 'rate_limit_exceeded', message: 'Slow down' } }
  expect(await check('mail')).toEqual({ error: 'emails.providerBusy' })
  expect(await lastOf('mail')).toMatchObject({ used: 2, error: 'emails.providerBusy' })
})

test('checking the schedule only looks, and says when nothing ran by itself lately or a run has failed', async () => {
  expect(await check('schedule')).toEqual({ error: 'setup.errors.scheduleLate' })
  expect(await laurel.db.jobRun.count()).toBe(0)
  await laurel.workJobs(scope())
  expect(await check('schedule')).toEqual({ error: null })
  await laurel.db.jobRun.updateMany({
    where: { kind: 'sweep' },
    data: { state: 'failed', error: 'common.unknownError' },
  })
  expect(await check('schedule')).toEqual({ error: 'setup.errors.jobFailed' })
  const later = { ...scope(), now: new Date(scope().now.getTime() + 3 * 86_400_000) }
  expect(await laurel.runCheck(later, { kind: 'schedule' })).toEqual({ error: 'setup.errors.scheduleLate' })
})

test('an address of the computer itself needs no encryption, and its check applies to no other', async () => {
  for (const own of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
    host = own
    expect(await check('https')).toEqual({ error: null })
  }
  host = '192.168.1.20:3000'
  expect(await check('https')).toEqual({ error: 'setup.errors.noHttps' })
  expect(await lastOf('https')).toMatchObject({ subject: 'http://192.168.1.20:3000' })
})

test('an http address that cannot be opened is said to be both, unless it leads to itself with https', async () => {
  const { forgetEnvironment } = await import('@/lib/env')
  process.env.NEXTAUTH_URL = 'http://laurel.invalid'
  forgetEnvironment()
  const fetched = jest.spyOn(globalThis, 'fetch')
  try {
    expect(await check('https')).toEqual({ error: 'setup.errors.noHttpsNotOpen' })
    for (const [location, error] of [
      ['https://laurel.invalid/api/health', 'setup.errors.noHttps'],
      ['https://other.invalid/api/health', 'setup.errors.noHttpsNotOpen'],
    ] as const) {
      fetched.mockResolvedValueOnce(new Response(null, { status: 308, headers: { location } }))
      expect(await check('https')).toEqual({ error })
    }
  } finally {
    fetched.mockRestore()
    delete process.env.NEXTAUTH_URL
    forgetEnvironment()
  }
})

test('a part is checked twenty times a day at most, also at the same time', async () => {
  await check('timeZone')
  await laurel.db.setupCheck.updateMany({ data: { used: checksPerDay - 1 } })
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => check('timeZone')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(check('timeZone')).rejects.toMatchObject({ code: 'too_many' })
  const tomorrow = { ...scope(), now: new Date('2026-11-22T11:00:00Z') }
  expect(await laurel.runCheck(tomorrow, { kind: 'timeZone' })).toEqual({ error: null })
})

test('trying the example is the same check, and the first steps go by it', async () => {
  const isTried = async () => (await laurel.weekOverview(scope())).setup.isEvaluatorTried
  expect(await isTried()).toBe(false)
  await laurel.tryEvaluator(scope())
  expect(await isTried()).toBe(true)
  expect(await lastOf('evaluator')).toMatchObject({ subject: 'built-in-rules', error: null, used: 0 })
  await laurel.db.setupCheck.updateMany({ data: { error: 'evaluator.trialTimeout' } })
  expect(await isTried()).toBe(false)
})

test('only administrators check', async () => {
  const member = { ...parent, isAdmin: false }
  for (const viewer of [member, null])
    await expect(laurel.runCheck(testScope(viewer), { kind: 'database' })).rejects.toThrow()
  expect(await laurel.db.setupCheck.count()).toBe(0)
})

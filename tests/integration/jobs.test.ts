import type { Viewer } from '@/lib/auth/policy'
import { english } from '../fixtures/english'
import { someRule, someUser } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'

let current = new Date('2027-03-01T11:00:00Z')
/** Milliseconds that have passed without a test waiting for them. */
let passedMs = 0
jest.mock('@/lib/clock', () => ({ now: () => current, monotonic: () => performance.now() + passedMs }))

const secret = 'a-secret-for-the-schedule'
let fake: ResendFake
let laurel: Awaited<ReturnType<typeof load>>

async function load() {
  const [{ db }, jobs, queries, queue, handlers, emails, digest, route, scheduleRoute] = await Promise.all([
    import('@/lib/db'),
    import('@/lib/jobs/commands'),
    import('@/lib/jobs/queries'),
    import('@/lib/jobs/queue'),
    import('@/lib/jobs/handlers'),
    import('@/lib/emails/commands'),
    import('@/lib/digest/queries'),
    import('@/app/api/cron/jobs/route'),
    import('@/app/api/cron/recurring/route'),
  ])
  return { db, ...jobs, ...queries, ...queue, ...handlers, ...emails, ...digest, route, scheduleRoute }
}

beforeAll(async () => {
  fake = await startResendFake()
  jest.resetModules()
  const mail = { RESEND_API_KEY: resendKey, RESEND_BASE_URL: fake.url, EMAIL_FROM: 'laurel@example.org' }
  Object.assign(process.env, { ...mail, CRON_SECRET: secret, LOG_LEVEL: 'silent' })
  laurel = await load()
})
afterAll(async () => {
  await laurel.closeQueue()
  await fake.stop()
})
beforeEach(async () => {
  await laurel.db.user.deleteMany()
  await laurel.db.jobRun.deleteMany()
  await laurel.db.emailMessage.deleteMany()
  await laurel.db.$executeRaw`DELETE FROM pgboss.job`.catch(() => undefined)
  fake.error = null
  fake.received.length = 0
})

async function someone(data: object = {}): Promise<Viewer> {
  const { id, username, isAdmin } = await laurel.db.user.create({ data: someUser(data) })
  return { id, username, isAdmin }
}
const administrator = (data: object = {}) => someone({ isAdmin: true, ...data })
const system = () => testScope('system', current.toISOString())
const call = (door: (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>) =>
  door(new Request('http://localhost/api/cron', { headers: { Authorization: `Bearer ${secret}` } }), {
    params: Promise.resolve({}),
  })

test('an e-mail that could not be sent is retried, and given up when the service refuses it', async () => {
  const admin = await administrator({ wantsDigest: true, email: 'mum@example.org' })
  current = new Date('2027-03-07T16:30:00Z')
  fake.error = { status: 500, body: { statusCode: 500, name: 'x', message: 'x' } }
  await laurel.workJobs(system())
  const read = () => laurel.db.emailMessage.findFirstOrThrow()
  const lastSentAt = async () => (await laurel.readDigestState(testScope(admin)))?.lastSentAt
  expect(await read()).toMatchObject({ outcome: 'queued', attempts: 1, error: 'emails.providerUnreachable' })
  expect(await lastSentAt()).toBeNull()
  // The delay before the next attempt has not passed.
  fake.error = null
  await laurel.workJobs(system())
  expect(await read()).toMatchObject({ outcome: 'queued', attempts: 1 })
  await laurel.db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second'`
  await laurel.workJobs(system())
  expect(await read()).toMatchObject({ outcome: 'sent', attempts: 2, error: null })
  expect(await lastSentAt()).toBe((await read()).attemptedAt?.toISOString())
  expect(fake.received).toHaveLength(1)
  await expect(
    laurel.resendEmail(testScope(admin, current.toISOString()), { emailId: (await read()).id }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('a digest that could not be sent is not sent at night, and given up after Monday', async () => {
  const admin = await administrator({ wantsDigest: true, email: 'mum@example.org' })
  current = new Date('2027-03-07T19:55:00Z')
  fake.error = { status: 500, body: { statusCode: 500, name: 'x', message: 'x' } }
  await laurel.workJobs(system())
  const read = () => laurel.db.emailMessage.findFirstOrThrow()
  const work = async (at: string) => {
    current = new Date(at)
    await laurel.db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second'`
    await laurel.workJobs(system())
  }
  fake.error = null
  await work('2027-03-07T20:01:00Z')
  await work('2027-03-08T05:59:00Z')
  expect(await read()).toMatchObject({ outcome: 'queued', attempts: 1 })
  await laurel.sendNotice(system(), { to: 'dad@example.org', locale: 'en', subject: 'At night', message: 'At once.' })
  expect(fake.received.map(({ body }) => body.subject)).toEqual(['At night'])
  await laurel.db.emailMessage.deleteMany({ where: { occasion: null } })
  await work('2027-03-08T06:00:00Z')
  expect(await read()).toMatchObject({ outcome: 'sent', attempts: 2 })

  await laurel.db.emailMessage.updateMany({ data: { outcome: 'queued', round: 5 } })
  await work('2027-03-09T06:30:00Z')
  expect(await read()).toMatchObject({ outcome: 'failed', error: 'emails.digestLate' })
  expect(fake.received).toHaveLength(2)
  const { id: emailId } = await read()
  const scope = testScope(admin, current.toISOString())
  expect(await laurel.resendEmail(scope, { emailId })).toEqual({ outcome: 'sent' })
})

test('an attempt is recorded at its own time, also after one that took long', async () => {
  for (const email of ['mum@example.org', 'dad@example.org']) await administrator({ wantsDigest: true, email })
  current = new Date('2027-03-07T16:30:00Z')
  fake.onReceived = () => (passedMs += fake.received.length === 1 ? 5 * 60_000 : 0)
  await laurel.workJobs(system())
  fake.onReceived = null
  const emails = await laurel.db.emailMessage.findMany({ orderBy: { attemptedAt: 'asc' } })
  const [first = 0, second = 0] = emails.map(({ attemptedAt }) => attemptedAt?.getTime())
  expect(second - first).toBeGreaterThanOrEqual(5 * 60_000)
})

test('a timeout and a refusal are not retried, and Send again sends them', async () => {
  const admin = await administrator({ wantsDigest: true, email: 'x@refused.example' })
  current = new Date('2027-03-07T16:30:00Z')
  await laurel.workJobs(system())
  const read = () => laurel.db.emailMessage.findFirstOrThrow()
  const { id: emailId, outcome } = await read()
  expect(outcome).toBe('failed')
  await laurel.db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second'`
  await laurel.workJobs(system())
  expect(await read()).toMatchObject({ outcome: 'failed', attempts: 1 })

  const scope = testScope(admin, current.toISOString())
  expect(await laurel.resendEmail(scope, { emailId })).toEqual({ outcome: 'failed' })
  await laurel.db.emailMessage.update({ where: { id: emailId }, data: { to: 'mum@example.org' } })
  expect(await laurel.resendEmail(scope, { emailId })).toEqual({ outcome: 'sent' })
  expect(fake.received[0]?.headers['idempotency-key']).toBe(emailId)
  await expect(laurel.resendEmail(testScope(await someone()), { emailId })).rejects.toMatchObject({ code: 'forbidden' })
})

const failed = { state: 'failed', error: 'jobs.unexpected', finishedAt: new Date('2027-03-09T01:00:00Z') } as const
test.each([
  ['was under way', { state: 'running', attempts: 1 }, { state: 'done', attempts: 2 }],
  ['waited for another attempt', { ...failed, attempts: 1 }, { state: 'done', attempts: 2 }],
  ['had failed for good', { ...failed, attempts: 9 }, { state: 'failed', attempts: 9 }],
] as const)('a run that %s when the backup was made, after the restore', async (_, before, after) => {
  current = new Date('2027-03-09T11:00:00Z')
  const day = new Date('2027-03-09')
  await laurel.db.jobRun.create({ data: { kind: 'recurring', day, ...before } })
  await laurel.workJobs(system())
  const where = { kind_day: { kind: 'recurring', day } } as const
  expect(await laurel.db.jobRun.findUniqueOrThrow({ where })).toMatchObject(after)
})

test('a failed run is shown with its reason and can be run again', async () => {
  const admin = await administrator()
  current = new Date('2027-03-10T11:00:00Z')
  const scope = testScope(admin, current.toISOString())
  await laurel.db.$executeRaw`ALTER TABLE "RecurringRule" RENAME COLUMN "isPaused" TO "away"`
  try {
    await laurel.workJobs(system())
  } finally {
    await laurel.db.$executeRaw`ALTER TABLE "RecurringRule" RENAME COLUMN "away" TO "isPaused"`
  }
  const recurringOf = async () => (await laurel.readSchedule(scope)).find(({ kind }) => kind === 'recurring')
  expect(await recurringOf()).toEqual({
    ...{ kind: 'recurring', lastRanAt: null, nextAt: '2027-03-10T23:10:00.000Z' },
    failed: { day: '2027-03-10', error: english('jobs.unexpected') },
  })
  await laurel.db.jobRun.updateMany({ where: { state: 'failed' }, data: { error: 'backup.folderFailed' } })
  expect((await recurringOf())?.failed?.error).toBe(english('backup.folderFailed'))
  const again = { kind: 'recurring', day: '2027-03-10' } as const
  await expect(laurel.runAgain(testScope(await someone()), again)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await laurel.runAgain(scope, again)).toEqual({ state: 'done' })
  expect(await recurringOf()).toMatchObject({ lastRanAt: expect.stringMatching(/^2027-03-10T11:00/), failed: null })
  await expect(laurel.runAgain(scope, again)).rejects.toMatchObject({ code: 'not_found' })
})

test('processes that start at the same moment on a new database all open the queue', async () => {
  for (let round = 0; round < 10; round += 1) {
    await laurel.db.$executeRaw`DROP SCHEMA IF EXISTS pgboss CASCADE`
    const queues = await Promise.allSettled(Array.from({ length: 8 }, () => laurel.openQueue()))
    await Promise.all(queues.map((queue) => queue.status === 'fulfilled' && queue.value.close()))
    expect(queues.filter(({ status }) => status === 'rejected')).toEqual([])
  }
})

test('a run that another process takes first is waited for', async () => {
  const admin = await administrator()
  current = new Date('2027-03-10T11:00:00Z')
  const run = { kind: 'sweep', day: '2027-03-10' } as const
  await laurel.db.jobRun.create({ data: { ...run, day: new Date(run.day), state: 'failed', error: 'jobs.unexpected' } })
  const other = await laurel.openQueue()
  try {
    const job = { type: 'run', ...run } as const
    await other.add(job, `run ${run.kind} ${run.day} 1`)
    expect((await other.take())?.data).toEqual(job)
    const asked = laurel.runAgain(testScope(admin, current.toISOString()), run)
    const others = { day: new Date(run.day), kind: 'reconcile', state: 'done' } as const
    while ((await laurel.db.jobRun.count({ where: others })) === 0) await new Promise(setImmediate)
    expect(await laurel.db.jobRun.findFirst({ where: { kind: run.kind } })).toMatchObject({ state: 'queued' })
    await laurel.handle(system(), job)
    expect(await asked).toEqual({ state: 'done' })
  } finally {
    await other.close()
  }
})

test('the cron route answers with counts, and what it did is not done again by the queue', async () => {
  current = new Date('2027-03-10T11:00:00Z')
  const response = await call(laurel.scheduleRoute.GET)
  expect(await response.json()).toEqual({
    ...{ status: 'ok', rulesExtended: 0, tasksAdded: 0, tasksExpired: 0, pointsCorrected: 0, streaksCorrected: 0 },
  })
  expect(await (await call(laurel.route.GET)).json()).toEqual({ status: 'ok', jobsDone: 0, jobsFailed: 0 })
  expect(await laurel.db.jobRun.count({ where: { state: 'done' } })).toBe(3)
})

test('a run of the schedule works the queue also when a recurring rule fails', async () => {
  await administrator({ wantsDigest: true, email: 'mum@example.org' })
  const { id: memberId } = await someone()
  const started = { anchor: new Date('2027-03-01'), extendedTo: new Date('2027-03-01') }
  const rule = { ...someRule(), interval: 'daily', expiry: 'same_day', ...started } as const
  await laurel.db.recurringRule.create({ data: { ...rule, members: { create: [{ memberId, place: 0 }] } } })
  await laurel.db.$executeRaw`ALTER TABLE "Task" ADD CONSTRAINT "refused" CHECK ("title" <> 'Piano') NOT VALID`
  current = new Date('2027-03-07T16:30:00Z')
  await expect(laurel.runScheduleNow(system())).rejects.toThrow(/refused/)
  expect(fake.received).toHaveLength(1)
  expect(await laurel.db.jobRun.findFirst({ where: { kind: 'recurring' } })).toMatchObject({ state: 'failed' })

  await laurel.db.$executeRaw`ALTER TABLE "Task" DROP CONSTRAINT "refused"`
  expect(await laurel.runScheduleNow(system())).toMatchObject({ rulesExtended: 1 })
  expect(await laurel.db.jobRun.findFirst({ where: { kind: 'recurring' } })).toMatchObject({ state: 'done' })
})

test('a worker that stops leaves the rest of the queue for the next', async () => {
  current = new Date('2027-03-10T11:00:00Z')
  expect(await laurel.workJobs(system(), { goesOn: () => false })).toEqual({ jobsDone: 0, jobsFailed: 0 })
  expect(await laurel.db.jobRun.count({ where: { state: 'queued' } })).toBe(3)
  expect(await laurel.workJobs(system())).toEqual({ jobsDone: 3, jobsFailed: 0 })
})

import '../harness/server-secret'
import { signIn } from '@/lib/account/commands'
import { hashPassword } from '@/lib/auth/password'
import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { runSchedule } from '@/lib/schedule/commands'
import { recordSignIn } from '@/lib/sign-ins/commands'
import { listSignIns, recentSignIns } from '@/lib/sign-ins/queries'
import type { SignInOutcome } from '@/lib/sign-ins/schema'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const password = 'a long enough password'
const start = Date.UTC(2026, 10, 21, 11)
const at = <V extends Viewer | null | 'system'>(viewer: V, seconds = 0) =>
  testScope(viewer, new Date(start + seconds * 1000).toISOString())
const from = (address: string, agent = 'curl/8.5.0') => ({ address, agent })
const member = async () => createUser({ passwordHash: await hashPassword(password) })
const rowsOf = (userId: string | null) => db.signIn.findMany({ where: { userId }, orderBy: { at: 'asc' } })

beforeEach(async () => {
  await db.signIn.deleteMany()
  await db.loginThrottle.deleteMany()
})

test('every attempt is logged with its origin and never with the typed credentials', async () => {
  const { id, username } = await member()
  await signIn(at(null), { username, password: 'a secret typed wrong' }, from('10.3.0.1')).catch(() => null)
  await signIn(at(null, 1), { username, password }, from('10.3.0.1', `${'x'.repeat(300)}`))
  await signIn(at(null, 2), { username: 'My-Own-Password-1', password }, from('10.3.0.2')).catch(() => null)
  expect(await rowsOf(id)).toMatchObject([
    { outcome: 'wrong_password', address: '10.3.0.1', agent: 'curl/8.5.0', at: at(null).now },
    { outcome: 'signed_in', address: '10.3.0.1', agent: 'x'.repeat(200) },
  ])
  expect(await rowsOf(null)).toMatchObject([{ outcome: 'wrong_password', address: '10.3.0.2' }])
  expect(JSON.stringify(await db.signIn.findMany())).not.toMatch(/secret typed wrong|My-Own-Password/)
})

test('throttled attempts are logged at most once a minute, even when concurrent', async () => {
  const { id, username } = await member()
  const guess = (seconds: number) => signIn(at(null, seconds), { username, password: 'x' }, from('10.3.0.3'))
  await Promise.allSettled(Array.from({ length: 40 }, () => guess(0)))
  await Promise.allSettled(Array.from({ length: 10 }, () => guess(10)))
  const outcomes = (await rowsOf(id)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'wrong_password')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'throttled')).toHaveLength(1)
})

test('unknown accounts are logged once a minute per address, and up to a total limit per hour', async () => {
  const record = (address: string, seconds: number) =>
    recordSignIn(at(null, seconds), { userId: null, outcome: 'wrong_password', caller: from(address) })
  await Promise.all(Array.from({ length: 20 }, () => record('10.3.0.4', 0)))
  expect(await rowsOf(null)).toHaveLength(1)
  for (let index = 0; index < 90; index += 1) await record(`10.3.1.${index}`, 1)
  expect(await rowsOf(null)).toHaveLength(60)
  await record('10.3.0.4', 3602)
  expect(await rowsOf(null)).toHaveLength(61)
})

test('failed attempts cannot push a successful sign-in out of the log', async () => {
  const { id } = await member()
  const record = (outcome: SignInOutcome, index: number) =>
    recordSignIn(at(null), { userId: id, outcome, caller: from(`10.3.2.${index}`) })
  for (let index = 0; index < 80; index += 1) await record('wrong_password', index)
  await record('signed_in', 1)
  const outcomes = (await rowsOf(id)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'wrong_password')).toHaveLength(60)
  expect(outcomes.filter((outcome) => outcome === 'signed_in')).toHaveLength(1)
})

test('sign-in works when the log cannot be written', async () => {
  const caller = from('10.3.0.5')
  const userId = '00000000-0000-7000-8000-000000000000'
  await expect(recordSignIn(at(null), { userId, outcome: 'signed_in', caller })).resolves.toBeUndefined()
})

test('the schedule and every sign-in delete entries older than 180 days', async () => {
  const { id, username } = await member()
  const days = (count: number) => -count * 86_400
  const record = (seconds: number) =>
    recordSignIn(at(null, seconds), { userId: id, outcome: 'signed_in', caller: from('10.3.0.6') })
  await Promise.all([record(days(181)), record(days(179))])
  await runSchedule(at('system'))
  expect(await rowsOf(id)).toMatchObject([{ at: at(null, days(179)).now }])
  await record(days(200))
  await signIn(at(null), { username, password }, from('10.3.0.6'))
  expect(await rowsOf(id)).toHaveLength(2)
})

test('only administrators can read the log, newest first, in pages and by outcome', async () => {
  const [viewer, { id, username }] = [await createAdministrator(), await member()]
  for (let index = 0; index < 30; index += 1) {
    const outcome = index % 3 === 0 ? 'wrong_password' : 'signed_in'
    const userId = index === 29 ? null : id
    await recordSignIn(at(null, index * 60), {
      userId,
      outcome,
      caller: from('10.3.0.7', 'Mozilla/5.0 Windows Firefox/1'),
    })
  }
  const first = await listSignIns(at(viewer), { page: 1, outcome: null })
  expect([first.page, first.pageCount, first.signIns.length]).toEqual([1, 2, 25])
  expect(first.signIns[0]).toMatchObject({
    user: null,
    browser: 'Firefox on Windows',
    at: at(null, 29 * 60).now.toISOString(),
  })
  expect(first.signIns[1]).toMatchObject({ user: { id, username } })
  const last = await listSignIns(at(viewer), { page: 99, outcome: null })
  expect([last.page, last.signIns.length]).toEqual([2, 5])
  const wrong = await listSignIns(at(viewer), { page: 1, outcome: 'wrong_password' })
  expect(wrong.signIns.map(({ outcome }) => outcome)).toEqual(Array(10).fill('wrong_password'))
  await expect(listSignIns(at({ id, username, isAdmin: false }), { page: 1, outcome: null })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('members see their own last five sign-ins and the number of failed attempts', async () => {
  const [viewer, other] = [await member(), await member()]
  const record = ({ id: userId }: Viewer, outcome: SignInOutcome, seconds: number) =>
    recordSignIn(at(null, seconds), { userId, outcome, caller: from('10.3.0.8') })
  for (let index = 0; index < 7; index += 1) await record(viewer, 'signed_in', index)
  await record(other, 'signed_in', 100)
  await record(viewer, 'wrong_password', 101)
  await record(viewer, 'throttled', 102)
  await record(viewer, 'code_asked', 103)
  await record(viewer, 'wrong_password', -8 * 86_400)
  const { signIns, failures } = await recentSignIns(at(viewer, 200))
  expect(signIns.map((one) => one.at)).toEqual([6, 5, 4, 3, 2].map((second) => at(null, second).now.toISOString()))
  expect(failures).toBe(2)
})

import { signIn } from '@/lib/account/commands'
import { addDevice } from '@/lib/auth/device'
import { hashPassword } from '@/lib/auth/password'
import { limits } from '@/lib/auth/throttle-rules'
import { beginAttempt } from '@/lib/auth/throttle'
import { db } from '@/lib/db'
import { runSchedule } from '@/lib/schedule/commands'
import { createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const password = 'a long enough password'
const start = Date.UTC(2026, 0, 1)
const at = (seconds: number) => testScope(null, new Date(start + seconds * 1000).toISOString())
const from = (address: string, devices: string[] = []) => ({ address, agent: 'a test', devices })

async function member() {
  const { id, username } = await createUser({ passwordHash: await hashPassword(password) })
  return { id, username, sessionVersion: 0 }
}

/** The outcome of an attempt: an error code, or 'in'. */
function outcomeOf(seconds: number, username: string, typed: string, caller: ReturnType<typeof from>) {
  return signIn(at(seconds), { username, password: typed }, caller).then(
    () => ({ code: 'in', retryAfter: 0 }),
    ({ code, retryAfter = 0 }: { code: string; retryAfter?: number }) => ({ code, retryAfter }),
  )
}

beforeEach(async () => {
  await db.loginThrottle.deleteMany()
  await db.knownDevice.deleteMany()
})

test('a known browser signs in at once, despite failures from the same network', async () => {
  const parent = await member()
  const device = await addDevice(parent, [], at(0).now)
  for (let guess = 0; guess < 8; guess += 1) await outcomeOf(guess, parent.username, 'x', from('10.9.0.1'))
  for (let guess = 0; guess < 30; guess += 1) await outcomeOf(guess, parent.username, 'x', from(`10.9.1.${guess}`))
  expect(await outcomeOf(30, parent.username, password, from('10.9.0.1'))).toMatchObject({ code: 'too_many' })
  expect(await outcomeOf(30, parent.username, password, from('10.9.0.1', [device ?? '']))).toMatchObject({ code: 'in' })
})

test('one wrong password every 15 minutes does not lock a new browser on the same network out', async () => {
  const { username } = await member()
  const quarter = 15 * 60
  for (let guess = 0; guess < 40; guess += 1) {
    expect(await outcomeOf(guess * quarter, username, 'x', from('10.9.0.2'))).toMatchObject({ code: 'unauthenticated' })
  }
  const now = 39 * quarter + 1
  const first = await outcomeOf(now, username, password, from('10.9.0.2'))
  expect(first.retryAfter).toBeLessThanOrEqual(limits.pair.longest)
  expect(await outcomeOf(now + first.retryAfter, username, password, from('10.9.0.2'))).toMatchObject({ code: 'in' })
})

test('guesses from many addresses are limited in total, and the owner can sign in after the announced wait', async () => {
  const { username } = await member()
  const codes: string[] = []
  for (let guess = 0; guess < 40; guess += 1) {
    codes.push((await outcomeOf(guess, username, 'x', from(`10.9.2.${guess}`))).code)
  }
  expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(limits.account.free)
  const { code, retryAfter } = await outcomeOf(60, username, password, from('198.51.100.1'))
  expect(code).toBe('too_many')
  expect(retryAfter).toBeLessThanOrEqual(limits.account.longest)
  for (let guess = 0; guess < 40; guess += 1) await outcomeOf(70 + guess, username, 'x', from(`10.9.3.${guess}`))
  expect(await outcomeOf(60 + retryAfter, username, password, from('198.51.100.1'))).toMatchObject({ code: 'in' })
})

test('a sign-in resets the failures of its own address only', async () => {
  const { username } = await member()
  for (let guess = 0; guess < limits.account.free; guess += 1) {
    await outcomeOf(guess, username, 'x', from(`10.9.4.${guess % 10}`))
  }
  const { retryAfter } = await outcomeOf(30, username, password, from('198.51.100.2'))
  expect(await outcomeOf(30 + retryAfter, username, password, from('198.51.100.2'))).toMatchObject({ code: 'in' })
  expect(await outcomeOf(200, username, 'x', from('10.9.4.99'))).toMatchObject({ code: 'too_many' })
})

test.each([
  ['a browser that nobody knows', undefined, limits.pair.free],
  ['a known browser', 'a device', limits.device.free],
])('twenty parallel attempts of %s get no more than its free ones', async (_, device, free) => {
  const attempt = { account: `parallel ${free}`, address: '10.9.0.3', device }
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => beginAttempt(attempt, at(0).now)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(free)
})

test("forty parallel attempts from forty addresses get no more than the account's free ones", async () => {
  const begin = (_: unknown, index: number) =>
    beginAttempt({ account: 'many addresses', address: `10.9.5.${index}` }, at(0).now)
  const tries = await Promise.allSettled(Array.from({ length: 40 }, begin))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.account.free)
})

test('an unknown account is throttled like an existing one, also per browser', async () => {
  const { username } = await member()
  for (const name of [username, 'no such person']) {
    const codes: string[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      codes.push((await outcomeOf(guess, name, 'x', from('10.9.0.4', ['A'.repeat(22)]))).code)
    }
    expect(codes).toEqual([...Array(5).fill('unauthenticated'), 'too_many', 'too_many'])
  }
})

test('a device is known for its own account only, and until the password changes', async () => {
  const [parent, child] = [await member(), await member()]
  const device = (await addDevice(child, [], at(0).now)) ?? ''
  for (let guess = 0; guess < 5; guess += 1) await outcomeOf(guess, parent.username, 'x', from('10.9.0.5'))
  expect(await outcomeOf(6, parent.username, password, from('10.9.0.5', [device]))).toMatchObject({ code: 'too_many' })
  expect(await addDevice(child, [device], at(7).now)).toBe(device)
  expect(await addDevice(parent, [device], at(7).now)).not.toBe(device)
  await db.user.update({ where: { id: child.id }, data: { passwordHash: 'another', sessionVersion: 1 } })
  expect(await db.knownDevice.count({ where: { userId: child.id } })).toBe(0)
  expect(await addDevice(child, [device], at(8).now)).toBeNull()
  expect(await db.knownDevice.count({ where: { userId: parent.id } })).toBe(1)
})

test('an account remembers a limited number of browsers and keeps the returning ones', async () => {
  const parent = await member()
  const phone = (await addDevice(parent, [], at(0).now)) ?? ''
  await addDevice(parent, [phone], at(1).now)
  for (let program = 0; program < 60; program += 1) await addDevice(parent, [], at(2 + program).now)
  expect(await db.knownDevice.count({ where: { userId: parent.id } })).toBe(50)
  expect(await addDevice(parent, [phone], at(100).now)).toBe(phone)
})

test('the schedule deletes expired counters and devices', async () => {
  const parent = await member()
  const scope = (days: number) => testScope('system' as const, new Date(start + days * 86_400_000).toISOString())
  await addDevice(parent, [], scope(0).now)
  await beginAttempt({ account: 'long ago', address: '10.9.0.6' }, scope(0).now)
  await runSchedule(scope(6))
  expect([await db.loginThrottle.count(), await db.knownDevice.count()]).toEqual([3, 1])
  await runSchedule(scope(366))
  expect([await db.loginThrottle.count(), await db.knownDevice.count()]).toEqual([0, 0])
})

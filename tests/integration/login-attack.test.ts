import '../harness/server-secret'
import { hashPassword } from '@/lib/auth/password'
import { limits } from '@/lib/auth/throttle-rules'
import { db } from '@/lib/db'
import { createUser } from '../fixtures/factories'

const password = 'a long enough password'
const second = 1000
let now = Date.UTC(2026, 0, 1)
const jar = new Map<string, string>()

jest.mock('@/lib/clock', () => ({ ...jest.requireActual('@/lib/clock'), now: () => new Date(now) }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}))

// One trusted proxy, which appends the address of its client.
process.env.TRUSTED_PROXIES = '1'

type Try = { username: string; typed?: string; from: string; device?: string }

/** Tries to sign in through the product's route. */
async function logIn({ username, typed = 'a guess', from, device }: Try) {
  const { POST } = await import('@/app/api/auth/login/route')
  const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': `${from}, 127.0.0.1` })
  if (device) headers.set('cookie', `theme=dark; laurel-device=${device}`)
  const body = JSON.stringify({ username, password: typed })
  const request = new Request('http://localhost/api/auth/login', { method: 'POST', headers, body })
  const response = await POST(request, { params: Promise.resolve({}) })
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after') ?? 0) }
}

const member = async () => (await createUser({ passwordHash: await hashPassword(password) })).username

/** The number of an attacker's attempts that were not throttled. */
async function guesses(username: string, addresses: string[]) {
  let looked = 0
  for (const from of addresses) if ((await logIn({ username, from })).status === 401) looked += 1
  return looked
}

beforeEach(async () => {
  now += 30 * 24 * 60 * 60 * second
  jar.clear()
  await db.loginThrottle.deleteMany()
})

test.each<[string, (index: number) => string]>([
  ['another port', (index) => `203.0.113.10:${40_000 + index}`],
  ['another port in brackets', (index) => `[2001:db8::1]:${40_000 + index}`],
  ['another invented text', (index) => `not-an-address-${index}`],
  ['another zone', (index) => `fe80::1%eth${index}`],
  ['another network of the same /56', (index) => `2001:db8:0:${index.toString(16)}::1`],
  ['IPv4 written as IPv6 or not', (index) => (index % 2 ? '203.0.113.11' : '::ffff:203.0.113.11')],
])('%s does not reset the count', async (_, addressOf) => {
  const addresses = Array.from({ length: 32 }, (_, index) => addressOf(index))
  expect(await guesses(await member(), addresses)).toBe(limits.pair.free)
})

test('with a wrong password every 15 minutes from home, a known browser never waits and a new one only briefly', async () => {
  const username = await member()
  expect(await logIn({ username, typed: password, from: '203.0.113.20' })).toMatchObject({ status: 200 })
  const device = jar.get('laurel-device') ?? ''
  for (let quarter = 0; quarter < 30; quarter += 1) {
    now += 15 * 60 * second
    expect(await logIn({ username, from: '203.0.113.20' })).toMatchObject({ status: 401 })
  }
  now += second
  const parent = { username, typed: password, from: '203.0.113.20' }
  expect(await logIn({ ...parent, device })).toMatchObject({ status: 200 })
  const { status, retryAfter } = await logIn(parent)
  expect(status).toBe(429)
  expect(retryAfter).toBeLessThanOrEqual(limits.pair.longest)
  now += retryAfter * second
  expect(await logIn(parent)).toMatchObject({ status: 200 })
})

test('60 addresses that guess as often as allowed get one guess per pause each, and the owner can sign in', async () => {
  const username = await member()
  const addresses = Array.from({ length: 60 }, (_, index) => `198.51.100.${index}`)
  expect(await guesses(username, addresses)).toBe(limits.account.free)
  const owner = { username, typed: password, from: '203.0.113.30' }
  const { status, retryAfter } = await logIn(owner)
  expect(status).toBe(429)
  expect(retryAfter).toBeLessThanOrEqual(limits.account.longest)
  // Each address may guess once more after the pause.
  now += retryAfter * second
  expect(await guesses(username, addresses)).toBeLessThanOrEqual(addresses.length)
  expect(await logIn(owner)).toMatchObject({ status: 200 })
})

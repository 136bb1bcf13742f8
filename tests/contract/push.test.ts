import { createServer, type AddressInfo } from 'node:net'
import { type AppError } from '@/lib/errors'
import type { Push, PushMessage } from '@/lib/ports/push/port'
import { createWebPush, type WebPushSettings } from '@/lib/ports/push/web-push'
import { type PushError, type PushFake, startPushFake } from '../harness/push-fake'

let fake: PushFake
beforeAll(async () => {
  fake = await startPushFake()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.error = null
  fake.received.length = 0
})

const contact = 'mailto:laurel@example.org'
const push = (settings: Partial<WebPushSettings> = {}): Push =>
  createWebPush({ contact, reachesLoopback: true, ...settings })
const keys = push().newKeys()
const message: PushMessage = { payload: '{"title":"Bravo, Zoë"}', keys, lifetime: 3600, topic: 'a-topic' }
const targetOf = ({ endpoint, keys: { p256dh, auth } }: ReturnType<PushFake['subscribe']>) => ({
  ...{ endpoint, p256dh, auth },
})
const failed = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  )

test('the browser decrypts the message, and the service recognises who signed it', async () => {
  const browser = fake.subscribe()
  await push().send(targetOf(browser), message)
  expect(fake.received).toMatchObject([
    {
      endpoint: browser.endpoint,
      text: message.payload,
      signer: keys.publicKey,
      contact,
      headers: { ttl: '3600', topic: 'a-topic' },
    },
  ])
})

test('only the browser that it was encrypted for can read it', async () => {
  const [browser, other] = [fake.subscribe(), fake.subscribe()]
  await expect(push().send({ ...targetOf(browser), auth: other.keys.auth }, message)).rejects.toThrow()
  expect(fake.received).toEqual([])
})

const outcomes: [string, PushError, object][] = [
  ['404', { status: 404 }, { code: 'not_found' }],
  ['410', { status: 410 }, { code: 'not_found' }],
  ['a wrong signature', { status: 403 }, { code: 'invalid', message: expect.stringContaining('403') }],
  ['a message that is too long', { status: 413 }, { code: 'invalid' }],
  ['too many', { status: 429, retryAfter: '120' }, { code: 'too_many', retryAfter: 120 }],
  ['too many without a time', { status: 429 }, { code: 'too_many', retryAfter: undefined }],
  ['too many for years', { status: 429, retryAfter: '99999999' }, { code: 'too_many', retryAfter: 86_400 }],
  ['an outage', { status: 503, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' }, { code: 'unavailable' }],
  ['a redirect, which is not followed', { status: 307 }, { code: 'invalid' }],
]
test.each(outcomes)('%s', async (_, error, expected) => {
  fake.error = error
  const browser = fake.subscribe()
  const before = fake.attempts
  await expect(push().send(targetOf(browser), message)).rejects.toMatchObject(expected)
  expect(fake.attempts).toBe(before + 1)
})

test('a service that does not answer, and one that takes no request, are given up', async () => {
  fake.error = 'silent'
  const hole = createServer((socket) => void socket.on('error', () => undefined).pause())
  await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve))
  const browser = targetOf(fake.subscribe())
  const swallowed = { ...browser, endpoint: `https://127.0.0.1:${(hole.address() as AddressInfo).port}/push` }
  for (const target of [browser, swallowed]) {
    await expect(push({ timeLimitMs: 300 }).send(target, message)).rejects.toMatchObject({ code: 'timeout' })
  }
  hole.close()
})

test('an unreachable service may be tried again, and no error shows the endpoint or a key', async () => {
  const browser = targetOf(fake.subscribe())
  const errors = await Promise.all([
    failed(push().send({ ...browser, endpoint: 'http://127.0.0.1:9/secret' }, message)),
    failed(push().send({ ...browser, p256dh: 'c2VjcmV0' }, message)),
  ])
  expect(errors).toMatchObject([{ code: 'unavailable' }, { code: 'invalid' }])
  for (const error of errors as AppError[]) {
    const shown = `${error.message} ${String(error.cause)} ${error.stack}`
    for (const secret of ['/secret', 'c2VjcmV0', browser.auth, keys.privateKey]) expect(shown).not.toContain(secret)
  }
})

test('nothing is sent to this machine or a local network unless it is allowed', async () => {
  const browser = targetOf(fake.subscribe())
  const before = fake.attempts
  const closed = push({ reachesLoopback: false })
  const { port } = new URL(browser.endpoint)
  const local = [`https://localhost:${port}/push`, `https://127.0.0.1:${port}/push`, `https://[::1]:${port}/push`]
  for (const endpoint of [browser.endpoint, ...local]) {
    await expect(closed.send({ ...browser, endpoint }, message)).rejects.toMatchObject({ code: 'invalid' })
  }
  expect(fake.attempts).toBe(before)
})

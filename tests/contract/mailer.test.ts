import { AppError } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { notConfigured } from '@/lib/ports/mailer/not-configured'
import type { Mailer } from '@/lib/ports/mailer/port'
import { createResendMailer } from '@/lib/ports/mailer/resend'
import { inEnglish } from '../fixtures/english'
import { type ResendFake, type ResendError, resendKey, startResendFake } from '../harness/resend-fake'

let fake: ResendFake

beforeAll(async () => {
  fake = await startResendFake()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.error = null
  fake.received.length = 0
})

const mail = {
  key: 'key-1',
  from: 'Laurel <laurel@example.org>',
  to: 'emma@example.org',
  subject: 'Bravo, Zoë',
  html: '<p>Well done</p>',
  text: 'Well done',
}
const resend = (settings = {}) => createResendMailer({ apiKey: resendKey, baseUrl: `${fake.url}/`, ...settings })

const mailers: Record<string, () => Mailer> = { Resend: resend, 'nothing configured': () => notConfigured }

describe.each(Object.entries(mailers))('%s', (_, mailer) => {
  test('sends, or rejects with a message that is safe to show', async () => {
    fake.error = mailer().isConfigured ? { status: 500, body: { statusCode: 500, name: 'x', message: 'x' } } : null
    const error = await mailer()
      .send(mail)
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(AppError)
    expect((error as AppError).code).toBe('unavailable')
    expect((error as AppError).message).not.toContain(resendKey)
  })
})

test('an unconfigured mailer names the settings that are missing', async () => {
  expect(notConfigured.isConfigured).toBe(false)
  await expect(notConfigured.send(mail)).rejects.toThrow('emails.notConfigured')
  expect(inEnglish('emails.notConfigured')).toContain('set RESEND_API_KEY and EMAIL_FROM')
})

test('Resend receives HTML and text with an idempotency key, and the message id is returned', async () => {
  expect(await resend().send(mail)).toEqual({ id: 'fake-1' })
  const [{ headers, body } = { headers: {}, body: null }] = fake.received
  expect(body).toEqual({ from: mail.from, to: [mail.to], subject: mail.subject, html: mail.html, text: mail.text })
  expect(headers).toMatchObject({ 'idempotency-key': 'key-1', authorization: `Bearer ${resendKey}` })
})

test('a response without an id still counts as sent', async () => {
  fake.error = 'nameless'
  expect(await resend().send(mail)).toEqual({ id: null })
})

const refused = (status: number, message: unknown = 'Invalid `to` field') => ({
  status,
  body: { statusCode: status, name: 'error', message },
})
const providerRefused = (reason: string) => messageOf('emails.providerRefused', { reason })
const errors: [string, ResendError, string, string][] = [
  ['a message refused', refused(422), 'invalid', providerRefused('Invalid `to` field')],
  [
    'a sender that is not verified',
    refused(403, 'The domain is not verified'),
    'unavailable',
    providerRefused('The domain is not verified'),
  ],
  ['too many', refused(429), 'too_many', 'emails.providerBusy'],
  ['an outage', refused(500), 'unavailable', 'emails.providerUnreachable'],
  ['an answer that is no JSON', { text: '<h1>Bad Gateway</h1>' }, 'unavailable', 'emails.providerUnreachable'],
  ['an error without a message', { status: 400, body: { statusCode: 400 } }, 'invalid', providerRefused('400')],
]
test.each(errors)('%s', async (_, error, code, message) => {
  fake.error = error
  await expect(resend().send(mail)).rejects.toMatchObject({ code, message })
})

test('an error about a wrong key does not contain the key', async () => {
  const wrong = createResendMailer({ apiKey: 're_wrong', baseUrl: fake.url })
  await expect(wrong.send(mail)).rejects.toMatchObject({
    message: providerRefused('API key is invalid'),
  })
})

test('a server that does not respond causes a timeout error', async () => {
  fake.error = 'silent'
  await expect(resend({ timeLimitMs: 200 }).send(mail)).rejects.toMatchObject({
    code: 'timeout',
    message: 'emails.providerSilent',
  })
})

test('a refused connection is reported as unavailable', async () => {
  const closed = createResendMailer({ apiKey: resendKey, baseUrl: 'http://127.0.0.1:9' })
  await expect(closed.send(mail)).rejects.toMatchObject({ code: 'unavailable' })
})

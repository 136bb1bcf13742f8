import { AppError } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { notConfigured } from '@/lib/ports/mailer/not-configured'
import type { Mailer } from '@/lib/ports/mailer/port'
import { createResendMailer } from '@/lib/ports/mailer/resend'
import { inEnglish } from '../fixtures/english'
import { createSmtpMailer } from '@/lib/ports/mailer/smtp'
import { smtpPassword, type SmtpFake, type SmtpError, startSmtpFake } from '../harness/smtp-fake'
import { type ResendFake, type ResendError, resendKey, startResendFake } from '../harness/resend-fake'

let fake: ResendFake
let smtpFake: SmtpFake

beforeAll(async () => {
  fake = await startResendFake()
  smtpFake = await startSmtpFake()
})
afterAll(() => Promise.all([fake.stop(), smtpFake.stop()]))
beforeEach(() => {
  fake.error = null
  fake.received.length = 0
  smtpFake.error = null
  smtpFake.received.length = 0
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

const smtp = (settings = {}) => createSmtpMailer({ url: smtpFake.url, ...settings })
const says = (status: number, message: string) => ({ status, body: { statusCode: status, name: 'error', message } })

/** A mailer, and how its fake fails in each way. */
type Subject = {
  mailer: (settings?: { timeLimitMs?: number }) => Mailer
  wrong: () => Mailer
  closed: () => Mailer
  fail: (how: 'refusing' | 'busy' | 'silent') => void
  deliveries: () => { to: string; subject: string; html: string; text: string }[]
}
const subjects: Record<string, Subject> = {
  Resend: {
    mailer: resend,
    wrong: () => createResendMailer({ apiKey: 're_wrong', baseUrl: fake.url }),
    closed: () => createResendMailer({ apiKey: resendKey, baseUrl: 'http://127.0.0.1:9' }),
    fail: (how) => {
      const errors = { refusing: says(422, 'No such user'), busy: says(429, 'Slow down'), silent: 'silent' } as const
      fake.error = errors[how]
    },
    deliveries: () => fake.received.map(({ body }) => ({ ...body, to: body.to.join() })),
  },
  SMTP: {
    mailer: smtp,
    wrong: () => createSmtpMailer({ url: smtpFake.wrongUrl }),
    closed: () => createSmtpMailer({ url: 'smtp://127.0.0.1:9' }),
    fail: (how) => {
      const errors: Record<typeof how, SmtpError> = {
        refusing: { status: 550, text: 'No such user' },
        busy: { status: 451, text: 'Slow down' },
        silent: 'silent',
      }
      smtpFake.error = errors[how]
    },
    deliveries: () => smtpFake.received.map(({ to, data }) => ({ to: to.join(), ...mimeParts(data) })),
  },
}

/** The parts of a multipart message, with its encoded words and quoted-printable text decoded. */
function mimeParts(data: string) {
  const decode = (text: string) =>
    Buffer.from(
      text.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString()
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\\n\\n([^]*?)\\n--`).exec(data)
    return decode(found?.[1] ?? '').trim()
  }
  const [, words = ''] = /^Subject: (.*(?:\n .*)*)/m.exec(data) ?? []
  const subject = words
    .replace(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => decode(text.replaceAll('_', ' ')))
  return { subject, html: part('text/html'), text: part('text/plain') }
}

describe.each(Object.entries(subjects))('%s', (_, { mailer, wrong, closed, fail, deliveries }) => {
  test('delivers both forms of the message, and returns an id', async () => {
    expect(await mailer().send(mail)).toEqual({ id: expect.stringMatching(/^\S+$/) })
    const { to, subject, html, text } = mail
    expect(deliveries()).toEqual([expect.objectContaining({ to, subject, html, text })])
  })

  test.each([
    ['refusing', 'invalid', /^emails\.providerRefused .*No such user/],
    ['busy', 'too_many', /^emails\.providerBusy$/],
    ['silent', 'timeout', /^emails\.providerSilent$/],
  ] as const)('a service that is %s', async (how, code, message) => {
    fail(how)
    await expect(mailer({ timeLimitMs: 300 }).send(mail)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
    expect(deliveries()).toEqual([])
  })

  test('wrong credentials and an unreachable service are unavailable, and no secret is shown', async () => {
    for (const broken of [wrong(), closed()]) {
      const error: unknown = await broken.send(mail).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'unavailable' })
      const { message, cause } = error as AppError
      for (const secret of [resendKey, smtpPassword, 're_wrong']) expect(`${message} ${cause}`).not.toContain(secret)
    }
  })
})

test('SMTP gives every attempt the same message id', async () => {
  await smtp().send(mail)
  await smtp().send(mail)
  const ids = smtpFake.received.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1])
  expect(ids).toEqual(['<key-1@example.org>', '<key-1@example.org>'])
})

test.each([
  ['a closed port', () => 'smtp://127.0.0.1:9', 'ECONNREFUSED'],
  ['a port that does not speak TLS', () => smtpFake.url.replace('smtp:', 'smtps:'), 'ERR_SSL_WRONG_VERSION_NUMBER'],
])('SMTP cannot be reached at %s, and the cause has the code of the system', async (_, url, code) => {
  const sending = createSmtpMailer({ url: url() }).send(mail)
  await expect(sending).rejects.toMatchObject({
    ...{ code: 'unavailable', message: 'emails.providerUnreachable' },
    cause: expect.objectContaining({ code }) as unknown,
  })
})

test('SMTP reports a recipient that the server refuses', async () => {
  await expect(smtp().send({ ...mail, to: 'x@refused.example' })).rejects.toMatchObject({ code: 'invalid' })
})

test('an unconfigured mailer names the settings that are missing', async () => {
  expect(notConfigured.isConfigured).toBe(false)
  await expect(notConfigured.send(mail)).rejects.toThrow('emails.notConfigured')
  expect(inEnglish('emails.notConfigured')).toContain('RESEND_API_KEY or SMTP_URL, and EMAIL_FROM')
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

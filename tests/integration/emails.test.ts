import { db } from '@/lib/db'
import { createAdministrator, createUser } from '../fixtures/factories'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'
import { someEmail } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'

let fake: ResendFake
let configured: Awaited<ReturnType<typeof load>>
let bare: Awaited<ReturnType<typeof load>>

/** Loads the product with this environment, which is read only once. */
async function load(environment: Record<string, string>) {
  jest.resetModules()
  Object.assign(process.env, { RESEND_API_KEY: '', RESEND_BASE_URL: '', EMAIL_FROM: '' }, environment)
  const [commands, queries] = await Promise.all([import('@/lib/emails/commands'), import('@/lib/emails/queries')])
  // Read here, before the next environment replaces it.
  queries.configuredSender()
  return { ...commands, ...queries }
}

beforeAll(async () => {
  fake = await startResendFake()
  bare = await load({ EMAIL_FROM: 'laurel@example.org' })
  configured = await load({
    RESEND_API_KEY: resendKey,
    RESEND_BASE_URL: fake.url,
    EMAIL_FROM: 'The Family <laurel@example.org>',
  })
})
afterAll(() => fake.stop())

const mail = { to: 'emma@example.org', subject: 'Bravo', html: '<p>Well <b>done</b></p>' }
const from = { label: 'Mum, Dad', address: 'LAUREL@example.org' }
const last = () => db.emailMessage.findFirstOrThrow({ orderBy: { id: 'desc' } })

beforeEach(() => {
  fake.error = null
  fake.received.length = 0
})

test('a message is sanitised, sent in both forms from the configured address, and recorded', async () => {
  const { sendEmail, listEmails } = configured
  const administrator = await createAdministrator()
  const scope = testScope(administrator)
  const html = '<p onclick="x()">Well <b>done</b><script>alert(1)</script></p>'
  expect(await sendEmail(scope, { ...mail, html, from })).toEqual({ id: 'fake-1' })
  const sent = fake.received[0]?.body
  expect(sent).toMatchObject({
    to: ['emma@example.org'],
    from: '"Mum, Dad" <laurel@example.org>',
    subject: 'Bravo',
    text: 'Well done',
  })
  expect(sent?.html).toContain('<p>Well <b>done</b></p>')
  expect(sent?.html).not.toMatch(/script|onclick/)
  const row = await last()
  expect(row).toMatchObject({
    to: mail.to,
    outcome: 'sent',
    providerId: 'fake-1',
    error: null,
    senderId: administrator.id,
  })
  expect(row.html).toBe(sent?.html)
  expect(fake.received[0]?.headers['idempotency-key']).toBe(row.id)
  expect((await listEmails(scope, { page: 1 })).emails[0]).toMatchObject({
    to: mail.to,
    subject: 'Bravo',
    outcome: 'sent',
    sentBy: administrator.username,
  })
})

test('without a configured sender a message comes from Laurel', async () => {
  const { sendEmail } = configured
  await sendEmail(testScope(await createAdministrator()), mail)
  expect(fake.received[0]?.body.from).toBe('Laurel <laurel@example.org>')
})

test('a failure is returned, and recorded with its reason', async () => {
  const { sendEmail, listEmails } = configured
  const scope = testScope(await createAdministrator())
  fake.error = { status: 422, body: { statusCode: 422, name: 'validation_error', message: 'No such domain' } }
  const reason = 'emails.providerRefused {"reason":"No such domain"}'
  await expect(sendEmail(scope, mail)).rejects.toMatchObject({ code: 'invalid', message: reason })
  expect(await last()).toMatchObject({ outcome: 'failed', error: reason, providerId: null })
  expect((await listEmails(scope, { page: 1 })).emails[0]).toMatchObject({ outcome: 'failed', error: reason })
})

test('an e-mail that was sent but could not be recorded so is no failure: whether it arrived counts as unknown', async () => {
  const { sendEmail } = configured
  const scope = testScope(await createAdministrator())
  await db.$executeRaw`ALTER TABLE "EmailMessage" ADD CONSTRAINT planted CHECK ("outcome" <> 'sent') NOT VALID`
  try {
    expect(await sendEmail(scope, mail)).toEqual({ id: 'fake-1' })
  } finally {
    await db.$executeRaw`ALTER TABLE "EmailMessage" DROP CONSTRAINT planted`
  }
  expect(fake.received).toHaveLength(1)
  expect(await last()).toMatchObject({ outcome: 'sending', providerId: null, error: null })
})

test('a failure that cannot be recorded is shown all the same, and whether the e-mail arrived counts as unknown', async () => {
  const { sendEmail } = configured
  const scope = testScope(await createAdministrator())
  fake.error = { status: 422, body: { statusCode: 422, name: 'validation_error', message: 'No such domain' } }
  await db.$executeRaw`ALTER TABLE "EmailMessage" ADD CONSTRAINT planted CHECK ("outcome" <> 'failed') NOT VALID`
  try {
    await expect(sendEmail(scope, mail)).rejects.toMatchObject({ code: 'invalid' })
  } finally {
    await db.$executeRaw`ALTER TABLE "EmailMessage" DROP CONSTRAINT planted`
  }
  expect(await last()).toMatchObject({ outcome: 'sending', error: null })
})

test('a sender other than the configured one, or a body with only scripts, is rejected before sending', async () => {
  const { sendEmail } = configured
  const scope = testScope(await createAdministrator())
  const before = await db.emailMessage.count()
  await expect(
    sendEmail(scope, { ...mail, from: { label: 'Laurel', address: 'laurel@example.com' } }),
  ).rejects.toMatchObject({
    code: 'invalid',
    message: 'emails.fromForeign {"address":"laurel@example.org"}',
  })
  await expect(sendEmail(scope, { ...mail, html: '<script>alert(1)</script>' })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect([fake.received.length, await db.emailMessage.count()]).toEqual([0, before])
})

test('a missing configuration is reported both by the status and when sending', async () => {
  const { sendEmail, emailStatus } = bare
  const scope = testScope(await createAdministrator())
  const message =
    'Email service is not configured. Ask the person who installed Laurel to add RESEND_API_KEY or SMTP_URL, and EMAIL_FROM, to the server’s settings.'
  expect(emailStatus(scope)).toEqual({ defaultSender: 'laurel@example.org', message, resendConfigured: false })
  const rejection = { code: 'unavailable', message: 'emails.notConfigured' }
  await expect(sendEmail(scope, mail)).rejects.toMatchObject(rejection)
})

test('the status shows only the bare address of the sender', async () => {
  const { emailStatus } = configured
  expect(emailStatus(testScope(await createAdministrator()))).toEqual({
    defaultSender: 'laurel@example.org',
    message: 'Email service is ready',
    resendConfigured: true,
  })
})

test('a message without a recorded outcome is listed as unknown', async () => {
  const { listEmails } = configured
  const scope = testScope(await createAdministrator())
  const at = (seconds: number) => ({ createdAt: new Date(scope.now.getTime() + 1000 * seconds) })
  await db.emailMessage.create({ data: someEmail({ subject: 'Stuck', ...at(-180) }) })
  await db.emailMessage.create({ data: someEmail({ subject: 'Fresh', ...at(1) }) })
  const { emails } = await listEmails(scope, { page: 1 })
  expect(emails.find(({ subject }) => subject === 'Stuck')?.outcome).toBe('unknown')
  expect(emails.find(({ subject }) => subject === 'Fresh')?.outcome).toBe('sending')
})

test('recipients are the users with an e-mail address', async () => {
  const { listRecipients } = configured
  const scope = testScope(await createAdministrator())
  await db.user.deleteMany({ where: { email: { not: null } } })
  const emma = await createUser({ email: 'emma@example.org' })
  expect(await listRecipients(scope)).toEqual([
    { id: emma.id, username: emma.username, avatar: null, email: 'emma@example.org' },
  ])
})

test('members can use none of it, and nothing is sent', async () => {
  const { sendEmail, emailStatus, listEmails, listRecipients } = configured
  const scope = testScope(await createUser())
  await expect(sendEmail(scope, mail)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(listEmails(scope, { page: 1 })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(listRecipients(scope)).rejects.toMatchObject({ code: 'forbidden' })
  expect(() => emailStatus(scope)).toThrow('common.notAllowed')
  expect(fake.received).toEqual([])
})

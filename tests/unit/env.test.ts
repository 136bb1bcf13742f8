import { parseEnvironment } from '@/lib/env'

const secret = 'a secret that is long enough for anybody'

test('an empty environment is valid, and an empty value counts as unset', () => {
  const defaults = { FAMILY_TIME_ZONE: 'Europe/Paris', EVALUATIONS_PER_DAY: 20, DATA_DIR: '.data', DEMO: '0' }
  expect(parseEnvironment({})).toMatchObject(defaults)
  expect(parseEnvironment({ OPENAI_API_KEY: '', DATABASE_URL: '', NEXTAUTH_SECRET: '', DEMO: '' })).toMatchObject(
    defaults,
  )
})

test.each([
  [{ NEXTAUTH_SECRET: 'short-secret' }, /NEXTAUTH_SECRET must be at least 32 characters/],
  [{ CRON_SECRET: 'fifteen letters' }, /CRON_SECRET must be at least 16 characters/],
  [{ HOST: 'http://localhost:3000' }, /HOST must be an address of this machine/],
  [{ HSTS_INCLUDE_SUBDOMAINS: 'yes' }, /HSTS_INCLUDE_SUBDOMAINS must be one of 0, 1/],
  [{ DATABASE_URL: 'mysql://somewhere' }, /DATABASE_URL must begin with postgresql/],
  [{ FAMILY_TIME_ZONE: 'Mars/Olympus' }, /FAMILY_TIME_ZONE must be a time zone/],
  [{ OPENAI_BASE_URL: 'not an address' }, /OPENAI_BASE_URL must be an http or https address/],
  [{ ADMIN_USERNAME: 'root' }, /ADMIN_PASSWORD is needed because ADMIN_USERNAME is set/],
  [{ ADMIN_PASSWORD: 'long enough' }, /ADMIN_USERNAME is needed because ADMIN_PASSWORD is set/],
  [{ ADMIN_USERNAME: '  ' }, /ADMIN_USERNAME must be a name of at most 40 visible characters in one alphabet/],
  [{ ADMIN_USERNAME: 'p\u202Eapi' }, /ADMIN_USERNAME must be a name/],
  [{ ADMIN_USERNAME: 'a'.repeat(41) }, /ADMIN_USERNAME must be a name/],
  [{ ADMIN_PASSWORD: 'p'.repeat(1_001) }, /ADMIN_PASSWORD must be at most 1,000 characters/],
  [{ SMTP_URL: 'smtp://' }, /SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address with a host/],
  [{ EVALUATION_MODEL: 'some-model' }, /OPENAI_API_KEY is needed because EVALUATION_MODEL is set/],
  [{ RESEND_API_KEY: 'key' }, /EMAIL_FROM is needed because RESEND_API_KEY is set/],
  [{ VERCEL_BLOB_API_URL: 'http://localhost:1' }, /BLOB_READ_WRITE_TOKEN is needed because VERCEL_BLOB_API_URL is set/],
  [{ VAPID_PUBLIC_KEY: 'p'.repeat(87) }, /VAPID_PRIVATE_KEY is needed because VAPID_PUBLIC_KEY is set/],
  [{ VAPID_PRIVATE_KEY: 'not a key' }, /VAPID_PRIVATE_KEY must be 43 characters/],
  [{ EVALUATIONS_PER_DAY: '0' }, /EVALUATIONS_PER_DAY must be a whole number from 1 to 1000/],
  [{ TRUSTED_PROXIES: 'two' }, /TRUSTED_PROXIES must be a whole number from 0 to 10/],
  [{ DEMO: 'yes' }, /DEMO must be one of 0, 1/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of debug, info, warn, error, silent/],
])('%p is rejected with the name of the setting', (source, message) => {
  expect(() => parseEnvironment(source)).toThrow(message)
})

test('all errors are listed at once, and values are never repeated', () => {
  const source = { NEXTAUTH_SECRET: 'hunter2', DATABASE_URL: 'mysql://user:hunter3@host' }
  expect(() => parseEnvironment(source)).toThrow(/NEXTAUTH_SECRET[^]*DATABASE_URL|DATABASE_URL[^]*NEXTAUTH_SECRET/)
  expect(() => parseEnvironment(source)).not.toThrow(/hunter/)
})

test("a model server's URL needs no key", () => {
  expect(parseEnvironment({ OPENAI_BASE_URL: 'http://localhost:11434/v1', NEXTAUTH_SECRET: secret })).toMatchObject({
    OPENAI_BASE_URL: 'http://localhost:11434/v1',
  })
})

test.each(['laurel@example.org', 'Laurel <laurel@example.org>', '"Mum, Dad" <laurel@example.org>'])(
  '%s is a sender',
  (EMAIL_FROM) => {
    expect(parseEnvironment({ EMAIL_FROM }).EMAIL_FROM).toBe(EMAIL_FROM)
  },
)

test.each(['Laurel', 'laurel@', 'Laurel <laurel>', 'a@b.c\r\nBcc: d@e.f'])('%j is not a sender', (EMAIL_FROM) => {
  expect(() => parseEnvironment({ EMAIL_FROM })).toThrow('EMAIL_FROM must be an address, or a name and an <address>')
})

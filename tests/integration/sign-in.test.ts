import { createFirstAdministrator, openSession, signIn } from '@/lib/account/commands'
import { hashPassword } from '@/lib/auth/password'
import { db } from '@/lib/db'
import { forgetEnvironment } from '@/lib/env'
import { messageOf } from '@/lib/i18n/message'
import { createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const password = 'a long enough password'
const wrong = { code: 'unauthenticated', message: 'login.wrong' }
const from = (address: string) => ({ address, agent: 'a test' })
const home = from('10.0.0.1')

async function member() {
  return createUser({ passwordHash: await hashPassword(password) })
}

let minute = 0
/** Each test uses its own hours, so that none is throttled by another. */
const at = (seconds = 0) =>
  testScope(null, new Date(Date.UTC(2026, 0, 1) + minute * 60_000 + seconds * 1000).toISOString())
beforeEach(() => {
  minute += 24 * 60
})

test('the right password signs in, regardless of the case and Unicode form of the username', async () => {
  const { id, username } = await member()
  expect(await signIn(at(), { username: username.toUpperCase(), password }, home)).toMatchObject({ id, username })
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastActivity: at().now })
})

test('a sign-in whose cookie the browser would drop is refused, with the address to open', async () => {
  const { username } = await member()
  process.env.NEXTAUTH_URL = 'https://laurel.example'
  forgetEnvironment()
  try {
    const headers = new Headers({ origin: 'http://192.168.1.20:3000' })
    await expect(openSession(at(), { username, password }, headers)).rejects.toMatchObject({
      code: 'forbidden',
      message: messageOf('login.otherAddress', { address: 'https://laurel.example' }),
    })
  } finally {
    delete process.env.NEXTAUTH_URL
    forgetEnvironment()
  }
  expect(await db.signIn.count({ where: { user: { username } } })).toBe(0)
})

test('an unknown user and a wrong password get the same response', async () => {
  const { username } = await member()
  await expect(signIn(at(), { username, password: 'x' }, home)).rejects.toMatchObject(wrong)
  await expect(signIn(at(), { username: 'nobody at all', password }, home)).rejects.toMatchObject(wrong)
})

test('repeated failures are throttled, even with the right password, for their address only', async () => {
  const { username } = await member()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(signIn(at(attempt), { username, password: 'x' }, home)).rejects.toMatchObject(wrong)
  }
  const refused = { code: 'too_many', retryAfter: expect.any(Number) }
  await expect(signIn(at(5), { username, password }, home)).rejects.toMatchObject(refused)
  await expect(signIn(at(5), { username, password }, from('10.0.0.2'))).resolves.toMatchObject({ username })
  await expect(signIn(at(60), { username, password }, home)).resolves.toMatchObject({ username })
})

test('parallel guesses cannot bypass the count', async () => {
  const { username } = await member()
  const guesses = await Promise.allSettled(
    Array.from({ length: 30 }, () => signIn(at(), { username, password: 'x' }, from('10.0.0.3'))),
  )
  const codes = guesses.map((guess) => (guess.status === 'rejected' ? (guess.reason as { code: string }).code : 'in'))
  expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(5)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(25)
})

test('an address that tries many usernames is throttled too', async () => {
  const codes: string[] = []
  for (let attempt = 0; attempt < 55; attempt += 1) {
    await signIn(at(), { username: `name ${attempt}`, password: 'x' }, from('10.0.0.4')).catch(
      (error: { code: string }) => codes.push(error.code),
    )
  }
  expect(codes.slice(0, 50)).toEqual(Array(50).fill('unauthenticated'))
  expect(codes.slice(50)).toEqual(Array(5).fill('too_many'))
})

test('a successful sign-in resets the failures before it', async () => {
  const { username } = await member()
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1)
      await signIn(at(), { username, password: 'x' }, from('10.0.0.5')).catch(() => null)
    await expect(signIn(at(), { username, password }, from('10.0.0.5'))).resolves.toMatchObject({ username })
  }
})

test('concurrently starting processes create the first administrator once', async () => {
  await db.user.deleteMany({ where: { isAdmin: true } })
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, index) => createFirstAdministrator(`first-${index}`, password)),
  )
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await db.user.count({ where: { isAdmin: true } })).toBe(1)
})

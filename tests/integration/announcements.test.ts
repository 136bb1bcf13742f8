import { createUserSchema } from '@/lib/users/schema'
import { createAdministrator, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'
import { testScope } from '../fixtures/scope'

let fake: ResendFake
let users: Awaited<ReturnType<typeof load>>
/** Loads the commands with this environment, which is read only once. */
const load = () => import('@/lib/users/commands')

beforeAll(async () => {
  fake = await startResendFake()
  jest.resetModules()
  Object.assign(process.env, {
    RESEND_API_KEY: resendKey,
    RESEND_BASE_URL: fake.url,
    EMAIL_FROM: 'Laurel <laurel@example.org>',
  })
  users = await load()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.error = null
  fake.received.length = 0
})

async function administrators() {
  const alex = await createUser({ isAdmin: true, email: `alex-${Math.random()}@example.org` })
  const sam = await createUser({ isAdmin: true, email: `sam-${Math.random()}@example.org` })
  await createAdministrator()
  return { scope: testScope(await proven(alex)), alex, sam }
}
const recipients = () => fake.received.flatMap(({ body }) => body.to as string[])
const newAdministrator = () =>
  createUserSchema.parse({ username: `Robin ${Math.random()}`, password: 'a good password', isAdmin: true })

test('every administrator with an address is notified of a new one, except the new one, and of no other change', async () => {
  const { scope } = await administrators()
  const kid = await createUser({ email: 'kid@example.org' })
  await users.updateUser(scope, { userId: kid.id, points: 5, email: 'kid2@example.org' })
  expect(recipients()).toEqual([])
  await users.updateUser(scope, { userId: kid.id, isAdmin: true })
  expect(recipients().filter((to) => to.startsWith('alex-') || to.startsWith('sam-'))).toHaveLength(2)
  expect(recipients()).not.toContain('kid2@example.org')
  expect(fake.received[0]?.body).toMatchObject({
    subject: `${kid.username} is now an administrator of Laurel`,
    text: expect.stringContaining(`${scope.viewer.username} made `),
  })
})

test('a failing mailer does not prevent the creation of an administrator', async () => {
  const { scope } = await administrators()
  fake.error = { status: 422, body: { statusCode: 422, name: 'validation_error', message: 'No such domain' } }
  await expect(users.createUser(scope, newAdministrator())).resolves.toMatchObject({ isAdmin: true })
})

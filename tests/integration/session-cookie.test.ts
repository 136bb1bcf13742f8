import '../harness/server-secret'
import { authOptions } from '@/lib/account/options'
import { startSession } from '@/lib/auth/session'
import { viewerCookie } from '@/lib/auth/viewer-cookie'
import { createUser } from '../fixtures/factories'

const sent = new Map<string, { secure?: boolean }>()
let asked = new Headers()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    set: (name: string, _value: string, options: { secure?: boolean }) => sent.set(name, options),
  }),
  headers: async () => asked,
}))

const name = 'next-auth.session-token'

beforeEach(() => sent.clear())

// Without NEXTAUTH_URL only the proxy knows the protocol of the browser.
test.each([
  ['https', true],
  ['https, http', true],
  ['http', false],
])('a sign-in forwarded as %s sets Secure cookies: %p', async (protocol, secure) => {
  asked = new Headers({ 'x-forwarded-proto': protocol })
  const { id } = await createUser()
  await startSession({ id, sessionVersion: 0 })
  expect([...sent.keys()]).toEqual([name, viewerCookie])
  expect([...sent.values()].map((options) => options.secure)).toEqual([secure, secure])
  expect(authOptions({ headers: asked }).cookies?.sessionToken).toMatchObject({ name, options: { secure } })
})

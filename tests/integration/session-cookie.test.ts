import '../support/server-secret'
import { authOptions } from '@/lib/auth/options'
import { startSession } from '@/lib/auth/session'

const sent = new Map<string, { secure?: boolean }>()
let asked = new Headers()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    set: (name: string, _value: string, options: { secure?: boolean }) => sent.set(name, options),
  }),
  headers: async () => asked,
}))

const user = { id: '00000000-0000-7000-8000-000000000000', sessionVersion: 0 }
const name = 'next-auth.session-token'

beforeEach(() => sent.clear())

// Without NEXTAUTH_URL: only the proxy knows how the browser asked.
test.each([
  ['https', true],
  ['https, http', true],
  ['http', false],
])('a sign-in that a proxy says came by %s: is the cookie Secure? %p', async (protocol, secure) => {
  asked = new Headers({ 'x-forwarded-proto': protocol })
  await startSession(user)
  expect([...sent.keys()]).toEqual([name])
  expect(sent.get(name)?.secure).toBe(secure)
  expect(authOptions({ headers: asked }).cookies?.sessionToken).toMatchObject({ name, options: { secure } })
})

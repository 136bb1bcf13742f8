import { isServerReached } from '@/components/offline/reached'

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

const asked = (fetch: () => Promise<Response>) => {
  globalThis.fetch = fetch
  return isServerReached(new AbortController().signal)
}

test.each([
  [200, true],
  // Its database is away, but the server itself has answered.
  [503, true],
  [502, false],
  [504, false],
])('after a response with status %i, the server is reached: %p', async (status, isReached) => {
  expect(await asked(async () => new Response(null, { status }))).toBe(isReached)
})

test('without a response it is not', async () => {
  expect(await asked(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})

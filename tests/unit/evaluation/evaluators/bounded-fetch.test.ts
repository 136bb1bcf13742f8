import { boundedFetch } from '@/lib/evaluation/evaluators/model/bounded-fetch'

const answerWith = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status: 201, headers }))
afterEach(() => jest.restoreAllMocks())

/** An endless stream; `state` records how much was read and whether it was cancelled. */
function endless(chunkSize: number) {
  const state = { taken: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.taken += chunkSize
      controller.enqueue(new Uint8Array(chunkSize))
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return { state, stream }
}

test('a response within the limit is complete, with its status and headers', async () => {
  answerWith('x'.repeat(1000), { 'x-one': '1' })
  const response = await boundedFetch(1000)('http://model')
  expect([response.status, response.headers.get('x-one')]).toEqual([201, '1'])
  expect(await response.text()).toHaveLength(1000)
})

test('redirects are not followed', async () => {
  const fetched = answerWith('{}')
  await boundedFetch(1000)('http://model', { method: 'POST' })
  expect(fetched).toHaveBeenCalledWith('http://model', { method: 'POST', redirect: 'error' })
})

test.each([1, 100, 64 * 1024])(
  'a longer response in chunks of %d bytes is read up to the limit and cancelled',
  async (size) => {
    const { state, stream } = endless(size)
    answerWith(stream)
    const response = await boundedFetch(10_000)('http://model')
    await expect(response.text()).rejects.toThrow('longer than 10000 bytes')
    expect(state.isCancelled).toBe(true)
    expect(state.taken).toBeLessThanOrEqual(10_000 + 4 * size)
  },
)

test('a response that declares a longer length is not read at all', async () => {
  const { state, stream } = endless(100)
  answerWith(stream, { 'content-length': '10001' })
  await expect(boundedFetch(10_000)('http://model')).rejects.toThrow('longer than 10000 bytes')
  expect([state.isCancelled, state.taken <= 100]).toEqual([true, true])
})

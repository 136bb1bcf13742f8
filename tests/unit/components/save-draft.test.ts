import { sendDraft } from '@/components/task/save-draft'

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
  jest.restoreAllMocks()
})

test('a save that gets no reply ends, because the next one and submitting wait for it', async () => {
  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  globalThis.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')))
    })) as typeof fetch
  const saving = sendDraft({ taskId: 'task', text: 'Half a thought', version: 0 })
  limit.abort()
  expect(await saving).toEqual({ kind: 'unreachable' })
  expect(timeout).toHaveBeenCalledWith(30_000)
})

test.each([
  [401, { isSignedOut: true, isGone: false, isConflict: false }],
  [404, { isSignedOut: false, isGone: true, isConflict: false }],
  [409, { isSignedOut: false, isGone: false, isConflict: true }],
  [503, { isSignedOut: false, isGone: false, isConflict: false }],
])('a refusal with %i says what is wrong', async (status, flags) => {
  globalThis.fetch = () => Promise.resolve(new Response('{"message":"No."}', { status }))
  const reply = await sendDraft({ taskId: 'task', text: 'Half a thought', version: 0 })
  expect(reply).toEqual({ kind: 'refused', message: 'No.', ...flags })
})

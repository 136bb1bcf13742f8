import { beforeFrame, whenContentIsRead } from '@/lib/http/page'

// One request's memory, as React keeps it while it renders on a server.
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache: (read: () => unknown) => {
    let kept: { value: unknown } | undefined
    return () => (kept ??= { value: read() }).value
  },
}))
jest.mock('@/lib/scope', () => ({}))
jest.mock('@/lib/http/request-locale', () => ({}))
jest.mock('next/navigation', () => ({ redirect: jest.fn(), unstable_rethrow: jest.fn() }))

test('the frame waits for what the page reads, also when that fails, and not for a read that hangs', async () => {
  await whenContentIsRead()
  const order: string[] = []
  void beforeFrame(Promise.resolve().then(() => order.push('read')))
  const failing = beforeFrame(Promise.reject(new Error('The database is away.')))
  await whenContentIsRead().then(() => order.push('frame'))
  expect(order).toEqual(['read', 'frame'])
  await expect(failing).rejects.toThrow('away')
  void beforeFrame(new Promise(() => {}))
  await whenContentIsRead()
})

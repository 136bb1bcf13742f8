import { register } from '@/instrumentation'

const before = process.env.NEXT_RUNTIME
beforeAll(() => void (process.env.NEXT_RUNTIME = 'nodejs'))
afterAll(() => void (process.env.NEXT_RUNTIME = before))

test('a server without the request filter does not start', async () => {
  await expect(register()).rejects.toThrow('Requests would not be filtered')
})

test('with the request filter it starts', async () => {
  await import('@/prisma/start/request-filter.mjs')
  await expect(register()).resolves.toBeUndefined()
})

import diagnostics from 'node:diagnostics_channel'
import { register } from '@/instrumentation'

const before = process.env.NEXT_RUNTIME
beforeAll(() => void (process.env.NEXT_RUNTIME = 'nodejs'))
afterAll(() => void (process.env.NEXT_RUNTIME = before))

test('a server without the request filter does not start', async () => {
  // Channels belong to the process, in which another test file may have loaded the filter before.
  const spy = jest.spyOn(diagnostics, 'hasSubscribers').mockReturnValueOnce(false)
  await expect(register()).rejects.toThrow('Requests would not be filtered')
  expect(spy).toHaveBeenCalledWith('laurel:database-unavailable')
})

test('with the request filter it starts', async () => {
  await import('@/prisma/start/request-filter.mjs')
  await expect(register()).resolves.toBeUndefined()
})

import { isHealthy } from '@/lib/health'

test('is well while the database answers', async () => {
  expect(await isHealthy()).toBe(true)
})

test('is not when it refuses, and does not wait for one that hangs', async () => {
  expect(await isHealthy(() => Promise.reject(new Error('refused')))).toBe(false)
  expect(await isHealthy(() => new Promise(() => undefined))).toBe(false)
})

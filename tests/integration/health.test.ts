import { isHealthy } from '@/lib/health'

test('a server is healthy while the database answers', async () => {
  // On a loaded machine a single check may time out.
  let isWell = false
  for (let attempt = 0; attempt < 20 && !isWell; attempt += 1) isWell = await isHealthy()
  expect(isWell).toBe(true)
})

test('a server is unhealthy when the database refuses, and does not wait for one that hangs', async () => {
  expect(await isHealthy(() => Promise.reject(new Error('refused')))).toBe(false)
  expect(await isHealthy(() => new Promise(() => undefined))).toBe(false)
})

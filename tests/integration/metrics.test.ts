import { db } from '@/lib/db'
import { forgetEnvironment } from '@/lib/env'
import { readMetrics } from '@/lib/monitoring/queries'
import { metricsScope } from '@/lib/scope'

const token = 'a token for monitoring'

beforeEach(() => {
  delete process.env.METRICS_TOKEN
  forgetEnvironment()
})

function switchOn() {
  process.env.METRICS_TOKEN = token
  forgetEnvironment()
}

async function read(authorization?: string) {
  const headers = authorization ? { authorization } : undefined
  return readMetrics(metricsScope(new Request('http://localhost/api/metrics', { headers })))
}

test('metrics are off without a token', async () => {
  await expect(read(`Bearer ${token}`)).rejects.toMatchObject({ code: 'not_found' })
})

test('metrics need their token, and count what waits and the connections', async () => {
  switchOn()
  for (const wrong of [undefined, 'Bearer wrong', token]) {
    await expect(read(wrong)).rejects.toMatchObject({ code: 'unauthenticated' })
  }
  await db.jobRun.create({ data: { kind: 'sweep', day: new Date('2026-11-21'), state: 'queued' } })
  const { text, type } = await read(`Bearer ${token}`)
  expect(type).toContain('text/plain; version=0.0.4')
  const lines = text.split('\n')
  expect(lines).toContain('laurel_queue_jobs{type="run",state="queued"} 1')
  expect(lines).toContain('laurel_database_connections{state="waiting"} 0')
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
  await db.jobRun.deleteMany()
  expect((await read(`Bearer ${token}`)).text).not.toContain('laurel_queue_jobs{')
})

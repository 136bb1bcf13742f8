import { db } from '@/lib/db'
import { forgetEnvironment } from '@/lib/env'
import { readMetrics } from '@/lib/monitoring/queries'
import { metricsScope } from '@/lib/scope'
import { createUser } from '@/tests/fixtures/factories'
import { somePush, someReminder } from '@/tests/fixtures/rows'

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
  const { id: reminderId } = await db.reminder.create({ data: someReminder((await createUser()).id) })
  const delivery = { ...somePush(), reminderId }
  await db.reminderDelivery.createMany({
    data: (['queued', 'queued', 'sending', 'failed', 'gone', 'skipped'] as const).map((outcome) => ({
      ...delivery,
      outcome,
    })),
  })
  const { text, type } = await read(`Bearer ${token}`)
  expect(type).toContain('text/plain; version=0.0.4')
  const lines = text.split('\n')
  expect(lines.filter((line) => line.startsWith('laurel_queue_jobs{'))).toEqual([
    'laurel_queue_jobs{type="run",state="queued"} 1',
    'laurel_queue_jobs{type="run",state="running"} 0',
    'laurel_queue_jobs{type="run",state="failed"} 0',
    'laurel_queue_jobs{type="email",state="queued"} 0',
    'laurel_queue_jobs{type="email",state="running"} 0',
    'laurel_queue_jobs{type="email",state="failed"} 0',
    'laurel_queue_jobs{type="reminder",state="queued"} 2',
    'laurel_queue_jobs{type="reminder",state="running"} 1',
    'laurel_queue_jobs{type="reminder",state="failed"} 1',
  ])
  expect(lines).toContain('laurel_database_connections{state="waiting"} 0')
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
  await db.jobRun.deleteMany()
  expect((await read(`bearer ${token}`)).text).toContain('laurel_queue_jobs{type="run",state="queued"} 0')
})

export {}
const token = 'a token for monitoring'

async function load(settings: Record<string, string>) {
  jest.resetModules()
  delete process.env.METRICS_TOKEN
  Object.assign(process.env, settings)
  const [{ metricsScope }, { readMetrics }, { db }] = await Promise.all([
    import('@/lib/scope'),
    import('@/lib/metrics/queries'),
    import('@/lib/db'),
  ])
  const read = async (authorization?: string) => {
    const headers = authorization ? { authorization } : undefined
    return readMetrics(metricsScope(new Request('http://localhost/api/metrics', { headers })))
  }
  return { db, read }
}

test('metrics are off without a token', async () => {
  const { read } = await load({})
  await expect(read(`Bearer ${token}`)).rejects.toMatchObject({ code: 'not_found' })
})

test('metrics need their token, and count what waits and the connections', async () => {
  const { db, read } = await load({ METRICS_TOKEN: token })
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

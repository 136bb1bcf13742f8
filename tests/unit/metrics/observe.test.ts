const token = 'a token for monitoring'
async function load(settings: Record<string, string>) {
  jest.resetModules()
  delete (globalThis as { laurelMetrics?: unknown }).laurelMetrics
  for (const name of ['METRICS_TOKEN']) delete process.env[name]
  Object.assign(process.env, settings)
  const [observe, { metrics }, { AppError }] = await Promise.all([
    import('@/lib/metrics/observe'),
    import('@/lib/metrics/registry'),
    import('@/lib/errors'),
  ])
  return { ...observe, metrics, AppError }
}

test('without a token nothing is measured', async () => {
  const { metrics, observeRequest } = await load({})
  observeRequest({ method: 'GET', kind: 'page', status: 200, seconds: 0.1 })
  expect(metrics()).toBeNull()
})

test('requests, calls, evaluations with their errors, and jobs are counted', async () => {
  const { metrics, observeRequest, observeCall, observed, countJob, AppError } = await load({ METRICS_TOKEN: token })
  observeRequest({ method: 'GET', kind: 'page', status: 200, seconds: 0.1 })
  observeRequest({ method: 'BREW', kind: 'page', status: 405, seconds: 0.1 })
  await observeCall({ method: 'get', path: '/api/tasks/{taskId}' }, async () => new Response(null, { status: 404 }))
  const outcomes = [
    () => Promise.resolve({ evaluator: 'test' } as never),
    () => Promise.reject(new AppError('timeout', 'submission.evaluationTimeout')),
    () => Promise.reject(new TypeError('broken')),
  ]
  for (const evaluate of outcomes)
    await observed({ evaluate })
      .evaluate({} as never)
      .catch(() => undefined)
  countJob('email', 'failed')
  const text = await metrics()?.registry.metrics()
  for (const line of [
    'laurel_http_request_duration_seconds_count{method="GET",kind="page",status="200"} 1',
    'laurel_http_request_duration_seconds_count{method="other",kind="page",status="405"} 1',
    'laurel_rest_call_duration_seconds_count{method="GET",path="/api/tasks/{taskId}",status="404"} 1',
    'laurel_evaluation_duration_seconds_count{outcome="ok"} 1',
    'laurel_evaluation_duration_seconds_count{outcome="timeout"} 1',
    'laurel_evaluation_duration_seconds_count{outcome="failed"} 1',
    'laurel_jobs_total{type="email",outcome="failed"} 1',
  ]) {
    expect(text?.split('\n')).toContain(line)
  }
})

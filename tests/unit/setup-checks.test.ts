import { toDay } from '@/lib/calendar'
import type { JobStatus } from '@/lib/jobs/schema'
import { failedRunsOf, stateOf, type Check } from '@/lib/setup/checks'

const check = (error: string | null, subject: string | null = null): Check => ({
  checkedAt: '2026-11-22T12:00:00.000Z',
  subject,
  error,
})

test.each([
  ['new', null, {}],
  ['works', check(null), {}],
  ['fails', check('setup.errors.timeout'), {}],
  ['off', check(null), { isOff: true }],
  ['works', check(null, 'model:a'), { subject: 'model:a' }],
  ['new', check(null, 'model:a'), { subject: 'model:b' }],
  ['works', check(null), { subject: 'model:b' }],
  ['fails', check(null), { hasFailedRun: true }],
  ['fails', null, { hasFailedRun: true }],
  ['off', null, { isOff: true, hasFailedRun: true }],
] as const)('a part is %s after %j with %j', (state, last, options) => {
  expect(stateOf(last, options)).toBe(state)
})

test('the schedule fails by each of its parts, and backups by their own runs', () => {
  const failed = { day: toDay('2026-11-22'), error: 'The disk is full' }
  const job = (kind: JobStatus['kind'], hasFailed: boolean): JobStatus => ({
    ...{ kind, lastRanAt: null, nextAt: '2026-11-23T03:30:00.000Z' },
    failed: hasFailed ? failed : null,
  })
  const jobs = [job('recurring', false), job('sweep', true), job('backup', true)]
  expect(failedRunsOf('schedule', jobs)).toEqual([
    { run: 'sweep', ...failed },
    { run: 'backup', ...failed },
  ])
  expect(failedRunsOf('backup', jobs)).toEqual([{ run: 'backup', ...failed }])
  expect(failedRunsOf('mail', jobs)).toEqual([])
})

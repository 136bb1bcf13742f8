import { stateOf, type Check } from '@/lib/setup/checks'

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

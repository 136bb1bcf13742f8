import { dayLimitReached } from '@/lib/day-limit'

test.each([
  ['2026-11-21T11:00:00.500Z', 12 * 60 * 60],
  ['2026-11-21T22:59:59.500Z', 1],
  ['2026-11-21T23:00:00Z', 24 * 60 * 60],
  ['2027-03-27T23:00:00Z', 23 * 60 * 60],
])('what was too much at %s in Paris may be tried again after %i seconds', (now, retryAfter) => {
  const error = dayLimitReached({ now: new Date(now), timeZone: 'Europe/Paris' }, 'rewards.tooManyAsked')
  expect(error).toMatchObject({ status: 429, retryAfter })
})

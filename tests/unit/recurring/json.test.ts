import { toDate, toDay } from '@/lib/calendar'
import { listedRuleJson, ruleJson } from '@/lib/recurring/json'

const row = (description: string): Parameters<typeof listedRuleJson>[0] => ({
  ...{ id: '1', mode: 'each', title: 'Dishes', description, expectations: [], points: 5, lastPlace: null },
  ...{ interval: 'daily', every: 1, weekdays: [], expiry: '1_day', expiryDays: 1, isPaused: false, members: [] },
  ignoresPauses: false,
  ...{ anchor: toDate(toDay('2026-03-02')), extendedTo: toDate(toDay('2026-03-02')) },
})

test('a list truncates long descriptions at 500 whole characters', () => {
  expect(listedRuleJson(row('🍽'.repeat(500))).description).toBe('🍽'.repeat(500))
  expect(listedRuleJson(row('🍽'.repeat(501))).description).toBe(`${'🍽'.repeat(499)}…`)
})

test('the members are in the order of their turns, and days and expiry read as in a request', () => {
  const members = [
    { memberId: 'ben', place: 7 },
    { memberId: 'anna', place: 2 },
    { memberId: 'lina', place: 12 },
  ]
  const turns = { ...row('Both sinks.'), mode: 'turn', expiry: '2_days', extendedTo: new Date('2026-03-09'), members }
  expect(ruleJson(turns as Parameters<typeof ruleJson>[0])).toEqual({
    ...{ id: '1', mode: 'turn', title: 'Dishes', description: 'Both sinks.', expectations: [], points: 5 },
    ...{ memberIds: ['anna', 'ben', 'lina'], from: '2026-03-02', interval: 'daily', every: 1, weekdays: [] },
    ...{ expiry: '2_days', expiryDays: 1, isPaused: false, ignoresPauses: false, extendedTo: '2026-03-09' },
  })
})

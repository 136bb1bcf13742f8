import { toDate, toDay } from '@/lib/calendar'
import { listedRuleJson } from '@/lib/recurring/json'

const row = (description: string): Parameters<typeof listedRuleJson>[0] => ({
  ...{ id: '1', mode: 'each', title: 'Dishes', description, expectations: [], points: 5, lastPlace: null },
  ...{ interval: 'daily', every: 1, weekdays: [], expiry: 'one_day', expiryDays: 1, isPaused: false, members: [] },
  ...{ anchor: toDate(toDay('2026-03-02')), extendedTo: toDate(toDay('2026-03-02')) },
})

test('a list truncates long descriptions at 500 whole characters', () => {
  expect(listedRuleJson(row('🍽'.repeat(500))).description).toBe('🍽'.repeat(500))
  expect(listedRuleJson(row('🍽'.repeat(501))).description).toBe(`${'🍽'.repeat(499)}…`)
})

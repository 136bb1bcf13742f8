import { toDay } from '@/lib/calendar'
import { ruleIdentity } from '@/lib/recurring/identity'

const rule = {
  memberIds: ['anna', 'ben'],
  mode: 'each',
  title: 'Dishes',
  anchor: toDay('2027-03-01'),
  interval: 'weekly',
  every: 1,
  weekdays: [2],
} as const

test('the order of the members matters only where they take turns', () => {
  const reordered = { ...rule, memberIds: ['ben', 'anna'] } as const
  expect(ruleIdentity(reordered)).toBe(ruleIdentity(rule))
  expect(ruleIdentity({ ...reordered, mode: 'turn' })).not.toBe(ruleIdentity({ ...rule, mode: 'turn' }))
  expect(reordered.memberIds).toEqual(['ben', 'anna'])
})

test('rules that would create different tasks differ', () => {
  const others = [
    { memberIds: ['anna'] },
    { mode: 'turn' },
    { title: 'Laundry' },
    { anchor: toDay('2027-03-02') },
    { interval: 'daily' },
    { every: 2 },
    { weekdays: [] },
    { weekdays: [2, 3] },
    { every: 12, weekdays: [] },
  ] as const
  const identities = [rule, ...others.map((change) => ({ ...rule, ...change }))].map(ruleIdentity)
  expect(new Set(identities).size).toBe(identities.length)
})

test('a rule without weekdays is the same as one with none', () => {
  const { weekdays, ...without } = rule
  expect(weekdays).toHaveLength(1)
  expect(ruleIdentity(without)).toBe(ruleIdentity({ ...rule, weekdays: [] }))
})

test('a title cannot imitate the end of the key of another rule', () => {
  expect(ruleIdentity({ ...rule, title: '2|Dishes', weekdays: [] })).not.toBe(ruleIdentity(rule))
})

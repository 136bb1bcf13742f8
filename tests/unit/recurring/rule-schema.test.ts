import { messageOf } from '@/lib/i18n/message'
import { createRuleSchema, updateRuleSchema } from '@/lib/recurring/rule-schema'

const [anna, ben] = [crypto.randomUUID(), crypto.randomUUID()]
const good = {
  ...{ memberIds: [ben, anna], title: ' Dishes ', description: 'Both sinks.', points: 5, from: '2027-03-01' },
  ...{ interval: 'weekly', expiry: 'same_day' },
} as const
const messagesOf = (change: object) =>
  createRuleSchema.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message)

test('a rule is for each member and every time unless it says otherwise', () => {
  expect(createRuleSchema.parse(good)).toEqual({
    ...good,
    ...{ title: 'Dishes', mode: 'each', expectations: [], every: 1, weekdays: [], expiryDays: 1, ignoresPauses: false },
  })
})

test('a member who is named twice takes part once, at the first place', () => {
  const memberIds = [ben, anna, ben.toUpperCase()]
  expect(createRuleSchema.parse({ ...good, memberIds }).memberIds).toEqual([ben, anna])
})

const tooMany = messageOf('recurring.tooManyMembers', { most: 50 })

test.each([
  [{ memberIds: [] }, messageOf('recurring.membersRequired')],
  [{ memberIds: undefined }, messageOf('recurring.membersRequired')],
  [{ memberIds: anna }, messageOf('common.list', { name: 'memberIds' })],
  [{ memberIds: ['emma'] }, messageOf('tasks.userNotFound')],
  [{ memberIds: Array.from({ length: 51 }, () => crypto.randomUUID()) }, tooMany],
  [{ from: undefined }, messageOf('recurring.startRequired')],
  [{ from: '' }, messageOf('recurring.startRequired')],
  [{ from: '2026-13-01' }, messageOf('common.dateUnknown')],
  [{ from: '12/01/2027' }, messageOf('common.dateFormat')],
  [{ from: '9999-12-31' }, messageOf('common.dateRange')],
  [{ from: '2200-01-01' }, messageOf('common.dateRange')],
  [{ isPaused: true }, messageOf('common.leaveOut', { names: 'isPaused' })],
])('%j is refused with its message', (change, message) => {
  expect(messagesOf(change)).toEqual([message])
})

test('fifty members are allowed', () => {
  expect(messagesOf({ memberIds: Array.from({ length: 50 }, () => crypto.randomUUID()) })).toBeUndefined()
})

test('a change sets only what it names', () => {
  expect(updateRuleSchema.parse({})).toEqual({})
  const everything = { ...good, isPaused: true, mode: 'turn', expectations: [], every: 2, weekdays: [1], expiryDays: 3 }
  expect(updateRuleSchema.parse(everything)).toEqual({ ...everything, title: 'Dishes' })
  expect(updateRuleSchema.safeParse({ extendedTo: '2027-03-01' }).success).toBe(false)
})

test('a change to an invalid day is refused, as in a new rule', () => {
  const [issue] = updateRuleSchema.safeParse({ from: '2026-13-01' }).error?.issues ?? []
  expect(issue?.message).toBe(messageOf('common.dateUnknown'))
})

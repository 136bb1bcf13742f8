import { messageOf } from '@/lib/i18n/message'
import { emptyRewardForm, rewardFormOf, rewardInput } from '@/lib/rewards/form'
import { managedRewardJson, requestJson, rewardJson } from '@/lib/rewards/json'
import { jsonSchemaOf } from '@/lib/openapi/schemas'
import {
  createRewardSchema,
  requestIdSchema,
  rewardDecisionInput,
  rewardDecisionSchema,
  rewardIdSchema,
  updateRewardInput,
  updateRewardSchema,
} from '@/lib/rewards/schema'
import type * as z from '@/lib/zod'

const row = {
  id: 'film',
  name: 'Film night',
  cost: 50,
  stock: null,
  perWeek: null,
  taken: 2,
  until: null,
  isForEveryone: true,
  members: [],
}
const [emma, lina] = ['emma', 'lina'].map((username) => ({ id: crypto.randomUUID(), username, avatar: null }))

/** The messages with which the schema refuses a value. */
const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

test('a blank field of the form is no limit', () => {
  const form = { ...emptyRewardForm, name: ' Dessert ', cost: '10', perWeek: '2' }
  expect(createRewardSchema.parse(rewardInput(form))).toEqual({
    name: 'Dessert',
    cost: 10,
    stock: null,
    perWeek: 2,
    memberIds: null,
    until: null,
  })
})

test.each([
  [{ cost: '' }, 'cost'],
  [{ cost: '1.5' }, 'cost'],
  [{ cost: '0' }, 'cost'],
  [{ name: ' \u200b ' }, 'name'],
  [{ stock: '0' }, 'stock'],
  [{ perWeek: '51' }, 'perWeek'],
  [{ until: '2026-02-30' }, 'until'],
  [{ isForEveryone: false }, 'memberIds'],
])('the form with %j has an error at %s', (change, field) => {
  const form = { ...emptyRewardForm, name: 'Dessert', cost: '10', ...change }
  const { error } = createRewardSchema.safeParse(rewardInput(form))
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test('a change sets only what it names, and null lifts a limit', () => {
  expect(updateRewardSchema.parse({ stock: null })).toEqual({ stock: null })
  expect(updateRewardSchema.safeParse({ taken: 3 }).success).toBe(false)
})

test.each([
  ['name', ' \u200b ', messageOf('rewards.nameRequired')],
  ['name', undefined, messageOf('rewards.nameRequired')],
  ['name', 'a'.repeat(81), messageOf('rewards.nameTooLong', { most: 80 })],
  ['cost', 1_000_001, messageOf('rewards.costRange', { most: 1_000_000 })],
  ['cost', '10', messageOf('rewards.costRange', { most: 1_000_000 })],
  ['stock', 1001, messageOf('rewards.stockRange', { most: 1000 })],
  ['perWeek', 51, messageOf('rewards.perWeekRange', { most: 50 })],
  ['memberIds', 'emma', messageOf('rewards.membersInvalid', { most: 200 })],
  ['memberIds', ['emma'], messageOf('rewards.membersInvalid', { most: 200 })],
  [
    'memberIds',
    Array.from({ length: 201 }, () => crypto.randomUUID()),
    messageOf('rewards.membersInvalid', { most: 200 }),
  ],
  ['until', 20261122, messageOf('common.dateFormat')],
  ['until', 'Sunday', messageOf('common.dateFormat')],
])('a reward whose %s is %j is refused with its message', (field, value, message) => {
  expect(messagesOf(createRewardSchema, { name: 'Dessert', cost: 10, [field]: value })).toEqual([message])
})

test('the largest values are allowed, and a name is measured in characters', () => {
  const largest = { name: '🍰'.repeat(80), cost: 1_000_000, stock: 1000, perWeek: 50, until: '2026-11-22' }
  expect(createRewardSchema.parse(largest)).toEqual({ ...largest, memberIds: null })
})

test('API clients read how long a name may be and that the last day is a date', () => {
  expect(jsonSchemaOf(createRewardSchema)).toMatchObject({
    properties: { name: { minLength: 1, maxLength: 80 }, until: { anyOf: [{ format: 'date' }, { type: 'null' }] } },
  })
})

test('an action names the reward or the request, and nothing else', () => {
  expect(updateRewardInput.parse({ rewardId: 'film', cost: 5 })).toEqual({ rewardId: 'film', cost: 5 })
  expect(rewardIdSchema.parse({ rewardId: 'film' })).toEqual({ rewardId: 'film' })
  expect(requestIdSchema.parse({ requestId: 'first' })).toEqual({ requestId: 'first' })
  const given = { requestId: 'first', isGiven: true }
  const declined = { requestId: 'first', isGiven: false, reason: 'Not today' }
  expect([rewardDecisionInput.parse(given), rewardDecisionInput.parse(declined)]).toEqual([given, declined])
})

test('only declining needs a reason', () => {
  expect(rewardDecisionSchema.safeParse({ isGiven: true }).success).toBe(true)
  const decline = (reason?: unknown) => messagesOf(rewardDecisionSchema, { isGiven: false, reason })
  expect(decline('x'.repeat(500))).toEqual([])
  expect(decline(' ')).toEqual([messageOf('rewards.reasonRequired')])
  expect(decline()).toEqual([messageOf('rewards.reasonRequired')])
  expect(decline('x'.repeat(501))).toEqual([messageOf('rewards.reasonTooLong', { most: 500 })])
  expect(rewardDecisionSchema.parse({ isGiven: false, reason: ' Not today ' })).toEqual({
    isGiven: false,
    reason: 'Not today',
  })
})

test('the form of a reward describes the same reward again', () => {
  const limits = { stock: 5, perWeek: 1, until: new Date('2026-12-24'), isForEveryone: false }
  const members = [lina, emma].map((member) => ({ memberId: member?.id ?? '' }))
  const limited = managedRewardJson({ ...row, ...limits, members })
  const known = [emma, lina, { id: 'noah', username: 'noah', avatar: null }].filter((member) => member !== undefined)
  for (const reward of [limited, managedRewardJson(row)]) {
    const { name, cost, stock, perWeek, until, memberIds } = reward
    const input = rewardInput(rewardFormOf(reward, known))
    expect({ ...input, memberIds: input.memberIds?.sort() ?? null }).toEqual({
      name,
      cost,
      stock,
      perWeek,
      until,
      memberIds,
    })
  }
})

test('blanks in a field of the form are like nothing typed', () => {
  const blank = { cost: ' ', stock: ' ', perWeek: '  ' }
  expect(rewardInput({ ...emptyRewardForm, ...blank })).toEqual(rewardInput(emptyRewardForm))
})

test('nothing is typed and nobody chosen in the empty form', () => {
  const { isForEveryone, ...typed } = emptyRewardForm
  expect(isForEveryone).toBe(true)
  for (const value of Object.values(typed)) expect(value).toHaveLength(0)
})

test('the empty form is for everyone and without limits', () => {
  expect(rewardInput(emptyRewardForm)).toEqual({
    name: '',
    cost: Number.NaN,
    stock: null,
    perWeek: null,
    until: null,
    memberIds: null,
  })
})

test('a member sees what is left, in all and this week', () => {
  const { id, name, cost } = row
  const shownOf = (reward: Parameters<typeof rewardJson>[0], asked: number) => rewardJson(reward, { asked, waiting: 1 })
  expect(shownOf(row, 3)).toEqual({ id, name, cost, left: null, leftThisWeek: null, waiting: 1, until: null })
  const limited = { ...row, stock: 5, perWeek: 2, until: new Date('2026-12-24') }
  const shown = { id, name, cost, left: 3, waiting: 1, until: '2026-12-24' }
  expect(shownOf(limited, 1)).toEqual({ ...shown, leftThisWeek: 1 })
  expect(shownOf(limited, 3)).toEqual({ ...shown, leftThisWeek: 0 })
})

test('administrators see who may ask, in a stable order', () => {
  const { id, name, cost, taken } = row
  const all = { id, name, cost, taken, stock: null, perWeek: null, until: null }
  expect(managedRewardJson(row)).toEqual({ ...all, memberIds: null })
  const members = [{ memberId: 'b' }, { memberId: 'a' }]
  const limited = managedRewardJson({ ...row, isForEveryone: false, members, until: new Date('2026-12-24') })
  expect(limited).toEqual({ ...all, memberIds: ['a', 'b'], until: '2026-12-24' })
})

test('a request keeps the price and the name of when it was made', () => {
  const asked = { id: 'first', state: 'open', cost: 50, name: 'Film night', reason: null } as const
  const at = '2026-11-22T10:00:00.000Z'
  expect(requestJson({ ...asked, askedAt: new Date(at) })).toEqual({ ...asked, askedAt: at })
})

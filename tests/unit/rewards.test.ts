import { emptyRewardForm, rewardInput } from '@/lib/rewards/form'
import { createRewardSchema, rewardDecisionSchema, updateRewardSchema } from '@/lib/rewards/schema'

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

test('only not now needs a reason', () => {
  expect(rewardDecisionSchema.safeParse({ isGiven: true }).success).toBe(true)
  expect(rewardDecisionSchema.safeParse({ isGiven: false, reason: ' ' }).success).toBe(false)
})

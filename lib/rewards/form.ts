import { typedNumber } from '@/lib/typed-number'
import type { ManagedRewardJson } from '@/lib/rewards/json'
import type { createRewardSchema } from '@/lib/rewards/schema'
import type * as z from '@/lib/zod'

export type RewardMember = { id: string; username: string; avatar: string | null }

/** State of the reward form: numbers and days as typed, blank for no limit. */
export type RewardForm = {
  name: string
  cost: string
  stock: string
  perWeek: string
  until: string
  isForEveryone: boolean
  members: RewardMember[]
}

export const emptyRewardForm: RewardForm = {
  name: '',
  cost: '',
  stock: '',
  perWeek: '',
  until: '',
  isForEveryone: true,
  members: [],
}

/** The form of an existing reward. */
export function rewardFormOf(reward: ManagedRewardJson, known: readonly RewardMember[]): RewardForm {
  const { name, cost, stock, perWeek, until, memberIds } = reward
  return {
    name,
    cost: String(cost),
    stock: stock === null ? '' : String(stock),
    perWeek: perWeek === null ? '' : String(perWeek),
    until: until ?? '',
    isForEveryone: memberIds === null,
    members: known.filter(({ id }) => memberIds?.includes(id)),
  }
}

/** The reward that the form describes. */
export function rewardInput(form: RewardForm): z.input<typeof createRewardSchema> {
  const { name, cost, stock, perWeek, until, isForEveryone, members } = form
  const limit = (text: string) => (text.trim() === '' ? null : typedNumber(text))
  return {
    name,
    cost: typedNumber(cost),
    stock: limit(stock),
    perWeek: limit(perWeek),
    until: until || null,
    memberIds: isForEveryone ? null : members.map(({ id }) => id),
  }
}

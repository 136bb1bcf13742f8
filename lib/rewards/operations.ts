import { count, day, done, id, instant } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import {
  requestStates,
  type AskedJson,
  type ManagedRewardJson,
  type OpenRequestJson,
  type OwnRewards,
  type RequestJson,
  type RewardJson,
} from '@/lib/rewards/json'
import { asksPerDay, requestsListed, rewardLimits } from '@/lib/rewards/limits'
import { createRewardSchema, rewardDecisionSchema, updateRewardSchema } from '@/lib/rewards/schema'
import * as z from '@/lib/zod'

const tag = 'Rewards'
const access = 'reward:manage'
const state = z.enum(requestStates)
const until = day.nullable().meta({ description: 'The last family day on which it can be asked for.' })

const reward = exactly<RewardJson>()(
  z.strictObject({
    id,
    name: z.string(),
    cost: count,
    left: count.nullable().meta({ description: 'null is any number.' }),
    leftThisWeek: count
      .nullable()
      .meta({ description: 'How many you may still ask for this week; null is any number.' }),
    until,
  }),
)

const requestParts = { id, state, cost: count, name: z.string(), reason: z.string().nullable(), askedAt: instant }
const request = exactly<RequestJson>()(z.strictObject(requestParts))
const openRequest = exactly<OpenRequestJson>()(
  z.strictObject({ ...requestParts, memberId: id, username: z.string(), avatar: z.string().nullable() }),
)

const managedReward = exactly<ManagedRewardJson>()(
  z.strictObject({
    id,
    name: z.string(),
    cost: count,
    stock: count.nullable(),
    taken: count.meta({ description: 'How many are asked for or given.' }),
    perWeek: count.nullable(),
    memberIds: z.array(id).nullable().meta({ description: 'Who may ask for it; null is everyone.' }),
    until,
  }),
)
const managed = { name: 'ManagedReward', schema: managedReward } as const

const asked = {
  name: 'AskedReward',
  schema: exactly<AskedJson>()(
    z.strictObject({
      id,
      state,
      cost: count,
      balance: z.int().meta({ description: 'Points that are neither reserved nor spent.' }),
    }),
  ),
} as const

export const listOwnRewardsOperation = operation({
  path: '/api/rewards',
  method: 'get',
  tag,
  summary: 'List what you can ask for, and what you asked for',
  description: `The newest ${requestsListed} requests, each with the name and cost of when it was made.`,
  access: 'signed-in',
  answer: {
    name: 'Rewards',
    schema: exactly<OwnRewards>()(
      z.strictObject({ rewards: z.array(reward), requests: z.array(request), balance: z.int() }),
    ),
    description: 'Rewards, cheapest first, requests, newest first, and your balance.',
  },
})

export const askForRewardOperation = operation({
  path: '/api/rewards/{rewardId}/requests',
  method: 'post',
  tag,
  summary: 'Ask for a reward',
  description: 'Its cost is reserved at once. Points, ranks and boards stay as they are.',
  access: 'signed-in',
  answer: { ...asked, status: 201, description: 'The request, open.' },
  errors: {
    409: 'Your balance does not suffice, none is left, or it has ended, or this week’s are used up.',
    429: `You asked ${asksPerDay} times today.`,
  },
})

export const cancelRequestOperation = operation({
  path: '/api/reward-requests/{requestId}',
  method: 'delete',
  tag,
  summary: 'Cancel a request of yours',
  description: 'What it reserved is yours again.',
  access: 'signed-in',
  answer: { ...asked, description: 'The request, cancelled.' },
  errors: { 404: 'You have no such request.', 409: 'It is closed already.' },
})

export const listRewardsOperation = operation({
  path: '/api/admin/rewards',
  method: 'get',
  tag,
  summary: 'List every reward',
  access,
  answer: { name: 'ManagedRewards', schema: z.array(managedReward), description: 'The rewards, cheapest first.' },
})

export const createRewardOperation = operation({
  path: '/api/admin/rewards',
  method: 'post',
  tag,
  summary: 'Make a reward',
  access,
  body: { name: 'NewReward', schema: createRewardSchema },
  answer: { ...managed, status: 201, description: 'The reward.' },
  errors: { 409: `There are ${rewardLimits.rewards} already.` },
})

export const updateRewardOperation = operation({
  path: '/api/admin/rewards/{rewardId}',
  method: 'patch',
  tag,
  summary: 'Change a reward',
  description: 'Only what is named changes. Requests keep the name and cost of when they were made.',
  access,
  body: { name: 'RewardChange', schema: updateRewardSchema },
  answer: { ...managed, description: 'The reward as it is now.' },
  errors: { 409: 'More are asked for or given already than the new stock.' },
})

export const deleteRewardOperation = operation({
  path: '/api/admin/rewards/{rewardId}',
  method: 'delete',
  tag,
  summary: 'Delete a reward',
  description: 'Its open requests are returned; given ones stay in the members’ history.',
  access,
  answer: { name: 'Done', schema: done, description: 'The reward is deleted.' },
})

export const listRequestsOperation = operation({
  path: '/api/admin/reward-requests',
  method: 'get',
  tag,
  summary: 'List the open requests',
  description: `The oldest ${requestsListed}.`,
  access,
  answer: {
    name: 'RewardRequests',
    schema: z.strictObject({ items: z.array(openRequest), total: count }),
    description: 'The requests, oldest first, and how many there are in all.',
  },
})

export const decideRequestOperation = operation({
  path: '/api/admin/reward-requests/{requestId}/decision',
  method: 'post',
  tag,
  summary: 'Give what was asked for, or say not now',
  description: 'A reason is required to say not now, and the member reads it; what was reserved is theirs again.',
  access,
  body: { name: 'RewardDecision', schema: rewardDecisionSchema },
  answer: { ...asked, description: 'The request, and the member’s balance.' },
  errors: { 409: 'It is closed already.' },
})

export const rewardOperations = [
  listOwnRewardsOperation,
  askForRewardOperation,
  cancelRequestOperation,
  listRewardsOperation,
  createRewardOperation,
  updateRewardOperation,
  deleteRewardOperation,
  listRequestsOperation,
  decideRequestOperation,
] as const

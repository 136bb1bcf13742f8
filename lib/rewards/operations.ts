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
import { asksPerDay, openRequestsListed, requestsListed, rewardLimits } from '@/lib/rewards/limits'
import { createRewardSchema, rewardDecisionSchema, updateRewardSchema } from '@/lib/rewards/schema'
import * as z from '@/lib/zod'

const tag = 'Rewards'
const access = 'reward:manage'
const state = z.enum(requestStates)
const until = day.nullable().meta({ description: 'The last family day on which it can be requested.' })

const reward = exactly<RewardJson>()(
  z.strictObject({
    id,
    name: z.string(),
    cost: count,
    left: count.nullable().meta({ description: 'null means no limit.' }),
    leftThisWeek: count
      .nullable()
      .meta({ description: 'How many you can still request this week; null means no limit.' }),
    waiting: count.meta({ description: 'How many of your requests for it are open.' }),
    until,
  }),
)

const requestParts = { id, state, cost: count, name: z.string(), reason: z.string().nullable(), askedAt: instant }
const request = exactly<RequestJson>()(z.strictObject(requestParts))
const openRequest = exactly<OpenRequestJson>()(
  z.strictObject({
    ...requestParts,
    memberId: id,
    username: z.string(),
    avatar: z.string().nullable(),
    balance: z.int().meta({ description: 'What the member has left to spend, without what this request reserves.' }),
  }),
)

const managedReward = exactly<ManagedRewardJson>()(
  z.strictObject({
    id,
    name: z.string(),
    cost: count,
    stock: count.nullable(),
    taken: count.meta({ description: 'The number of open and given requests.' }),
    perWeek: count.nullable(),
    memberIds: z.array(id).nullable().meta({
      description: 'Who may request it; null means everyone. Empty, and so for nobody, once its members are deleted.',
    }),
    until,
  }),
)
const lastDayPassed = 'The last day has passed.'
const managed = { name: 'ManagedReward', schema: managedReward } as const

const asked = {
  name: 'AskedReward',
  schema: exactly<AskedJson>()(
    z.strictObject({
      id,
      state,
      cost: count,
      balance: z.int().meta({ description: 'The points that are neither reserved nor spent.' }),
    }),
  ),
} as const

export const listOwnRewardsOperation = operation({
  path: '/api/rewards',
  method: 'get',
  tag,
  summary: 'List your rewards and requests',
  description: `Your newest ${openRequestsListed} open requests and the newest ${requestsListed} others, with the name and cost from when they were made.`,
  access: 'signed-in',
  answer: {
    name: 'Rewards',
    schema: exactly<OwnRewards>()(
      z.strictObject({ rewards: z.array(reward), requests: z.array(request), balance: z.int() }),
    ),
    description: 'Your rewards, cheapest first; your requests, newest first; and your balance.',
  },
})

export const askForRewardOperation = operation({
  path: '/api/rewards/{rewardId}/requests',
  method: 'post',
  tag,
  summary: 'Request a reward',
  description: 'The cost is reserved immediately. Points, ranks and leaderboards do not change.',
  access: 'signed-in',
  answer: { ...asked, status: 201, description: 'The request, open.' },
  errors: {
    409: 'Your balance is too low, or the reward is out of stock, has ended, or has reached this week’s limit.',
    429: `You have made ${asksPerDay} requests today.`,
  },
})

export const cancelRequestOperation = operation({
  path: '/api/reward-requests/{requestId}',
  method: 'delete',
  tag,
  summary: 'Cancel your request',
  description: 'Releases the reserved points.',
  access: 'signed-in',
  answer: { ...asked, description: 'The request, cancelled.' },
  errors: { 404: 'You have no such request.', 409: 'The request is already closed.' },
})

export const listRewardsOperation = operation({
  path: '/api/admin/rewards',
  method: 'get',
  tag,
  summary: 'List all rewards',
  access,
  answer: { name: 'ManagedRewards', schema: z.array(managedReward), description: 'The rewards, cheapest first.' },
})

export const createRewardOperation = operation({
  path: '/api/admin/rewards',
  method: 'post',
  tag,
  summary: 'Create a reward',
  access,
  body: { name: 'NewReward', schema: createRewardSchema },
  answer: { ...managed, status: 201, description: 'The reward.' },
  errors: { 400: lastDayPassed, 409: `There are already ${rewardLimits.rewards} rewards.` },
})

export const updateRewardOperation = operation({
  path: '/api/admin/rewards/{rewardId}',
  method: 'patch',
  tag,
  summary: 'Change a reward',
  description: 'Fields that are left out do not change. Requests keep the name and cost from when they were made.',
  access,
  body: { name: 'RewardChange', schema: updateRewardSchema },
  answer: { ...managed, description: 'The updated reward.' },
  errors: { 400: lastDayPassed, 409: 'The new stock is below the number of open and given requests.' },
})

export const deleteRewardOperation = operation({
  path: '/api/admin/rewards/{rewardId}',
  method: 'delete',
  tag,
  summary: 'Delete a reward',
  description: 'Open requests are returned and their points released; given ones stay in the members’ history.',
  access,
  answer: { name: 'Done', schema: done, description: 'The reward is deleted.' },
})

export const listRequestsOperation = operation({
  path: '/api/admin/reward-requests',
  method: 'get',
  tag,
  summary: 'List the open requests',
  description: `At most ${requestsListed}: each member’s oldest first, then their next ones.`,
  access,
  answer: {
    name: 'RewardRequests',
    schema: z.strictObject({ items: z.array(openRequest), total: count }),
    description: 'The requests, oldest first, and their total number.',
  },
})

export const decideRequestOperation = operation({
  path: '/api/admin/reward-requests/{requestId}/decision',
  method: 'post',
  tag,
  summary: 'Give or decline a requested reward',
  description: 'Declining requires a reason, which the member reads, and releases the reserved points.',
  access,
  body: { name: 'RewardDecision', schema: rewardDecisionSchema },
  answer: { ...asked, description: 'The request, and the member’s balance.' },
  errors: { 409: 'The request is already closed.' },
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

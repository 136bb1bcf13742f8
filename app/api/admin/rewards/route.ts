import { route } from '@/lib/http/route'
import { createReward } from '@/lib/rewards/commands'
import { createRewardOperation, listRewardsOperation } from '@/lib/rewards/operations'
import { listRewards } from '@/lib/rewards/queries'

export const GET = route(listRewardsOperation, ({ scope }) => listRewards(scope))

export const POST = route(createRewardOperation, ({ scope, body }) => createReward(scope, body))

'use server'

import { action } from '@/lib/http/action'
import { createReward, decideRequest, deleteReward, updateReward } from '@/lib/rewards/commands'
import { createRewardSchema, rewardDecisionInput, rewardIdSchema, updateRewardInput } from '@/lib/rewards/schema'

export const createRewardAction = action(createRewardSchema, createReward)
export const updateRewardAction = action(updateRewardInput, updateReward)
export const deleteRewardAction = action(rewardIdSchema, deleteReward)
export const decideRequestAction = action(rewardDecisionInput, decideRequest)

'use server'

import { action } from '@/lib/http/action'
import { createReward, deleteReward, updateReward } from '@/lib/rewards/commands'
import { createRewardSchema, rewardIdSchema, updateRewardInput } from '@/lib/rewards/schema'

export const createRewardAction = action(createRewardSchema, createReward)
export const updateRewardAction = action(updateRewardInput, updateReward)
export const deleteRewardAction = action(rewardIdSchema, deleteReward)

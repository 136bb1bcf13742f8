'use server'

import { action } from '@/lib/http/action'
import { askForReward, cancelRequest } from '@/lib/rewards/commands'
import { requestIdSchema, rewardIdSchema } from '@/lib/rewards/schema'

export const askForRewardAction = action(rewardIdSchema, askForReward)
export const cancelRequestAction = action(requestIdSchema, cancelRequest)

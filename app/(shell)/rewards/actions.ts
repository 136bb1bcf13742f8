'use server'

import { action } from '@/lib/http/action'
import { askForReward, cancelRequest } from '@/lib/rewards/requests/commands'
import { askForRewardInput, requestIdSchema } from '@/lib/rewards/schema'

export const askForRewardAction = action(askForRewardInput, askForReward, { isRaced: true })
export const cancelRequestAction = action(requestIdSchema, cancelRequest, { isRaced: true })

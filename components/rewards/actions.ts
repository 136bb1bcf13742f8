'use server'

import { action } from '@/lib/http/action'
import { decideRequest } from '@/lib/rewards/requests/commands'
import { rewardDecisionInput } from '@/lib/rewards/schema'

export const decideRequestAction = action(rewardDecisionInput, decideRequest, { isRaced: true })

import { route } from '@/lib/http/route'
import { askForReward } from '@/lib/rewards/requests/commands'
import { askForRewardOperation } from '@/lib/rewards/operations'

export const POST = route(askForRewardOperation, ({ scope, params }) => askForReward(scope, params))

import { route } from '@/lib/http/route'
import { listOwnRewardsOperation } from '@/lib/rewards/operations'
import { ownRewards } from '@/lib/rewards/queries'

export const GET = route(listOwnRewardsOperation, ({ scope }) => ownRewards(scope))

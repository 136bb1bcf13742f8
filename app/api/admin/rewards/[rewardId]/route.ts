import { route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'
import { deleteReward, updateReward } from '@/lib/rewards/commands'
import { deleteRewardOperation, updateRewardOperation } from '@/lib/rewards/operations'

export const PATCH = route(updateRewardOperation, ({ scope, params, body }) =>
  updateReward(scope, { ...body, ...params }),
)

export const DELETE = route(deleteRewardOperation, async ({ scope, params }) => {
  const { id } = await deleteReward(scope, params)
  return { id, message: translator(scope.locale, 'rewards')('deleted') }
})

import { route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'
import { deletePause } from '@/lib/pauses/commands'
import { deletePauseOperation } from '@/lib/pauses/operations'

export const DELETE = route(deletePauseOperation, async ({ scope, params }) => {
  await deletePause(scope, params)
  return { id: params.pauseId, message: translator(scope.locale, 'pauses')('deleted') }
})

import { saveDraft } from '@/lib/drafts/commands'
import { saveDraftOperation } from '@/lib/drafts/operations'
import { errorBody } from '@/lib/http/error-response.mjs'
import { json, route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'

export const POST = route(saveDraftOperation, async ({ scope, body }) => {
  const t = translator(scope.locale, 'submission')
  const outcome = await saveDraft(scope, body)
  const { version } = outcome
  if (outcome.isSaved) return { taskId: body.taskId, response: body.response, version, message: t('draftSaved') }
  return json(errorBody(t('newerText'), { version, response: outcome.response }), { status: 409 })
})

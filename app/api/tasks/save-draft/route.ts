import { saveDraft } from '@/lib/drafts/commands'
import { saveDraftOperation } from '@/lib/drafts/operations'
import { errorBody } from '@/lib/http/error-response.mjs'
import { json, route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'

export const POST = route(saveDraftOperation, async ({ scope, body: { response: text, ...draft } }) => {
  const t = translator(scope.locale, 'submission')
  const outcome = await saveDraft(scope, { ...draft, text })
  const { version } = outcome
  if (outcome.isSaved) return { taskId: draft.taskId, response: text, version, message: t('draftSaved') }
  return json(errorBody(t('newerText'), { version, response: outcome.text }), { status: 409 })
})

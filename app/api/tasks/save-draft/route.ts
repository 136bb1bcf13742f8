import { route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'
import { saveDraft } from '@/lib/submissions/commands'
import { saveDraftOperation } from '@/lib/submissions/operations'

export const POST = route(saveDraftOperation, async ({ scope, body }) => {
  await saveDraft(scope, body)
  return { ...body, message: translator(scope.locale, 'submission')('draftSaved') }
})

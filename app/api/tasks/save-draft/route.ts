import { route } from '@/lib/http/route'
import { messages } from '@/lib/messages'
import { saveDraft } from '@/lib/submissions/commands'
import { saveDraftOperation } from '@/lib/submissions/operations'

export const POST = route(saveDraftOperation, async ({ scope, body }) => {
  await saveDraft(scope, body)
  return { ...body, message: messages.submission.draftSaved }
})

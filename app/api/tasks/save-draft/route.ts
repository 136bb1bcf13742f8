import { signedIn } from '@/lib/auth/policy'
import { bodyLimits, readJson } from '@/lib/http/body'
import { messages } from '@/lib/messages'
import { json, route } from '@/lib/http/route'
import { saveDraft } from '@/lib/submissions/commands'
import { saveDraftSchema } from '@/lib/submissions/schema'

export const POST = route(
  async ({ scope, request }) => {
    signedIn(scope.viewer)
    const draft = saveDraftSchema.parse(await readJson(request))
    await saveDraft(scope, draft)
    return json({ ...draft, message: messages.submission.draftSaved })
  },
  { limit: bodyLimits.solution },
)

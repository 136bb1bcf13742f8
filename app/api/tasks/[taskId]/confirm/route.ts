import { signedIn } from '@/lib/auth/policy'
import { bodyLimits, readJson } from '@/lib/http/body'
import { json, route } from '@/lib/http/route'
import { confirmSubmission } from '@/lib/submissions/commands'
import { confirmSubmissionSchema } from '@/lib/submissions/schema'

export const POST = route<{ taskId: string }>(
  async ({ scope, request, params }) => {
    signedIn(scope.viewer)
    const body = confirmSubmissionSchema.parse(await readJson(request))
    return json(await confirmSubmission(scope, { ...body, taskId: params.taskId }))
  },
  { limit: bodyLimits.confirmation },
)

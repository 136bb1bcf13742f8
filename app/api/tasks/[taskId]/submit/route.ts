import { signedIn } from '@/lib/auth/policy'
import { bodyLimits, readJson } from '@/lib/http/body'
import { json, route } from '@/lib/http/route'
import { submitSolution } from '@/lib/submissions/commands'
import { evaluationJson } from '@/lib/submissions/json'
import { submitSolutionSchema } from '@/lib/submissions/schema'

export const POST = route<{ taskId: string }>(
  async ({ scope, request, params }) => {
    signedIn(scope.viewer)
    const { submission } = submitSolutionSchema.parse(await readJson(request))
    const solution = { taskId: params.taskId, text: submission, signal: request.signal }
    return json(evaluationJson(await submitSolution(scope, solution)))
  },
  { limit: bodyLimits.solution },
)

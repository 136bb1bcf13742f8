import { route } from '@/lib/http/route'
import { submitSolution } from '@/lib/submissions/commands'
import { evaluationJson } from '@/lib/submissions/json'
import { submitSolutionOperation } from '@/lib/submissions/operations'

export const POST = route(submitSolutionOperation, async ({ scope, params, body, request }) => {
  const solution = { ...params, text: body.submission, signal: request.signal }
  return evaluationJson(await submitSolution(scope, solution))
})

import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { json, route } from '@/lib/http/route'
import { decideTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { decisionSchema } from '@/lib/tasks/schema'

export const POST = route<{ taskId: string }>(async ({ scope, request, params }) => {
  authorize(scope.viewer, 'task:manage')
  const decision = decisionSchema.parse(await readJson(request))
  return json(taskJson(await decideTask(scope, { ...decision, taskId: params.taskId }), scope.now, scope.viewer))
})

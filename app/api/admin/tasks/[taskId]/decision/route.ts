import { route } from '@/lib/http/route'
import { decideTask } from '@/lib/decisions/commands'
import { taskJson } from '@/lib/tasks/json'
import { decideTaskOperation } from '@/lib/decisions/operations'

export const POST = route(decideTaskOperation, async ({ scope, params, body }) => {
  return taskJson(await decideTask(scope, { ...body, ...params }), scope.now, scope.viewer)
})

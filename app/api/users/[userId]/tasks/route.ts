import { fitting, listHeaders, offsetOf } from '@/lib/http/pagination'
import { json, route } from '@/lib/http/route'
import { taskJson, taskSummaryJson } from '@/lib/tasks/json'
import { listTasksOf } from '@/lib/tasks/queries'

export const GET = route<{ userId: string }>(async ({ scope, request, params }) => {
  const { isWhole, tasks, total } = await listTasksOf(scope, params.userId, offsetOf(request))
  const body = isWhole
    ? fitting(tasks.map((task) => taskJson(task, scope.now, scope.viewer)))
    : fitting(tasks.map((task) => taskSummaryJson(task, scope.now)))
  return json(body, { headers: listHeaders(total) })
})

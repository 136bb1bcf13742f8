import { route } from '@/lib/http/route'
import { taskJson, taskSummaryJson } from '@/lib/tasks/json'
import { listTasksOfUserOperation } from '@/lib/tasks/operations'
import { listTasksOf } from '@/lib/tasks/queries'

export const GET = route(listTasksOfUserOperation, async ({ scope, params, query }) => {
  const { isWhole, tasks, total } = await listTasksOf(scope, params.userId, query)
  const items = isWhole
    ? tasks.map((task) => taskJson(task, scope.now, scope.viewer))
    : tasks.map((task) => taskSummaryJson(task, scope.now, scope.viewer))
  return { items, total }
})

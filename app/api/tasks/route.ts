import { route } from '@/lib/http/route'
import { createTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { createTaskOperation, listTasksOperation } from '@/lib/tasks/operations'
import { listTasks } from '@/lib/tasks/queries'

export const GET = route(listTasksOperation, async ({ scope, query }) => {
  const { tasks, total } = await listTasks(scope, query)
  return { items: tasks.map((task) => taskJson(task, scope.now, scope.viewer)), total }
})

export const POST = route(createTaskOperation, async ({ scope, body }) => {
  return taskJson(await createTask(scope, body), scope.now, scope.viewer)
})

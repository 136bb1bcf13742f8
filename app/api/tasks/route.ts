import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { fitting, listHeaders, offsetOf } from '@/lib/http/pagination'
import { json, route } from '@/lib/http/route'
import { createTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { listTasks } from '@/lib/tasks/queries'
import { createTaskSchema } from '@/lib/tasks/schema'

export const GET = route(async ({ scope, request }) => {
  const { tasks, total } = await listTasks(scope, offsetOf(request))
  const list = fitting(tasks.map((task) => taskJson(task, scope.now, scope.viewer)))
  return json(list, { headers: listHeaders(total) })
})

export const POST = route(async ({ scope, request }) => {
  authorize(scope.viewer, 'task:manage')
  const task = await createTask(scope, createTaskSchema.parse(await readJson(request)))
  return json(taskJson(task, scope.now, scope.viewer), { status: 201 })
})

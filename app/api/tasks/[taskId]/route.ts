import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { json, route } from '@/lib/http/route'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { findTask } from '@/lib/tasks/queries'
import { updateTaskSchema } from '@/lib/tasks/schema'

type Params = { taskId: string }

export const GET = route<Params>(async ({ scope, params }) => {
  return json(taskJson(await findTask(scope, params.taskId), scope.now, scope.viewer))
})

export const PATCH = route<Params>(async ({ scope, request, params }) => {
  authorize(scope.viewer, 'task:manage')
  const change = updateTaskSchema.parse(await readJson(request))
  return json(taskJson(await updateTask(scope, { ...change, taskId: params.taskId }), scope.now, scope.viewer))
})

export const DELETE = route<Params>(async ({ scope, params }) => {
  await deleteTask(scope, params.taskId)
  return json({ id: params.taskId, message: 'Task deleted' })
})

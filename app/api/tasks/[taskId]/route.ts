import { route } from '@/lib/http/route'
import { translator } from '@/lib/i18n/translator'
import { deleteTask, updateTask } from '@/lib/tasks/commands'
import { taskJson } from '@/lib/tasks/json'
import { deleteTaskOperation, readTaskOperation, updateTaskOperation } from '@/lib/tasks/operations'
import { findTask } from '@/lib/tasks/queries'

export const GET = route(readTaskOperation, async ({ scope, params }) => {
  return taskJson(await findTask(scope, params.taskId), scope.now, scope.viewer)
})

export const PATCH = route(updateTaskOperation, async ({ scope, params, body }) => {
  return taskJson(await updateTask(scope, { ...body, ...params }), scope.now, scope.viewer)
})

export const DELETE = route(deleteTaskOperation, async ({ scope, params }) => {
  await deleteTask(scope, params.taskId)
  return { id: params.taskId, message: translator(scope.locale, 'tasks')('deleted') }
})

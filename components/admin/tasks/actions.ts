'use server'

import { action } from '@/lib/http/action'
import { decideTask } from '@/lib/decisions/commands'
import { deleteTasks, updateTask } from '@/lib/tasks/commands'
import { decideTaskSchema } from '@/lib/decisions/schema'
import { deleteTasksSchema, updateTaskInput } from '@/lib/tasks/schema'

export const updateTaskAction = action(updateTaskInput, updateTask)
export const decideTaskAction = action(decideTaskSchema, decideTask)
export const deleteTasksAction = action(deleteTasksSchema, (scope, { taskIds }) => deleteTasks(scope, taskIds))

'use server'

import { action } from '@/lib/http/action'
import { createTasks, decideTask, deleteTasks, updateTask } from '@/lib/tasks/commands'
import { decideTaskSchema } from '@/lib/tasks/decision-schema'
import { createTasksSchema, deleteTasksSchema, updateTaskInput } from '@/lib/tasks/schema'

export const createTasksAction = action(createTasksSchema, createTasks)
export const updateTaskAction = action(updateTaskInput, updateTask)
export const decideTaskAction = action(decideTaskSchema, decideTask)
export const deleteTasksAction = action(deleteTasksSchema, (scope, { taskIds }) => deleteTasks(scope, taskIds))

'use server'

import { action } from '@/lib/http/action'
import { createTask, decideTask, updateTask } from '@/lib/tasks/commands'
import { createTaskSchema, decideTaskSchema, updateTaskInput } from '@/lib/tasks/schema'

export const createTaskAction = action(createTaskSchema, createTask)
export const updateTaskAction = action(updateTaskInput, updateTask)
export const decideTaskAction = action(decideTaskSchema, decideTask)

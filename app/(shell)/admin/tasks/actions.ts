'use server'

import { action } from '@/lib/http/action'
import { createTasks } from '@/lib/tasks/commands'
import { createTasksSchema } from '@/lib/tasks/schema'

export const createTasksAction = action(createTasksSchema, createTasks)

'use server'

import { action } from '@/lib/http/action'
import { generateTasks } from '@/lib/recurring/generate/commands'
import { generateSchema } from '@/lib/recurring/schema'

export const generateTasksAction = action(generateSchema, generateTasks)

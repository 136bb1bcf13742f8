'use server'

import { action } from '@/lib/http/action'
import { deleteFamilyTask } from '@/lib/library/commands'
import { familyTaskIdSchema } from '@/lib/library/schema'

export const deleteFamilyTaskAction = action(familyTaskIdSchema, (scope, { taskId }) => deleteFamilyTask(scope, taskId))

'use server'

import { action } from '@/lib/http/action'
import { deleteFamilyTask, saveFamilyTask } from '@/lib/library/commands'
import { familyTaskIdSchema, saveFamilyTaskSchema } from '@/lib/library/schema'
import { createPlan, undoPlan } from '@/lib/planning/commands'
import { suggestFromLibrary } from '@/lib/planning/queries'
import { createPlanSchema, planSchema, undoPlanSchema } from '@/lib/planning/schema'

export const createPlanAction = action(createPlanSchema, (scope, { entries }) => createPlan(scope, entries))
export const undoPlanAction = action(undoPlanSchema, (scope, { planId }) => undoPlan(scope, planId))
export const fillFromLibraryAction = action(planSchema, suggestFromLibrary)
export const saveFamilyTaskAction = action(saveFamilyTaskSchema, saveFamilyTask)
export const deleteFamilyTaskAction = action(familyTaskIdSchema, (scope, { taskId }) => deleteFamilyTask(scope, taskId))

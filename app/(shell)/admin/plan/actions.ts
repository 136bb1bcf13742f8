'use server'

import { action } from '@/lib/http/action'
import { saveFamilyTask } from '@/lib/library/commands'
import { saveFamilyTaskSchema } from '@/lib/library/schema'
import { createPlan, undoPlan } from '@/lib/planning/commands'
import { suggestFromLibrary, takenDaysOf } from '@/lib/planning/queries'
import { createPlanSchema, planSchema, takenDaysSchema, undoPlanSchema } from '@/lib/planning/schema'

export const createPlanAction = action(createPlanSchema, (scope, { entries }) => createPlan(scope, entries))
export const undoPlanAction = action(undoPlanSchema, (scope, { planId }) => undoPlan(scope, planId))
export const fillFromLibraryAction = action(planSchema, suggestFromLibrary, { isUnseen: true })
export const takenDaysAction = action(takenDaysSchema, takenDaysOf, { isUnseen: true })
export const saveFamilyTaskAction = action(saveFamilyTaskSchema, saveFamilyTask)

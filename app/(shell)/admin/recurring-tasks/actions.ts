'use server'

import { action } from '@/lib/http/action'
import { runAgain } from '@/lib/jobs/commands'
import { runAgainSchema } from '@/lib/jobs/schema'
import { deleteRule, pauseRule, resumeRule, updateRule } from '@/lib/recurring/commands'
import { updateRuleInput } from '@/lib/recurring/rule-schema'
import { ruleIdSchema } from '@/lib/recurring/schema'

export const pauseRuleAction = action(ruleIdSchema, pauseRule, { isRaced: true })
export const resumeRuleAction = action(ruleIdSchema, resumeRule, { isRaced: true })
export const updateRuleAction = action(updateRuleInput, updateRule, { isRaced: true })
export const deleteRuleAction = action(ruleIdSchema, deleteRule, { isRaced: true })
export const runAgainAction = action(runAgainSchema, runAgain)

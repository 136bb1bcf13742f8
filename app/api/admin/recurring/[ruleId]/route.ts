import { route } from '@/lib/http/route'
import { deleteRule, updateRule } from '@/lib/recurring/commands'
import { deleteRuleOperation, updateRuleOperation } from '@/lib/recurring/operations'

export const PATCH = route(updateRuleOperation, ({ scope, params, body }) => updateRule(scope, { ...body, ...params }))

export const DELETE = route(deleteRuleOperation, ({ scope, params }) => deleteRule(scope, params))

import { route } from '@/lib/http/route'
import { deleteRule, updateRule } from '@/lib/recurring/commands'
import { deleteRuleOperation, readRuleOperation, updateRuleOperation } from '@/lib/recurring/operations'
import { readRule } from '@/lib/recurring/queries'

export const GET = route(readRuleOperation, ({ scope, params }) => readRule(scope, params.ruleId))

export const PATCH = route(updateRuleOperation, ({ scope, params, body }) => updateRule(scope, { ...body, ...params }))

export const DELETE = route(deleteRuleOperation, ({ scope, params }) => deleteRule(scope, params))

import { route } from '@/lib/http/route'
import { createRule } from '@/lib/recurring/commands'
import { createRuleOperation, listRulesOperation } from '@/lib/recurring/operations'
import { readRules } from '@/lib/recurring/queries'

export const GET = route(listRulesOperation, ({ scope, query }) => readRules(scope, query.offset))

export const POST = route(createRuleOperation, ({ scope, body }) => createRule(scope, body))

import { route } from '@/lib/http/route'
import { suggestPlan } from '@/lib/planning/commands'
import { suggestPlanOperation } from '@/lib/planning/operations'

export const POST = route(suggestPlanOperation, ({ scope, body, request }) => suggestPlan(scope, body, request.signal))

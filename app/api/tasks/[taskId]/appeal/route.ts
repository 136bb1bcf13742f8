import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { askPersonOperation, withdrawAppealOperation } from '@/lib/appeals/operations'
import { route } from '@/lib/http/route'

export const POST = route(askPersonOperation, ({ scope, params, body }) => askPerson(scope, { ...body, ...params }))

export const DELETE = route(withdrawAppealOperation, ({ scope, params }) => withdrawAppeal(scope, params))

import { route } from '@/lib/http/route'
import { giveLeaf, takeBackLeaf } from '@/lib/leaves/commands'
import { giveLeafOperation, takeBackLeafOperation } from '@/lib/leaves/operations'

export const PUT = route(giveLeafOperation, ({ scope, params, body }) => giveLeaf(scope, { ...body, ...params }))

export const DELETE = route(takeBackLeafOperation, ({ scope, params }) => takeBackLeaf(scope, params))

import { route } from '@/lib/http/route'
import { removeLeaf } from '@/lib/leaves/commands'
import { removeLeafOperation } from '@/lib/leaves/operations'

export const DELETE = route(removeLeafOperation, ({ scope, params }) => removeLeaf(scope, params))

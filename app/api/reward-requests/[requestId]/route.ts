import { route } from '@/lib/http/route'
import { cancelRequest } from '@/lib/rewards/requests/commands'
import { cancelRequestOperation } from '@/lib/rewards/operations'

export const DELETE = route(cancelRequestOperation, ({ scope, params }) => cancelRequest(scope, params))

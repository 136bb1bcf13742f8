import { route } from '@/lib/http/route'
import { decideRequest } from '@/lib/rewards/requests/commands'
import { decideRequestOperation } from '@/lib/rewards/operations'

export const POST = route(decideRequestOperation, ({ scope, params, body }) =>
  decideRequest(scope, { ...body, ...params }),
)

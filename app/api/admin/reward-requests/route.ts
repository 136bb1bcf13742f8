import { route } from '@/lib/http/route'
import { listRequestsOperation } from '@/lib/rewards/operations'
import { listOpenRequests } from '@/lib/rewards/queries'

export const GET = route(listRequestsOperation, ({ scope }) => listOpenRequests(scope))

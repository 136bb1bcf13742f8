import { listActivityOperation } from '@/lib/activity/operations'
import { listActivity } from '@/lib/activity/queries'
import { route } from '@/lib/http/route'

export const GET = route(listActivityOperation, ({ scope, query }) => listActivity(scope, query))

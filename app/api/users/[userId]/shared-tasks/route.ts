import { route } from '@/lib/http/route'
import { sharedTasksOperation } from '@/lib/leaves/operations'
import { sharedTasksOf } from '@/lib/leaves/queries'

export const GET = route(sharedTasksOperation, ({ scope, params }) => sharedTasksOf(scope, params.userId))

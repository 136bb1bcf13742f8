import { route } from '@/lib/http/route'
import { readLeavesOperation } from '@/lib/leaves/operations'
import { leavesOf } from '@/lib/leaves/queries'

export const GET = route(readLeavesOperation, ({ scope, params }) => leavesOf(scope, params.taskId))

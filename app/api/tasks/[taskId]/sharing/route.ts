import { route } from '@/lib/http/route'
import { shareTask } from '@/lib/leaves/commands'
import { shareTaskOperation } from '@/lib/leaves/operations'

export const PUT = route(shareTaskOperation, ({ scope, params, body }) => shareTask(scope, { ...body, ...params }))

import { route } from '@/lib/http/route'
import { createPause } from '@/lib/pauses/commands'
import { createPauseOperation, listPausesOperation } from '@/lib/pauses/operations'
import { listPauses } from '@/lib/pauses/queries'

export const GET = route(listPausesOperation, ({ scope, query }) => listPauses(scope, query.offset))

export const POST = route(createPauseOperation, ({ scope, body }) => createPause(scope, body))

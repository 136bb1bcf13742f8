import { proveSession } from '@/lib/account/commands'
import { proveSessionOperation } from '@/lib/account/operations'
import { callerOf } from '@/lib/auth/caller'
import { route } from '@/lib/http/route'

export const POST = route(proveSessionOperation, async ({ scope, body, request }) => {
  await proveSession(scope, body, callerOf(request.headers))
})

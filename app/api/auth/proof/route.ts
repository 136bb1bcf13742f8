import { callerOf } from '@/lib/auth/caller'
import { proveSession } from '@/lib/auth/commands'
import { proveSessionOperation } from '@/lib/auth/operations'
import { route } from '@/lib/http/route'

export const POST = route(proveSessionOperation, async ({ scope, body, request }) => {
  await proveSession(scope, body, callerOf(request.headers))
})

import { signOutOperation } from '@/lib/account/operations'
import { endSession } from '@/lib/auth/session'
import { route } from '@/lib/http/route'

export const POST = route(signOutOperation, async ({ scope }) => {
  await endSession(scope.now)
  return { status: 'ok' as const }
})

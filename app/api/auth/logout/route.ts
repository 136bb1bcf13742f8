import { endSession } from '@/lib/auth/session'
import { json, route } from '@/lib/http/route'

export const POST = route(
  async ({ scope }) => {
    await endSession(scope.now)
    return json({ status: 'ok' })
  },
  { isInPerson: true },
)

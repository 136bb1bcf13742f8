import { route } from '@/lib/http/route'
import { findTaskCounts } from '@/lib/profile/queries'
import { countAcceptedOperation } from '@/lib/users/operations'

export const GET = route(countAcceptedOperation, async ({ scope, params }) => {
  const counts = await findTaskCounts(scope, params.userId)
  return { acceptedCount: counts && counts.accepted }
})

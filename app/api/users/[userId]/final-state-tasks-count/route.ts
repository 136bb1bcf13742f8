import { route } from '@/lib/http/route'
import { findTaskCounts } from '@/lib/profile/queries'
import { countDecidedOperation } from '@/lib/users/operations'

export const GET = route(countDecidedOperation, async ({ scope, params }) => {
  const counts = await findTaskCounts(scope, params.userId)
  return { finalStateCount: counts && counts.final }
})

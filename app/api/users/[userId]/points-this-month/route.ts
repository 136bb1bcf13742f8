import { route } from '@/lib/http/route'
import { readMonthlyPointsOperation } from '@/lib/users/operations'
import { findUserThisMonth } from '@/lib/users/queries'

export const GET = route(readMonthlyPointsOperation, async ({ scope, params }) => {
  const { pointsThisMonth } = await findUserThisMonth(scope, params.userId)
  return { points: pointsThisMonth }
})

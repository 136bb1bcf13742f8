import { route } from '@/lib/http/route'
import { pointsThisMonth } from '@/lib/points/queries'
import { readMonthlyPointsOperation } from '@/lib/users/operations'
import { findUser } from '@/lib/users/queries'

export const GET = route(readMonthlyPointsOperation, async ({ scope, params }) => {
  const user = await findUser(scope, params.userId)
  return { points: await pointsThisMonth(scope, user.id) }
})

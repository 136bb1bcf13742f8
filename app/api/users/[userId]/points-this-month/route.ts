import { route } from '@/lib/http/route'
import { knownId } from '@/lib/ids'
import { pointsThisMonth } from '@/lib/points/queries'
import { readMonthlyPointsOperation } from '@/lib/users/operations'
import { findUser } from '@/lib/users/queries'

export const GET = route(readMonthlyPointsOperation, async ({ scope, params }) => {
  const id = knownId(params.userId, 'tasks.userNotFound')
  const [points] = await Promise.all([pointsThisMonth(scope, id), findUser(scope, id)])
  return { points }
})

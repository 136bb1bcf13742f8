import { pointsThisMonth } from '@/lib/points/queries'
import { json, route } from '@/lib/http/route'
import { findUser } from '@/lib/users/queries'

export const GET = route<{ userId: string }>(async ({ scope, params }) => {
  const user = await findUser(scope, params.userId)
  return json({ points: await pointsThisMonth(scope, user.id) })
})

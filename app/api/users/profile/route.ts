import { dayOf } from '@/lib/calendar'
import { route } from '@/lib/http/route'
import { profileJson } from '@/lib/users/json'
import { readOwnProfileOperation } from '@/lib/users/operations'
import { findUserThisMonth } from '@/lib/users/queries'

export const GET = route(readOwnProfileOperation, async ({ scope }) => {
  const { user, pointsThisMonth } = await findUserThisMonth(scope, scope.viewer.id)
  return profileJson(user, dayOf(scope.now, scope.timeZone), pointsThisMonth)
})

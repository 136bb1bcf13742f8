import 'server-only'
import { dayOf, startOfMonth, startOfNextMonth, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import type { Scope } from '@/lib/scope'

/** What a member earned this family month by tasks and bonuses; an administrator's adjustments are not earnings. */
export async function pointsThisMonth(scope: Scope, memberId: string): Promise<number> {
  const today = dayOf(scope.now, scope.timeZone)
  const { _sum } = await db.pointEntry.aggregate({
    where: {
      memberId,
      kind: { in: ['task', 'streak_bonus'] },
      day: { gte: toDate(startOfMonth(today)), lt: toDate(startOfNextMonth(today)) },
    },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

import 'server-only'
import { dayOf, toDate } from '@/lib/calendar'
import { dayLimitReached } from '@/lib/day-limit'
import { db } from '@/lib/db'
import { planLimits } from '@/lib/planning/limits'
import type { Scope } from '@/lib/scope'

/**
 * Counts a call of the model before it starts, so that parallel requests cannot bypass the limit of the family's day;
 * one that fails counts as well, because it may cost money. Throws AppError too_many.
 */
export async function countModelCall(scope: Scope): Promise<void> {
  const most = planLimits.modelCallsPerDay
  const counted = await db.$executeRaw`
    INSERT INTO "PlannerCount" AS c ("day", "used") VALUES (${toDate(dayOf(scope.now, scope.timeZone))}::date, 1)
    ON CONFLICT ("day") DO UPDATE SET "used" = c."used" + 1 WHERE c."used" < ${most}`
  if (counted === 0) throw dayLimitReached(scope, 'planning.tooManyCalls', { most })
}

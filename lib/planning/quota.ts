import 'server-only'
import { toDate, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { planLimits } from '@/lib/planning/limits'

/**
 * Counts a call of the model before it starts, so that parallel requests cannot bypass the limit of the family's day;
 * one that fails counts as well, because it may cost money. Throws AppError too_many.
 */
export async function countModelCall(day: Day): Promise<void> {
  const most = planLimits.modelCallsPerDay
  const counted = await db.$executeRaw`
    INSERT INTO "PlannerCount" AS c ("day", "used") VALUES (${toDate(day)}::date, 1)
    ON CONFLICT ("day") DO UPDATE SET "used" = c."used" + 1 WHERE c."used" < ${most}`
  if (counted === 0) throw new AppError('too_many', 'planning.tooManyCalls', { values: { most } })
}

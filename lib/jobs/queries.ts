import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { fromDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { activeKinds } from '@/lib/jobs/active'
import { nextRunAt } from '@/lib/jobs/schedule'
import type { JobStatus } from '@/lib/jobs/schema'
import type { Scope } from '@/lib/scope'

/** How the schedule stands, by kind of run; administrators only. One query, over at most 90 days of runs. */
export async function readSchedule(scope: Scope): Promise<JobStatus[]> {
  authorize(scope.viewer, 'schedule:run')
  const runs = await db.jobRun.findMany({
    where: { state: { in: ['done', 'failed'] } },
    orderBy: { day: 'desc' },
    select: { kind: true, day: true, state: true, finishedAt: true, error: true },
  })
  return activeKinds().map((kind) => {
    const own = runs.filter((run) => run.kind === kind)
    const last = own.find(({ state }) => state === 'done')
    const [latest] = own
    return {
      kind,
      lastRanAt: last?.finishedAt?.toISOString() ?? null,
      nextAt: nextRunAt(kind, scope).toISOString(),
      // A later success has made up for an earlier failure.
      failed: latest?.state === 'failed' ? { day: fromDate(latest.day), error: latest.error ?? '' } : null,
    }
  })
}

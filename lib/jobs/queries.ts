import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched, type JsonRow } from '@/lib/batch'
import type { Day } from '@/lib/calendar'
import { jobKinds, nextRunAt } from '@/lib/jobs/schedule'
import type { JobStatus } from '@/lib/jobs/schema'
import type { Scope } from '@/lib/scope'
import { Prisma, type JobRun } from '@/prisma/generated/client'

type EndedRun = Pick<JobRun, 'kind' | 'day' | 'state' | 'finishedAt' | 'error'>

/** How the schedule stands, by kind of run; administrators only. One query, over at most 90 days of runs. */
export async function readSchedule(scope: Scope): Promise<JobStatus[]> {
  authorize(scope.viewer, 'schedule:run')
  const runs = await readBatched<JsonRow<EndedRun>>(
    scope,
    Prisma.sql`SELECT "kind", "day", "state", "finishedAt", "error" FROM "JobRun"
      WHERE "state" IN ('done', 'failed') ORDER BY "day" DESC`,
  )
  return jobKinds.map((kind) => {
    const own = runs.filter((run) => run.kind === kind)
    const last = own.find(({ state }) => state === 'done')
    const [latest] = own
    return {
      kind,
      lastRanAt: last?.finishedAt ? new Date(last.finishedAt).toISOString() : null,
      nextAt: nextRunAt(kind, scope).toISOString(),
      // A later success has made up for an earlier failure.
      failed: latest?.state === 'failed' ? { day: latest.day as Day, error: latest.error ?? '' } : null,
    }
  })
}

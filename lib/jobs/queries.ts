import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import type { Day } from '@/lib/calendar'
import { translateMessage } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import { activeKinds } from '@/lib/jobs/active'
import type { JobStatus } from '@/lib/jobs/schema'
import { nextRunAt } from '@/lib/schedule/timings'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** The state of the schedule by kind of run; administrators only. Reads at most 90 days of runs. */
export async function readSchedule(scope: Scope): Promise<JobStatus[]> {
  authorize(scope.viewer, 'schedule:run')
  const textOf = (error: string) => translateMessage(translatorOfAll(scope.locale), scope.locale, error)
  const [[settings], runs] = await Promise.all([readHour(scope), readRuns(scope)])
  return activeKinds().map((kind) => {
    const own = runs.filter((run) => run.kind === kind)
    const last = own.find(({ state }) => state === 'done')
    const [latest] = own
    return {
      kind,
      lastRanAt: last?.finishedAt ? new Date(last.finishedAt).toISOString() : null,
      nextAt: nextRunAt(kind, { ...scope, digestHour: settings?.digestHour }).toISOString(),
      // A later success has made up for an earlier failure.
      failed: latest?.state === 'failed' ? { day: latest.day, error: textOf(latest.error ?? 'jobs.unexpected') } : null,
    }
  })
}

type JobRun = { kind: string; day: Day; state: 'done' | 'failed'; finishedAt: string | null; error: string | null }

/**
 * SQL for the active kinds whose latest run failed. One that is running now makes up for the failure before it: the
 * digest does not report its own.
 */
export function failedKinds(): Prisma.Sql {
  return Prisma.sql`SELECT "kind" FROM (
      SELECT DISTINCT ON ("kind") "kind", "state" FROM "JobRun"
      WHERE "kind" = ANY(${activeKinds()}::text[]) AND "state" IN ('done', 'failed', 'running')
      ORDER BY "kind", "day" DESC) latest
    WHERE "state" = 'failed'`
}

function readRuns(scope: Scope): Promise<JobRun[]> {
  return readBatched(
    scope,
    Prisma.sql`SELECT "kind", "day", "state", "finishedAt", "error" FROM "JobRun"
      WHERE "state" IN ('done', 'failed') ORDER BY "day" DESC`,
  )
}

function readHour(scope: Scope): Promise<{ digestHour: number }[]> {
  return readBatched(scope, Prisma.sql`SELECT "digestHour" FROM "FamilySettings"`)
}

import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { fromDate, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { nextRunAt } from '@/lib/schedule/timings'
import type { Scope } from '@/lib/scope'
import * as z from '@/lib/zod'

const report = z.object({ bytes: z.int(), rows: z.int(), pictures: z.int() })

/** The state of the scheduled backup; null without one. `keep` is how many are kept, sizes are in bytes. */
export type BackupState = {
  keep: number
  nextAt: Date
  last: ({ at: Date } & z.output<typeof report>) | null
  /** The latest failure since. */
  failed: { day: Day; error: string } | null
}

/** The state of the scheduled backup; administrators only. */
export async function readBackupState(scope: Scope): Promise<BackupState | null> {
  authorize(scope.viewer, 'family:manage')
  const { BACKUP_DIR, BACKUP_KEEP: keep } = env()
  if (!BACKUP_DIR) return null
  const runs = await db.jobRun.findMany({
    where: { kind: 'backup', state: { in: ['done', 'failed'] } },
    orderBy: { day: 'desc' },
    select: { day: true, state: true, finishedAt: true, error: true, report: true },
  })
  const [latest] = runs
  const done = runs.find(({ state }) => state === 'done')
  const found = report.safeParse(done?.report)
  return {
    keep,
    nextAt: nextRunAt('backup', scope),
    last: done?.finishedAt && found.success ? { at: done.finishedAt, ...found.data } : null,
    failed: latest?.state === 'failed' ? { day: fromDate(latest.day), error: latest.error ?? '' } : null,
  }
}

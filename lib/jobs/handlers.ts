import 'server-only'
import { backUpToFolder } from '@/lib/backup/commands'
import { db } from '@/lib/db'
import { queueDigests } from '@/lib/digest/commands'
import { withholdDigest } from '@/lib/digest/withhold'
import { deliverQueued } from '@/lib/emails/delivery'
import { AppError } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import type { QueuedJob } from '@/lib/jobs/queue'
import { jobKinds, type JobKind } from '@/lib/schedule/timings'
import { log } from '@/lib/log'
import { extendRules } from '@/lib/recurring/extend'
import { reconcile, sweep } from '@/lib/schedule/commands'
import { deliverReminder } from '@/lib/reminders/deliver'
import { withholdEmail } from '@/lib/reminders/withhold-email'
import type { Scope } from '@/lib/scope'
import { toDate, toDay, type Day } from '@/lib/calendar'

type Report = Record<string, number>

const kinds: Record<JobKind, (scope: Scope, day: Day) => Promise<Report>> = {
  recurring: (scope) => extendRules(scope),
  sweep,
  reconcile,
  digest: queueDigests,
  backup: backUpToFolder,
}

/** Does a queued job. Throws when it failed and should be attempted again. */
export async function handle(scope: Scope, job: QueuedJob): Promise<void> {
  if (job.type === 'email') {
    const { emailId } = job
    const isWithheld = (await withholdEmail(scope, emailId)) || (await withholdDigest(scope, emailId))
    if (!isWithheld) await deliverQueued(scope, emailId)
    return
  }
  if (job.type === 'reminder') return deliverReminder(scope, job.deliveryId, new Date(job.dueAt ?? scope.now))
  const kind = jobKinds.find((each) => each === job.kind)
  // A job of a later version, while servers of both versions run.
  if (!kind) return
  await runOnce(scope, kind, toDay(job.day))
}

/** Makes a run unless it is done. Throws its error after recording it. */
async function runOnce(scope: Scope, kind: JobKind, day: Day): Promise<void> {
  const where = { kind, day: toDate(day) }
  const { count } = await db.jobRun.updateMany({
    where: { ...where, state: { not: 'done' } },
    data: { state: 'running', startedAt: scope.now, attempts: { increment: 1 } },
  })
  if (count === 0) return
  try {
    const report = await kinds[kind](scope, day)
    await db.jobRun.updateMany({ where, data: { state: 'done', finishedAt: scope.now, error: null, report } })
    log.info({ event: 'job_done', kind, day, ...report }, 'a scheduled job is done')
  } catch (error) {
    const reason = error instanceof AppError ? error.message : messageOf('jobs.unexpected')
    await db.jobRun
      .updateMany({
        where: { ...where, state: { not: 'done' } },
        data: { state: 'failed', finishedAt: scope.now, error: reason },
      })
      .catch(() => undefined)
    throw error
  }
}

import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, fromDate, toDate, toDay } from '@/lib/calendar'
import { monotonic } from '@/lib/clock'
import { db } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { emailsDue } from '@/lib/digest/withhold'
import { AppError } from '@/lib/errors'
import { activeKinds } from '@/lib/jobs/active'
import { handle } from '@/lib/jobs/handlers'
import { mostJobAttempts, openQueue, type Queue } from '@/lib/jobs/queue'
import type { RunAgain, RunAgainState } from '@/lib/jobs/schema'
import { log } from '@/lib/log'
import { countJob } from '@/lib/metrics/observe'
import { dueDeliveries } from '@/lib/reminders/plan'
import { runSchedule, type ScheduleReport } from '@/lib/schedule/commands'
import { dueDay, type JobKind } from '@/lib/schedule/timings'
import type { Scope } from '@/lib/scope'
import { digestHour } from '@/lib/settings/queries'
import { Prisma } from '@/prisma/generated/client'

/** Days for which finished runs are kept. */
const keptDays = 90

/** How long an administrator waits at most for a run that another process makes, in milliseconds. */
const longestWaitMs = 10_000
/** The time between two looks at that run, in milliseconds. */
const pollMs = 200

let opened: Promise<Queue> | undefined

/** The queue of this process, opened on first use; a failed start is retried on the next. */
function queueOfProcess(): Promise<Queue> {
  opened ??= openQueue().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Closes this process's queue, if it was opened. */
export async function closeQueue(): Promise<void> {
  const queue = await opened?.catch(() => undefined)
  opened = undefined
  await queue?.close()
}

type Options = {
  queue?: Queue
  /** Called before each job; false leaves the rest for the next time. */
  goesOn?: () => boolean
}

/**
 * Does everything that is due: scheduled runs, reminders, and e-mails that wait for another attempt. Any number of
 * processes may call this at the same time; each job is done by one of them. For the scheduler and administrators.
 */
export async function workJobs(scope: Scope, { queue, goesOn = () => true }: Options = {}) {
  authorize(scope.viewer, 'schedule:run')
  const open = queue ?? (await queueOfProcess())
  const begun = monotonic()
  // More may become due while this works.
  const present = () => ({ ...scope, now: new Date(scope.now.getTime() + monotonic() - begun) })
  await open.maintain()
  await queueDue(scope, open)
  const total = { jobsDone: 0, jobsFailed: 0 }
  while (goesOn()) {
    const job = await open.take()
    if (!job) {
      // A digest or a reminder may have queued e-mails.
      const isNew = [await queueReminders(present(), open), await queueEmails(present(), open)]
      if (isNew.includes(true)) continue
      return total
    }
    try {
      await handle(present(), job.data)
      await open.complete(job.id)
      total.jobsDone += 1
      countJob(job.data.type, 'done')
    } catch (error) {
      log.error({ event: 'job_failed', ...job.data, err: error }, 'a job of the queue failed')
      await open.fail(job.id, error instanceof Error ? error.name : 'unknown')
      total.jobsFailed += 1
      countJob(job.data.type, 'failed')
    }
  }
  return total
}

async function queueDue(scope: Scope, queue: Queue): Promise<void> {
  const moment = { ...scope, digestHour: await digestHour() }
  const due = activeKinds().flatMap((kind) => {
    const day = dueDay(kind, moment)
    return day ? [{ kind, day: toDate(day) }] : []
  })
  await db.jobRun.createMany({ data: due, skipDuplicates: true })
  // An earlier run that never started is left out, because the run that is due now does its work as well; one that an
  // administrator asked for again is not.
  // After a restore a run may be recorded as running, or as failed with attempts left, without a job in the queue:
  // backups do not contain the queue.
  const runs = await db.jobRun.findMany({
    where: {
      OR: [
        { state: { in: ['queued', 'running'] }, OR: [{ round: { gt: 0 } }, ...due] },
        { state: 'failed', attempts: { lt: mostJobAttempts }, OR: due },
      ],
    },
  })
  for (const { kind, day, round } of runs) {
    const on = fromDate(day)
    await queue.add({ type: 'run', kind, day: on }, `run ${kind} ${on} ${round}`)
  }
  const oldest = toDate(addDays(dayOf(scope.now, scope.timeZone), -keptDays))
  await deleteOld('JobRun', Prisma.sql`"day" < ${oldest}::date`)
}

/**
 * Queues the e-mails that wait for an attempt, all of them, since the first ones may have been queued before. Returns
 * whether there was a new one.
 */
async function queueEmails(scope: Scope, queue: Queue): Promise<boolean> {
  const waiting = await db.emailMessage.findMany({
    where: { ...emailsDue(scope), outcome: 'queued', reminderDeliveries: { none: { dueAt: { gt: scope.now } } } },
    orderBy: { id: 'asc' },
    select: { id: true, round: true },
  })
  let isNew = false
  for (const { id, round } of waiting) {
    if (await queue.add({ type: 'email', emailId: id }, `email ${id} ${round}`)) isNew = true
  }
  return isNew
}

/** Queues the deliveries of reminders that are due. Returns whether there was a new one. */
async function queueReminders(scope: Scope, queue: Queue): Promise<boolean> {
  let isNew = false
  for (const { id, dueAt } of await dueDeliveries(scope)) {
    const job = { type: 'reminder', deliveryId: id, dueAt: dueAt.toISOString() } as const
    if (await queue.add(job, `reminder ${id} ${job.dueAt}`)) isNew = true
  }
  return isNew
}

/** The runs that `runSchedule` makes by itself. */
const ofSchedule = ['recurring', 'sweep', 'reconcile'] as const satisfies readonly JobKind[]

/**
 * Runs the schedule now, whether or not it is due, then everything else that is due, also when the schedule failed. A
 * queue that cannot be opened is logged and does not fail the call. For the scheduler and administrators.
 */
export async function runScheduleNow(scope: Scope): Promise<ScheduleReport> {
  const [run] = await Promise.allSettled([runSchedule(scope)])
  if (run.status === 'fulfilled') await recordRuns(scope)
  try {
    await workJobs(scope)
  } catch (error) {
    log.error({ event: 'jobs_failed', err: error }, 'the job queue could not be processed')
  }
  if (run.status === 'rejected') throw run.reason
  return run.value
}

async function recordRuns(scope: Scope): Promise<void> {
  const done = { state: 'done', finishedAt: scope.now, error: null } as const
  for (const kind of ofSchedule) {
    const day = toDate(dueDay(kind, scope) ?? dayOf(scope.now, scope.timeZone))
    await db.jobRun.createMany({ data: [{ kind, day }], skipDuplicates: true })
    await db.jobRun.updateMany({ where: { kind, day }, data: { ...done, startedAt: scope.now } })
  }
}

/**
 * Makes a failed run again at once, and answers `running` while another process is still at it after ten seconds;
 * administrators only. Throws AppError not_found when it has not failed.
 */
export async function runAgain(scope: Scope, { kind, day }: RunAgain): Promise<{ state: RunAgainState }> {
  authorize(scope.viewer, 'schedule:run')
  const where = { kind, day: toDate(toDay(day)) }
  const { count } = await db.jobRun.updateMany({
    where: { ...where, state: 'failed' },
    data: { state: 'queued', round: { increment: 1 }, error: null },
  })
  if (count === 0) throw new AppError('not_found', 'jobs.notFailed')
  await workJobs(scope)
  // The scheduler may have taken it first.
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const { state } = await db.jobRun.findFirstOrThrow({ where, select: { state: true } })
    if (state === 'done' || state === 'failed') return { state }
    if (waitedMs >= longestWaitMs) return { state: 'running' }
    await sleep(pollMs)
  }
}

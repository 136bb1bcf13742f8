import * as z from '@/lib/zod'
import { count } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'

/** Result of a scheduled run. */
export const scheduleReport = z.strictObject({
  status: z.literal('ok'),
  rulesExtended: count,
  tasksAdded: count,
  tasksExpired: count,
  pointsCorrected: count,
  streaksCorrected: count,
})

export const runScheduleOperation = operation({
  path: '/api/cron/recurring',
  method: 'get',
  tag: 'Server',
  summary: 'Run the schedule',
  description:
    'Extends recurring rules, sweeps expired tasks and reconciles points, then works the job queue. Idempotent.',
  access: 'schedule:run',
  credentials: 'cron',
  answer: { name: 'ScheduleReport', schema: scheduleReport, description: 'The number of changes of each kind.' },
  errors: { 503: 'CRON_SECRET is not set.' },
})

export const workJobsOperation = operation({
  path: '/api/cron/jobs',
  method: 'get',
  tag: 'Server',
  summary: 'Run the jobs that are due',
  description:
    'Runs every job that is due: recurring rules, the sweep, reconciliation, reminders, digests, e-mails and backups. A ' +
    'long-running server does this by itself. Parallel calls share the work.',
  access: 'schedule:run',
  credentials: 'cron',
  answer: {
    name: 'JobReport',
    schema: z.strictObject({ status: z.literal('ok'), jobsDone: count, jobsFailed: count }),
    description: 'The number of jobs that ran, and of jobs that failed and will be retried.',
  },
  errors: { 503: 'CRON_SECRET is not set.' },
})

export const scheduleOperations = [runScheduleOperation, workJobsOperation] as const

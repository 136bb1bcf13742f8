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
    'Extends recurring rules, sweeps expired tasks, and reconciles points, then works the job queue. Running it again ' +
    'does no harm.',
  access: 'schedule:run',
  credentials: 'cron',
  answer: { name: 'ScheduleReport', schema: scheduleReport, description: 'What it did.' },
  errors: { 503: 'No secret is set up.' },
})

export const workJobsOperation = operation({
  path: '/api/cron/jobs',
  method: 'get',
  tag: 'Server',
  summary: 'Work the job queue',
  description:
    'Does everything that is due: recurring rules, the sweep, reconciliation, digests and e-mails that wait for another ' +
    'attempt. A server that stays does this by itself. Calls at the same time share the work.',
  access: 'schedule:run',
  credentials: 'cron',
  answer: {
    name: 'JobReport',
    schema: z.strictObject({ status: z.literal('ok'), jobsDone: count, jobsFailed: count }),
    description: 'How many jobs were done, and how many failed and will be attempted again.',
  },
  errors: { 503: 'No secret is set up.' },
})

export const scheduleOperations = [runScheduleOperation, workJobsOperation] as const

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
  description: 'Extends recurring rules, sweeps expired tasks, and reconciles points. Running it again does no harm.',
  access: 'schedule:run',
  credentials: 'cron',
  answer: { name: 'ScheduleReport', schema: scheduleReport, description: 'What it did.' },
  errors: { 503: 'No secret is set up.' },
})

export const scheduleOperations = [runScheduleOperation] as const

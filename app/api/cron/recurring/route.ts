import { route } from '@/lib/http/route'
import { runSchedule } from '@/lib/schedule/commands'
import { runScheduleOperation } from '@/lib/schedule/operations'

export const GET = route(runScheduleOperation, async ({ scope }) => ({
  status: 'ok' as const,
  ...(await runSchedule(scope)),
}))

export const maxDuration = 60

import { route } from '@/lib/http/route'
import { runScheduleNow } from '@/lib/jobs/commands'
import { runScheduleOperation } from '@/lib/schedule/operations'

export const GET = route(runScheduleOperation, async ({ scope }) => ({
  status: 'ok' as const,
  ...(await runScheduleNow(scope)),
}))

export const maxDuration = 60

import { route } from '@/lib/http/route'
import { workJobs } from '@/lib/jobs/commands'
import { workJobsOperation } from '@/lib/schedule/operations'

export const GET = route(workJobsOperation, async ({ scope }) => ({
  status: 'ok' as const,
  ...(await workJobs(scope)),
}))

export const maxDuration = 60

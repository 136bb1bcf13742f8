import { remote } from '@/components/rest/call'
import type { readTaskOperation } from '@/lib/tasks/operations'

/** GET /api/tasks/{taskId} */
export const readTask = remote<typeof readTaskOperation>({
  method: 'get',
  path: '/api/tasks/{taskId}',
  load: async () => (await import('@/lib/tasks/operations')).readTaskOperation,
})

import { remote } from '@/components/rest/call'
import type { listManagedUsersOperation } from '@/lib/users/managed-operations'

/** GET /api/admin/users */
export const listManagedUsers = remote<typeof listManagedUsersOperation>({
  method: 'get',
  path: '/api/admin/users',
  load: async () => (await import('@/lib/users/managed-operations')).listManagedUsersOperation,
})

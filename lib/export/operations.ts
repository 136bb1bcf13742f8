import { exported } from '@/lib/export/json'
import { operation } from '@/lib/http/operation'

export const exportOperation = operation({
  path: '/api/users/{userId}/export',
  method: 'get',
  tag: 'Users',
  summary: 'Download your own data',
  description:
    'Each list is sorted by id. It contains no passwords, no secrets and no data of other people. One export at a time: ' +
    'a second one in parallel gets 429.',
  access: 'signed-in',
  answer: { name: 'Export', schema: exported, description: 'Your data, as a download.' },
  errors: { 403: 'It belongs to another user.', 429: 'Another export of yours is in progress.' },
})

export const exportOperations = [exportOperation] as const

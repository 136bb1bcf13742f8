import { exported } from '@/lib/export/json'
import { operation } from '@/lib/http/operation'

export const exportOperation = operation({
  path: '/api/users/{userId}/export',
  method: 'get',
  tag: 'Users',
  summary: 'Download your own data',
  description:
    'Each list by id. Nothing in it is another person’s, a password or a secret. One at a time; while an earlier one is ' +
    'being read, the answer is 429.',
  access: 'signed-in',
  answer: { name: 'Export', schema: exported, description: 'Your data, to be saved as a file.' },
  errors: { 403: 'It is another user’s.', 429: 'Another export of yours is being read.' },
})

export const exportOperations = [exportOperation] as const

import { z } from 'zod'
import { operation } from '@/lib/http/operation'

/** An operation that lets everybody in and answers anything, for tests of the door itself. */
export const anyOperation = operation({
  path: '/api/any',
  method: 'get',
  tag: 'Server',
  summary: 'Ask for anything',
  access: 'public',
  answer: { name: 'Anything', schema: z.unknown(), description: 'Anything.' },
})

import * as z from '@/lib/zod'
import { id } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'

export const findReportOperation = operation({
  path: '/api/admin/safeguarding/{reportId}',
  method: 'get',
  tag: 'Administration',
  summary: 'Read the whole text of a report',
  description: 'As it was written, also when its task is gone. Not for the one who wrote it.',
  access: 'task:manage',
  answer: { name: 'Report', schema: z.strictObject({ id, text: z.string() }), description: 'The text.' },
})

export const readReportOperation = operation({
  path: '/api/admin/safeguarding/{reportId}/reading',
  method: 'post',
  tag: 'Administration',
  summary: 'Say that you read a text that was reported for safety',
  description: 'It leaves your own review queue, and nobody else’s.',
  access: 'task:manage',
  answer: { status: 204, description: 'It is off your list.' },
})

export const safeguardingOperations = [findReportOperation, readReportOperation] as const

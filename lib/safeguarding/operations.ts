import * as z from '@/lib/zod'
import { id } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'

export const findReportOperation = operation({
  path: '/api/admin/safeguarding/{reportId}',
  method: 'get',
  tag: 'Administration',
  summary: 'Read the text of a safeguarding report',
  description: 'The text as submitted, even if its task has been deleted. Its writer cannot read it here.',
  access: 'task:manage',
  answer: { name: 'Report', schema: z.strictObject({ id, text: z.string() }), description: 'The text.' },
})

export const readReportOperation = operation({
  path: '/api/admin/safeguarding/{reportId}/reading',
  method: 'post',
  tag: 'Administration',
  summary: 'Mark a safeguarding report as read',
  description: 'The report leaves your review queue only; other administrators keep it in theirs.',
  access: 'task:manage',
  answer: { status: 204, description: 'The report is removed from your review queue.' },
})

export const safeguardingOperations = [findReportOperation, readReportOperation] as const

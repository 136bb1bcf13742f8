import * as z from '@/lib/zod'
import { count, id } from '@/lib/http/answers'
import { readJson } from '@/lib/http/body'
import { operation } from '@/lib/http/operation'
import { bulkImport } from '@/lib/imports/bulk-schema'
import type { ImportResult } from '@/lib/imports/plan'
import { importLimits } from '@/lib/imports/limits'
import { exactly } from '@/lib/http/exact'

const importResult = exactly<ImportResult>()(
  z.strictObject({
    user: z.string(),
    success: z.boolean(),
    message: z.string(),
    tasksAdded: count,
    taskIds: z.array(id),
  }),
)

export const importTasksOperation = operation({
  path: '/api/admin/tasks/bulk',
  method: 'post',
  tag: 'Tasks',
  summary: 'Import tasks for many users',
  description:
    'Each entry is imported completely or not at all and has one result: an invalid entry does not affect the ' +
    'others. Tasks that were imported before are not added again. At most 1,000 tasks and 1 MB.',
  access: 'task:manage',
  // The command validates each entry separately, to report each.
  body: { name: 'BulkImport', schema: bulkImport, read: (request) => readJson(request, { isTextChecked: false }) },
  limit: importLimits.bytes,
  answer: {
    name: 'BulkResult',
    schema: z.strictObject({ results: z.array(importResult) }),
    description: 'One result per entry.',
  },
})

export const importOperations = [importTasksOperation] as const

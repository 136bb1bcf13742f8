import { route } from '@/lib/http/route'
import { importTasks } from '@/lib/imports/commands'
import { importTasksOperation } from '@/lib/imports/operations'

export const POST = route(importTasksOperation, async ({ scope, body }) => ({
  results: await importTasks(scope, body),
}))

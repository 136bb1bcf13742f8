import { authorize } from '@/lib/auth/policy'
import { readJson } from '@/lib/http/body'
import { importTasks } from '@/lib/imports/commands'
import { importLimits } from '@/lib/imports/schema'
import { json, route } from '@/lib/http/route'

export const POST = route(
  async ({ scope, request }) => {
    authorize(scope.viewer, 'task:manage')
    // One entry at fault leaves the others alone: each is checked by itself.
    return json({ results: await importTasks(scope, await readJson(request, { isTextChecked: false })) })
  },
  { limit: importLimits.bytes },
)

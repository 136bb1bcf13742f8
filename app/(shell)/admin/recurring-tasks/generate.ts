import { jsonOf, messageOf, send } from '@/components/form/send'
import type { Result } from '@/lib/http/action'
import type { ImportResult } from '@/lib/imports/plan'
import { messages } from '@/lib/messages'
import { bulkEntries } from '@/lib/recurring/form'
import type { GenerateTasks } from '@/lib/recurring/schema'
import { keepRepeatingAction } from './actions'

/** What was made: tasks that were already there are `known`. */
export type Generated = { tasksAdded: number; known: number; isRepeating: boolean }

/**
 * Makes the tasks by the bulk call, and then stores the rule when it is to go on. Asking for the same again adds
 * nothing, so that whatever failed can be tried again.
 */
export async function generate(input: GenerateTasks, timeZone: string): Promise<Result<Generated>> {
  const entries = bulkEntries(input, timeZone)
  const reply = await send('POST', '/api/admin/tasks/bulk', { body: entries })
  if (!reply.ok) return { ok: false, message: messageOf(reply) }
  const result = (jsonOf(reply) as { results?: ImportResult[] } | null)?.results?.[0]
  if (!result?.success) return { ok: false, message: result?.message ?? messages.common.unknownError }
  const asked = entries.reduce((sum, { tasks }) => sum + tasks.length, 0)
  if (input.keepRepeating) {
    const kept = await keepRepeatingAction(input)
    if (!kept.ok) return kept
  }
  const { tasksAdded } = result
  return { ok: true, data: { tasksAdded, known: asked - tasksAdded, isRepeating: input.keepRepeating } }
}

import { call, remote } from '@/components/rest/call'
import { errorMessageOf } from '@/components/rest/send'
import type { EditedRule } from '@/lib/recurring/form'
import type { readRuleOperation } from '@/lib/recurring/operations'

/** GET /api/admin/recurring/{ruleId} */
const readRule = remote<typeof readRuleOperation>({
  method: 'get',
  path: '/api/admin/recurring/{ruleId}',
  load: async () => (await import('@/lib/recurring/operations')).readRuleOperation,
})

/** The current rule with its full texts, or the server's message, or `otherwise` if there is none. */
export async function fetchRule(
  ruleId: string,
  otherwise: string,
): Promise<{ rule: EditedRule } | { message: string }> {
  const called = await call(readRule, { params: { ruleId } }).catch(() => null)
  if (called?.answer) return { rule: called.answer }
  return { message: called ? errorMessageOf(called.reply, otherwise) : otherwise }
}

import { ndjson } from '@/lib/http/ndjson'
import { route } from '@/lib/http/route'
import { streamPlan } from '@/lib/planning/commands'
import { streamPlanOperation } from '@/lib/planning/operations'

export const POST = route(streamPlanOperation, ({ scope, body, request }) => {
  const leaving = new AbortController()
  const entries = streamPlan(scope, body, AbortSignal.any([request.signal, leaving.signal]))
  const { locale } = scope
  return ndjson(entries, { locale, asked: streamPlanOperation.path, onLeave: () => leaving.abort() })
})

import { noStore } from '@/lib/http/error-response.mjs'
import { route } from '@/lib/http/route'
import { readMetricsOperation } from '@/lib/monitoring/operations'
import { readMetrics } from '@/lib/monitoring/queries'

export const GET = route(readMetricsOperation, async ({ scope }) => {
  const { text, type } = await readMetrics(scope)
  return new Response(text, { headers: { ...noStore, 'Content-Type': type } })
})

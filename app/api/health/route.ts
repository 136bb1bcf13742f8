import { retryAfterSeconds } from '@/lib/database-errors'
import { isHealthy } from '@/lib/health'
import { json, route } from '@/lib/http/route'
import { readHealthOperation } from '@/lib/openapi/server-operations'

export const GET = route(readHealthOperation, async () => {
  if (await isHealthy()) return { status: 'ok' as const }
  return json({ status: 'unavailable' }, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } })
})

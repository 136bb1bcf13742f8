import { retryAfterSeconds } from '@/lib/database-errors'
import { isHealthy } from '@/lib/health'
import { json } from '@/lib/http/route'

/** 200 when the database answers, else 503. Anyone may ask: it says nothing else. */
export async function GET() {
  if (await isHealthy()) return json({ status: 'ok' })
  return json({ status: 'unavailable' }, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } })
}

import { isHealthy } from '@/lib/health'
import { json } from '@/lib/route'

/** 200 when the database answers, else 503. Anyone may ask: it says nothing else. */
export async function GET() {
  return (await isHealthy()) ? json({ status: 'ok' }) : json({ status: 'unavailable' }, { status: 503 })
}

import 'server-only'
import { db } from '@/lib/db'
import { log } from '@/lib/log'

/** Whether the database answers. */
export async function isHealthy(): Promise<boolean> {
  try {
    await db.$queryRaw`SELECT 1`
    return true
  } catch (error) {
    log.error({ event: 'unhealthy', err: error }, 'the database does not answer')
    return false
  }
}

import 'server-only'
import { db } from '@/lib/db'
import { log } from '@/lib/log'

const timeoutMs = 3_000

/** Whether the database responds within three seconds. */
export async function isHealthy(ask: () => Promise<unknown> = () => db.$queryRaw`SELECT 1`): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    await Promise.race([ask(), late])
    return true
  } catch (error) {
    log.error({ event: 'health_check_failed', err: error }, 'the database does not answer')
    return false
  } finally {
    clearTimeout(timer)
  }
}

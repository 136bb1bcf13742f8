import type { Database } from '@/lib/db'

/**
 * Waits until this many connections of the test's database wait for a lock. It does not ask pg_stat_activity: a
 * transaction sees that view as it was when it first read it, without the connections that were opened since.
 */
export async function untilWaitingForLocks(tx: Database, count = 1): Promise<void> {
  const waiting = () => tx.$queryRaw<object[]>`
    SELECT DISTINCT pid FROM pg_locks AS wanted JOIN pg_locks AS held USING (pid)
    WHERE NOT wanted.granted AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  while ((await waiting()).length < count) await new Promise((resolve) => setTimeout(resolve, 10))
}

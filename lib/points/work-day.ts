import 'server-only'
import { dayOf, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'

type Work = { taskId: string; memberId: string }

/**
 * The family day on which the member submitted the work being decided: their newest confirmed submission of the task,
 * else their newest submission. Null when they submitted nothing.
 */
export async function workDay(tx: Database, { taskId, memberId }: Work, timeZone: string): Promise<Day | null> {
  const submission =
    (await tx.submission.findFirst({
      where: { taskId, memberId, confirmedAt: { not: null } },
      orderBy: { sequence: 'desc' },
      select: { evaluatedAt: true },
    })) ??
    (await tx.submission.findFirst({
      where: { taskId, memberId },
      orderBy: { sequence: 'desc' },
      select: { evaluatedAt: true },
    }))
  return submission && dayOf(submission.evaluatedAt, timeZone)
}

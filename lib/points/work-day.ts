import 'server-only'
import { dayOf, type Day } from '@/lib/calendar'
import type { Statements } from '@/lib/db'
import { Prisma } from '@/prisma/generated/client'

/**
 * SQL that puts the submission which a decision is about first among a member's submissions of a task: the newest
 * confirmed one, else the newest.
 */
export const decidedFirst = Prisma.sql`ORDER BY ("confirmedAt" IS NOT NULL) DESC, "sequence" DESC`

type Work = { taskId: string; memberId: string }

/**
 * The family day on which the member submitted the work being decided: their newest confirmed submission of the task,
 * else their newest submission. Null when they submitted nothing.
 */
export async function workDay(tx: Statements, { taskId, memberId }: Work, timeZone: string): Promise<Day | null> {
  const [submission] = await tx.$queryRaw<{ evaluatedAt: Date }[]>`
    SELECT "evaluatedAt" FROM "Submission" WHERE "taskId" = ${taskId}::uuid AND "memberId" = ${memberId}::uuid
    ${decidedFirst} LIMIT 1`
  return submission ? dayOf(submission.evaluatedAt, timeZone) : null
}

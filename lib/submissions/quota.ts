import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Whose evaluation of which task, and on which family day. */
export type Use = { memberId: string; taskId: string; day: Date }

/** Evaluations begun per evaluation allowed: a model that keeps failing costs money as well. */
const callsPerEvaluation = 2

/**
 * Counts an evaluation before it is made, so that parallel requests cannot slip past a limit. Throws AppError
 * too_many once the member has used the daily limit, as many were unsure, or twice as many were begun.
 */
export async function countEvaluation({ memberId, taskId, day }: Use): Promise<void> {
  const limit = env().EVALUATIONS_PER_DAY
  const counted = await db.$executeRaw`
    INSERT INTO "EvaluationCount" AS c ("memberId", "taskId", "day", "used", "calls")
    VALUES (${memberId}::uuid, ${taskId}::uuid, ${day}::date, 1, 1)
    ON CONFLICT ("memberId", "taskId", "day") DO UPDATE SET "used" = c."used" + 1, "calls" = c."calls" + 1
    WHERE c."used" < ${limit} AND c."calls" < ${limit * callsPerEvaluation} AND c."unsure" < ${limit}`
  if (counted > 0) return
  const count = await db.evaluationCount.findUnique({ where: { memberId_taskId_day: { memberId, taskId, day } } })
  const isUsedUp = !count || count.used >= limit || count.unsure >= limit
  throw isUsedUp
    ? new AppError('too_many', 'submission.dailyLimit', { values: { limit } })
    : new AppError('too_many', 'submission.dailyCalls')
}

/** Counts an evaluation that turned out unsure against the limit of its own, as large as the usual one. */
export async function countUnsure(use: Use): Promise<void> {
  await db.evaluationCount.updateMany({
    where: { ...use, used: { gt: 0 } },
    data: { used: { decrement: 1 }, calls: { decrement: 1 }, unsure: { increment: 1 } },
  })
}

/** Gives an evaluation that failed through the evaluator back to the member. It stays counted as a call. */
export async function uncountEvaluation(use: Use): Promise<void> {
  await db.evaluationCount.updateMany({ where: { ...use, used: { gt: 0 } }, data: { used: { decrement: 1 } } })
}
